import type { Severity } from '@app/shared/contracts';
import { polesOf } from '../../facts/words/polarity.ts';
import { polarityClasses, type PolarityClass } from '../../facts/words/polarity-words.ts';
import { isFormOfAddress } from '../../facts/names/forms-of-address.ts';
import { areOpposed, roleOf } from '../../facts/names/roles.ts';
import { plainWord, stem } from '../../facts/words/stem.ts';

/** What a changed wording does to the sentence. */
export interface Change {
  readonly kind: PolarityClass | 'party' | 'name' | 'year' | 'content';
  readonly severity: Severity;
  readonly explanation: string;
  readonly confidence: number;
}

const texts: Readonly<Record<PolarityClass, string>> = {
  negation: 'One version negates what the other says.',
  modality: 'One version makes a duty of what the other allows or recommends.',
  inclusion: 'One version includes what the other leaves out.',
  permission: 'One version allows what the other forbids.',
  quantifier: 'The versions differ in whether all, any or only some are meant.',
  boundary: 'The versions draw the limit differently.',
  direction: 'The versions differ in what comes before and what after.',
  sense: 'The versions differ in the direction of the change.',
  freedom: 'The versions differ in whether the right is exclusive.',
  payment: 'The versions differ in whether it must be paid for.',
};

/** Words as printed on both sides of a difference; `contextA` and `contextB` are their sentences. */
export interface ChangedWords {
  readonly a: readonly string[];
  readonly b: readonly string[];
}

/** Tells what a difference changes; undefined when it changes nothing that matters. */
export function classifyChange({ a, b }: ChangedWords): Change | undefined {
  const plain = (words: readonly string[]): string[] =>
    words.map((word) =>
      word
        .toLowerCase()
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/^[^A-Za-zªµºÀ-ÖØ-ӿ\d]+|[^A-Za-zªµºÀ-ÖØ-ӿ\d]+$/gu, ''),
    );
  const [polesA, polesB] = [polesOf(asLimit(plain(a))), polesOf(asLimit(plain(b)))];
  for (const kind of polarityClasses) {
    const [x, y] = [polesA.get(kind), polesB.get(kind)];
    const isOneSided = kind === 'negation' || (kind === 'quantifier' && ((x?.has(2) ?? false) || (y?.has(2) ?? false)));
    if (x === undefined && y === undefined) continue;
    if ((x === undefined || y === undefined) && !isOneSided) continue;
    if (x !== undefined && y !== undefined && [...x].some((pole) => y.has(pole))) continue;
    return {
      kind,
      severity: kind === 'quantifier' || kind === 'direction' ? 'medium' : 'high',
      explanation: texts[kind],
      confidence: 0.9,
    };
  }
  const [stemsA, stemsB] = [stems(a), stems(b)];
  if (stemsA.length === 0 && stemsB.length === 0) return undefined;
  if (areOfOneName(a, b)) return undefined;
  if (stemsA.length === stemsB.length && stemsA.every((one, index) => one === stemsB[index])) return undefined;
  if (arePartiesSwapped(a, b))
    return {
      kind: 'party',
      severity: 'high',
      explanation: 'One version says of one party what the other says of the other.',
      confidence: 0.9,
    };
  if (a.length > 0 && b.length > 0 && isName(a) && isName(b))
    return {
      kind: 'name',
      severity: 'high',
      explanation: 'The versions name different persons, places or things here.',
      confidence: 0.88,
    };
  return {
    kind: 'content',
    severity: 'medium',
    explanation: 'The versions are worded differently here.',
    confidence: 0.7,
  };
}

/** `Ms Ada` and `Ada`, `Wiebke` and `Frau W.`: one and the same person, addressed or with a first name cut short. */
function areOfOneName(a: readonly string[], b: readonly string[]): boolean {
  const [x = [], y = []] = [a, b].map((words) => words.filter((word) => !isFormOfAddress(word)));
  return x.length === y.length && x.every((word, at) => word === y[at] || isInitialOf(word, y[at] ?? ''));
}

function isInitialOf(a: string, b: string): boolean {
  const [short = '', long = ''] = [a, b].map(plainWord).toSorted((one, other) => one.length - other.length);
  return (
    short.length === 1 && long.startsWith(short) && [a, b].every((word) => /^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}/u.test(word))
  );
}

/** Spanish: what is `al menos` so much is no less than it. */
const asLimit = (words: readonly string[]): readonly string[] =>
  words
    .join(' ')
    .replace(/(?<![A-Za-zªµºÀ-ÖØ-ӿ])(?:al|por lo) menos(?! (?:de|que))/gu, 'minimo')
    .split(' ');

function arePartiesSwapped(a: readonly string[], b: readonly string[]): boolean {
  const rolesOf = (words: readonly string[]): string[] => words.flatMap((word) => roleOf(word) ?? []);
  const [x, y] = [rolesOf(a)[0], rolesOf(b)[0]];
  return x !== undefined && y !== undefined && areOpposed(x, y);
}

const stems = (words: readonly string[]): string[] => words.map(stem).filter((one) => one !== '');

const isName = (words: readonly string[]): boolean =>
  words.some((word) => /^\W*\p{Lu}[A-Za-zªµºÀ-ÖØ-ӿ]+/u.test(word)) &&
  words.every((word) => /^\W*\p{Lu}/u.test(word) || stem(word) === '');
