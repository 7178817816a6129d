import { alignTokens } from '../align/align-tokens.ts';
import type { ReadingText } from '../../layout/reading-text/index.ts';
import { isUnchosen } from '../changed-choice.ts';
import { keyAt } from '../markers.ts';

/** Tokens of both sides that are the same in one order of reading of each. */
export interface Way {
  readonly pairs: readonly (readonly [a: number, b: number])[];
  /** What is only parted otherwise, `war- ranties` and `warranties`. */
  readonly parted: { readonly a: readonly number[]; readonly b: readonly number[] };
  /** Tokens that are not explained. */
  readonly open: number;
}

/** Holds one order of reading against another, word by word and letter by letter. */
export function alignWay(a: ReadingText, inA: readonly number[], b: ReadingText, inB: readonly number[]): Way {
  const partners = alignOrders(a, inA, b, inB);
  const pairs = [...partners].flatMap((partner, at): [number, number][] => {
    const [own, other] = [inA[at], inB[partner]];
    return own === undefined || other === undefined ? [] : [[own, other]];
  });
  const parted = partedIn({ text: a, order: inA }, { text: b, order: inB }, partners);
  const open = inA.length + inB.length - 2 * pairs.length - parted.a.length - parted.b.length;
  return { pairs, parted, open };
}

/** For each token of the one order the position of its partner in the other, or -1. */
function alignOrders(a: ReadingText, inA: readonly number[], b: ReadingText, inB: readonly number[]): Int32Array {
  const ids = new Map<string, number>();
  const idOf = (text: ReadingText, token: number): number => {
    const key = keyOf(text, token);
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    return id;
  };
  return alignTokens(
    Int32Array.from(inA, (token) => idOf(a, token)),
    Int32Array.from(inB, (token) => idOf(b, token)),
  );
}

/** What is ticked in a form is other than what is only on offer. */
const keyOf = (text: ReadingText, token: number): string =>
  isUnchosen(text, token) ? `${keyAt(text, token)} ?` : keyAt(text, token);

interface Ordered {
  readonly text: ReadingText;
  readonly order: readonly number[];
}

/** Runs without partners that have the letters of the run in their place. */
function partedIn(a: Ordered, b: Ordered, partners: Int32Array): Way['parted'] {
  const parted: { a: number[]; b: number[] } = { a: [], b: [] };
  let [startA, startB] = [0, 0];
  for (let at = 0; at <= partners.length; at += 1) {
    const partner = at === partners.length ? b.order.length : (partners[at] ?? -1);
    if (partner < 0) continue;
    const [runA, runB] = [a.order.slice(startA, at), b.order.slice(startB, partner)];
    if (areParted(lettersOf(a.text, runA), lettersOf(b.text, runB))) {
      parted.a.push(...runA);
      parted.b.push(...runB);
    }
    [startA, startB] = [at + 1, partner + 1];
  }
  return parted;
}

const lettersOf = (text: ReadingText, run: readonly number[]): string =>
  run.map((token) => keyOf(text, token)).join('');

/** Two numbers do not run together: `1 2` is no `12`. */
const areParted = (a: string, b: string): boolean => a === b && a !== '' && !/\d/u.test(a);
