import { alignTokens } from '../align/align-tokens.ts';
import type { ReadingText } from '../../layout/reading-text/index.ts';
import { isUnchosen } from '../changed-choice.ts';
import { keyAt } from '../markers.ts';
import { wordAt } from '../token-places.ts';

/** Tokens of both sides that are the same in one order of reading of each. */
export interface Way {
  readonly pairs: readonly (readonly [a: number, b: number])[];
  /** What is only parted otherwise, `war- ranties` and `warranties`. */
  readonly parted: { readonly a: readonly number[]; readonly b: readonly number[] };
  /** Tokens that are not explained. */
  readonly open: number;
}

/** A token, or a half of one that is cut at the end of a line where its file writes them apart. */
interface Atom {
  readonly token: number;
  readonly letters: string;
  readonly isHalf: boolean;
}

/** Holds one order of reading against another, word by word and letter by letter. */
export function alignWay(a: ReadingText, inA: readonly number[], b: ReadingText, inB: readonly number[]): Way {
  const [atomsA, atomsB] = [atomsOf(a, inA), atomsOf(b, inB)];
  const partners = alignAtoms(a, atomsA, b, atomsB);
  const same = sameLetters(atomsA, atomsB, partners);
  const [leftA, leftB] = [atomsA.filter((_, at) => !same.a.has(at)), atomsB.filter((_, at) => !same.b.has(at))];
  const [openA, openB] = [new Set(leftA.map(({ token }) => token)), new Set(leftB.map(({ token }) => token))];
  const pairs = [...partners].flatMap((partner, at): [number, number][] => {
    const [own, other] = [atomsA[at], atomsB[partner]];
    return own === undefined || other === undefined || own.isHalf || other.isHalf ? [] : [[own.token, other.token]];
  });
  const [pairedA, pairedB] = [new Set(pairs.map(([token]) => token)), new Set(pairs.map(([, token]) => token))];
  const parted = (atoms: readonly Atom[], open: ReadonlySet<number>, paired: ReadonlySet<number>): number[] => [
    ...new Set(atoms.map(({ token }) => token).filter((token) => !open.has(token) && !paired.has(token))),
  ];
  return {
    pairs,
    parted: { a: parted(atomsA, openA, pairedA), b: parted(atomsB, openB, pairedB) },
    open: openA.size + openB.size,
  };
}

/** A token that an order names twice stands there in two halves. */
function atomsOf(text: ReadingText, tokens: readonly number[]): Atom[] {
  const seen = new Set<number>();
  const twice = new Set(tokens.filter((token) => seen.size === seen.add(token).size));
  const begun = new Set<number>();
  return tokens.map((token): Atom => {
    const letters = keyAt(text, token);
    if (!twice.has(token)) return { token, letters, isHalf: false };
    const head = lettersOf(letters, wordAt(text, token)?.text ?? '');
    const isHead = begun.size !== begun.add(token).size;
    return { token, letters: isHead ? letters.slice(0, head) : letters.slice(head), isHalf: true };
  });
}

/** How many letters of a word are printed there, without quotes, brackets and the hyphen. */
function lettersOf(letters: string, printed: string): number {
  let count = 0;
  for (const sign of printed.toLowerCase()) if (letters.includes(sign)) count += 1;
  return count;
}

/** For each atom of the one side the position of its partner on the other, or -1. */
function alignAtoms(a: ReadingText, atomsA: readonly Atom[], b: ReadingText, atomsB: readonly Atom[]): Int32Array {
  const ids = new Map<string, number>();
  const idOf = (text: ReadingText, { token, letters }: Atom): number => {
    // What is ticked in a form is other than what is only on offer.
    const key = isUnchosen(text, token) ? `${letters} ?` : letters;
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    return id;
  };
  return alignTokens(
    Int32Array.from(atomsA, (atom) => idOf(a, atom)),
    Int32Array.from(atomsB, (atom) => idOf(b, atom)),
  );
}

/** Positions of atoms that have a partner, or stand in a run with the letters of the run in its place. */
function sameLetters(
  atomsA: readonly Atom[],
  atomsB: readonly Atom[],
  partners: Int32Array,
): { readonly a: Set<number>; readonly b: Set<number> } {
  const same = { a: new Set<number>(), b: new Set<number>() };
  let [startA, startB] = [0, 0];
  for (let at = 0; at <= partners.length; at += 1) {
    const partner = at === partners.length ? atomsB.length : (partners[at] ?? -1);
    if (partner < 0) continue;
    const [runA, runB] = [atomsA.slice(startA, at), atomsB.slice(startB, partner)];
    if (areParted(runA, runB)) {
      for (let step = startA; step < at; step += 1) same.a.add(step);
      for (let step = startB; step < partner; step += 1) same.b.add(step);
    }
    same.a.add(at);
    same.b.add(partner);
    [startA, startB] = [at + 1, partner + 1];
  }
  return same;
}

/** Two numbers do not run together: `1 2` is no `12`. */
function areParted(a: readonly Atom[], b: readonly Atom[]): boolean {
  const [rowA, rowB] = [a, b].map((atoms) => atoms.map(({ letters }) => letters).join(''));
  return rowA === rowB && rowA !== '' && !/\d/u.test(rowA ?? '');
}
