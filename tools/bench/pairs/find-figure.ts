import type { ReadDocument } from '@app/engine';
import type { CommonFigure } from './plant-changes.ts';

/** Points between words of one line. */
const sameLine = 4;
/** Part of the words of a row or passage that must stand beside the figure. */
const mostBeside = 0.7;

type ReadPage = ReadDocument['pages'][number];

const digitsOf = (text: string): string => text.replace(/\D/gu, '').replace(/^0+(?=\d)/u, '');

/** First and last word (exclusive) of a figure on its page; undefined where nothing there is printed as it is told. */
export function findFigure(
  page: ReadPage,
  { kind, value, place }: CommonFigure,
  passage: string,
): readonly [number, number] | undefined {
  const wanted = passage.split(/\s+/u).filter((text) => /[\p{L}\d]/u.test(text));
  const beside = place === 'row' ? wordsOfLine : wordsNear;
  const places = page.texts.flatMap((_, at): { ends: [number, number]; share: number }[] => {
    const end = at + (kind === 'date' ? lengthOfDate(page, at, value) : Number(isNumber(page, at, value)));
    if (end === at) return [];
    const near = new Set(beside(page, at, wanted.length));
    return [{ ends: [at, end], share: wanted.filter((one) => near.has(one)).length / wanted.length }];
  });
  const [best] = places.toSorted((a, b) => b.share - a.share);
  return best === undefined || best.share < mostBeside ? undefined : best.ends;
}

const isNumber = ({ texts }: ReadPage, at: number, value: string): boolean =>
  digitsOf(texts[at] ?? '') === digitsOf(value);

/** `July`, `29,`, `2023` for `july29,2023`: how many words it has here, 0 where it does not stand. */
function lengthOfDate({ texts }: ReadPage, at: number, value: string): number {
  const length = 3;
  const printed = texts
    .slice(at, at + length)
    .join('')
    .toLowerCase();
  return printed.replace(/\W+$/u, '') === value ? length : 0;
}

function wordsOfLine({ texts, boxes }: ReadPage, at: number): string[] {
  const top = (word: number): number => boxes[word * 4 + 1] ?? 0;
  return texts.filter((_, other) => Math.abs(top(other) - top(at)) < sameLine);
}

/** As many words on either side as the passage has. */
const wordsNear = ({ texts }: ReadPage, at: number, most: number): string[] =>
  texts.slice(Math.max(0, at - most), at + most);
