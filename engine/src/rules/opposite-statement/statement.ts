import { polaritiesOf, type PolarityClass } from '../../facts/polarity.ts';
import { plainWord, stem } from '../../facts/stem.ts';

/** What a sentence says about the terms it shares with another: denied or not, duty or leave, in or out. */
export interface Statement {
  /** -1 when it denies or forbids. */
  readonly sign: 1 | -1;
  readonly modality: ReadonlySet<number>;
  readonly inclusion: ReadonlySet<number>;
  /** Denies something, be it far from the shared terms. */
  readonly isDenying: boolean;
  readonly time: 'until' | 'since' | undefined;
  /** Words that carry it, as positions among the words given. */
  readonly carriers: readonly number[];
}

/** Words between a turning word and the nearest shared term, at most. */
const reach = 3;

/** What is free of charge is no denial: whether something costs is told elsewhere. */
const chargeWord = /^(?:charge|charges|fee|fees|cost|costs|kosten|gebuhr|gebuhren|entgelt|frais|cargo|coste)$/u;

/** "not less than", "no later than", "no. 5": these limit or number, they do not deny. */
function isLimit(plain: readonly string[], index: number): boolean {
  const next = plain[index + 1] ?? '';
  const after = plain[index + 2] ?? '';
  if (
    /^(?:less|more|later|fewer|earlier|exceed|exceeding|exceeds|only|mehr|weniger|spater|langer|nur|plus|moins|mas|menos|prejudice|limitation)$/u.test(
      next,
    )
  )
    return true;
  if (next === 'longer') return after === 'than';
  if (/^(?:to)$/u.test(next) && after.startsWith('exceed')) return true;
  if (chargeWord.test(next) || chargeWord.test(after)) return true;
  return /^\d/u.test(next) && plain[index] === 'no';
}

/** Reads the turning words near the shared terms of a sentence. */
export function readStatement(words: readonly string[], shared: ReadonlySet<string>): Statement {
  const plain = words.map(plainWord);
  const isShared = words.map((word) => shared.has(stem(word)));
  const isNear = (index: number): boolean =>
    isShared.some(
      (one, at) => one && Math.abs(at - index) <= reach && !hasStop(words, Math.min(at, index), Math.max(at, index)),
    );
  const found: Record<'modality' | 'inclusion', Set<number>> = { modality: new Set(), inclusion: new Set() };
  const carriers: number[] = [];
  let turns = 0;
  for (const [index, word] of plain.entries()) {
    for (const { kind, pole } of polaritiesOf(word)) {
      if (!isTurning(kind) || !isNear(index)) continue;
      if (kind === 'negation' && word === 'ne' && isNegatedBehind(plain, index)) continue;
      if (kind === 'negation' && (isLimit(plain, index) || !governsShared(words, shared, index))) continue;
      if (kind === 'modality' && isMonth(words, index)) continue;
      carriers.push(index);
      if (kind === 'inclusion') {
        // "not included" leaves out; the denial is part of it.
        const denial = denialBefore(plain, index);
        if (denial >= 0) carriers.push(denial);
        found.inclusion.add(denial >= 0 ? 1 - pole : pole);
        continue;
      }
      if (kind === 'negation' || (kind === 'permission' && pole === 1)) turns += 1;
      if (kind === 'modality') found.modality.add(pole);
    }
  }
  const isDenying = plain.some((word, index) => isDenial(word) && !isLimit(plain, index));
  return { sign: turns % 2 === 0 ? 1 : -1, ...found, isDenying, time: timeOf(plain), carriers };
}

const isDenial = (word: string): boolean => polaritiesOf(word).some(({ kind }) => kind === 'negation');

function timeOf(plain: readonly string[]): Statement['time'] {
  const poles = plain.flatMap((word) =>
    polaritiesOf(word).flatMap(({ kind, pole }) => (kind === 'direction' ? [pole] : [])),
  );
  if (poles.length !== 1) return undefined;
  return poles[0] === 0 ? 'until' : 'since';
}

/** Words between a denial and the inclusion that it turns. */
const inclusionReach = 2;

function denialBefore(plain: readonly string[], index: number): number {
  for (let at = index - 1; at >= Math.max(0, index - 1 - inclusionReach); at -= 1)
    if (isDenial(plain[at] ?? '')) return at;
  return -1;
}

/** What is denied is shared: the next telling word behind the negation, or the one right before it. */
function governsShared(words: readonly string[], shared: ReadonlySet<string>, index: number): boolean {
  const next = words.slice(index + 1, index + 4).find((word) => stem(word) !== '' && !/^(?:longer|mehr)$/iu.test(word));
  // "not allowed" is one with "forbidden", whichever word the other document uses.
  const isPermission = polaritiesOf(plainWord(next ?? '')).some(({ kind }) => kind === 'permission');
  if (next !== undefined) return isPermission || shared.has(stem(next));
  return shared.has(stem(words[index - 1] ?? ''));
}

/** `ne … pas`: the second word denies for both, and `ne … que` only limits. */
const isNegatedBehind = (plain: readonly string[], index: number): boolean =>
  plain.slice(index + 1, index + 6).some((word) => /^(?:pas|jamais|aucune?|rien|plus|que|ni)$/u.test(word));

const isTurning = (kind: PolarityClass): boolean =>
  kind === 'negation' || kind === 'permission' || kind === 'modality' || kind === 'inclusion';

const isMonth = (words: readonly string[], index: number): boolean =>
  /^May\b/u.test(words[index] ?? '') && (/^\d/u.test(words[index + 1] ?? '') || /\d$/u.test(words[index - 1] ?? ''));

/** The end of a clause stands between two words. */
function hasStop(words: readonly string[], from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) if (/[;:.]$/u.test(words[index] ?? '')) return true;
  return false;
}
