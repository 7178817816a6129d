import type { AnalysisResult, Position } from '@app/shared/contracts';
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
  const nameOf = (id: string): string => documents.find((document) => document.id === id)?.name ?? id;
  const print = ({ document, page, value, quote }: Position): string =>
    `${value ?? quote} (${nameOf(document)}, page ${page})`;
  const lines: string[] = [];
  for (const pair of found.slice(0, mostPairs)) {
    const [start, said] = pair.explain();
    lines.push(
      `${print(pair.a)} and ${print(pair.b)}: ${Math.round(pair.probability * 100)} of 100, ${pair.standing}`,
      line(start, 'before any comparison'),
    );
    for (const { comparison, level, weight } of said) lines.push(line(weight, `${comparison}: ${level}`));
  }
  return lines;
}

const isSaidBy = ({ quote, label = '', section = '' }: Position, words: string): boolean =>
  `${quote} ${label} ${section}`.toLowerCase().includes(words.toLowerCase());

const line = (weight: number, text: string): string =>
  `${`${weight < 0 ? '−' : '+'}${Math.abs(weight).toFixed(2)}`.padStart(8)}  ${text}`;
