import type { AnalysisResult, Position } from '@app/shared/contracts';
import { documentLetter } from './judge/document-letter.ts';
import { areOnePlace } from './judge/one-place.ts';
import type { Stages, WeighedPlaces } from './pipeline/stages.ts';

/** Pairs that are told of words that many values stand beside. */
const mostPairs = 3;

interface Shown extends WeighedPlaces {
  readonly a: Position;
  readonly b: Position;
}

/**
 * What was said of two values that were held against each other: those of a finding, named `f3`, or those beside some words, the
 * likeliest first, whether or not they were told.
 */
export function explainLines(asked: string, { findings, documents }: AnalysisResult, stages: Stages): string[] {
  const finding = findings.find(({ id }) => id === asked);
  const pairs = stages.weighed.flatMap((pair): Shown[] => {
    const [a, b] = pair.places.map((at) => stages.read[at]);
    return a === undefined || b === undefined ? [] : [{ ...pair, a, b }];
  });
  const isAsked = ({ a, b }: Shown): boolean =>
    finding === undefined
      ? [a, b].every((position) => isSaidBy(position, asked))
      : [a, b].every((position) => finding.positions.some((one) => areOnePlace(one, position)));
  const found = pairs.filter(isAsked).toSorted((x, y) => y.probability - x.probability);
  if (found.length === 0)
    return [`No two different values ${finding === undefined ? `next to “${asked}”` : `of ${asked}`} were compared.`];
  const letterOf = ({ document }: Position): string => documentLetter(documents.findIndex(({ id }) => id === document));
  const nameOf = ({ document: of }: Position): string => documents.find(({ id }) => id === of)?.name ?? of;
  const print = (position: Position): string =>
    `${printed(position)} (${letterOf(position)}: ${nameOf(position)}, page ${position.page})`;
  const lines: string[] = [];
  for (const pair of found.slice(0, mostPairs)) {
    const { a, b, probability, cuts } = pair;
    const [start, said] = pair.explain();
    lines.push(
      `${print(a)} and ${print(b)}: ${hundredths(probability)} of 100, ${standingOf(pair, pairs, stages)} (reported from ${hundredths(cuts.told)}, sure from ${hundredths(cuts.sure)})`,
      line(start, 'before any comparison'),
      ...said.map(({ comparison, side, level, weight }) =>
        line(weight, `${comparison}${side === undefined ? '' : ` of ${letterOf(side === 0 ? a : b)}`}: ${level}`),
      ),
    );
  }
  return found.length > mostPairs ? [...lines, `and ${found.length - mostPairs} more`] : lines;
}

/** Whether a pair was told; of one that is likely enough and was not, what it had to give way to. */
function standingOf(pair: Shown, pairs: readonly Shown[], { assigned }: Stages): string {
  const tier = pair.tier();
  if (tier !== undefined) return tier;
  if (!pair.isLikely) return 'not reported';
  const partners = new Set(assigned.map(String));
  const rival = pairs.find((other) => partners.has(String(other.places)) && isRival(pair, other));
  return rival === undefined
    ? 'not reported, because of what else these documents say'
    : `not reported, as one of its values has a likelier partner: ${printed(rival.a)} and ${printed(rival.b)}`;
}

/** Whether two pairs of the same two documents have one value in common. */
const isRival = (one: Shown, other: Shown): boolean =>
  one.a.document === other.a.document &&
  one.b.document === other.b.document &&
  (one.places[0] === other.places[0]) !== (one.places[1] === other.places[1]);

const printed = ({ value, quote }: Position): string => value ?? quote;

const hundredths = (part: number): number => Math.round(part * 100);

const isSaidBy = ({ quote, label = '', section = '' }: Position, words: string): boolean =>
  `${quote} ${label} ${section}`.toLowerCase().includes(words.toLowerCase());

const line = (weight: number, text: string): string =>
  `${`${weight < 0 ? '−' : '+'}${Math.abs(weight).toFixed(2)}`.padStart(8)}  ${text}`;
