import { factsOfPassage, type Fact, type FactDocument } from '../../facts/fact.ts';
import type { FactLink } from '../fact-link.ts';
import type { Candidate } from '../candidates/find-candidates.ts';
import { isPriceOfRow } from '../guards/amounts/reckoned-rows.ts';
import type { Relatedness } from '../papers/relatedness.ts';

/** Figures a number must have, noughts at its end apart: `£50` and `£60` are a slip apart by chance. */
const fewestFigures = 3;
/** Large sums of money have two: `£24,000` and `£42,000`. */
const largeSum = 10_000;
const fewestOfLarge = 2;
/** Figures of the longer one of two numbers of which one ends in more noughts than the other. */
const fewestWithNoughts = 4;
/** As many numbers that are alike are a series. */
const mostAlike = 12;

/** An amount and the figures it is printed with, without noughts at its ends. */
interface Figures {
  readonly fact: Fact;
  readonly figures: string;
}

/**
 * Amounts that no words tie together, but of which each is unknown to the other paper and the figures are a slip of the
 * pen apart: two neighbours changed places (`£186.00 a month`, `1 168.00 168.00`), or one differs between a price that is
 * stated and the price of a row that is reckoned with it (`Menu at €64.50`, `Gala dinner 110 66.50 7,315.00`).
 */
export function findSlippedAmounts(
  documents: readonly FactDocument[],
  areRelated: Relatedness,
  links: readonly FactLink[],
): Candidate[] {
  const known = documents.map(({ facts }) => new Set(facts.filter(isAmount).map(({ value }) => value.low)));
  // Of long versions nearly all is known to both: only the rest is written out.
  const isNews = ({ document, value }: Fact): boolean =>
    known.some((values, other) => other !== document && !values.has(value.low));
  const amounts = documents.flatMap(({ facts }) => facts.filter((fact) => isAmount(fact) && isNews(fact)));
  const partners = new Set(links.flatMap(({ a, b }) => [pairKey(a, b.document), pairKey(b, a.document)]));
  const isAlone = (fact: Fact, other: number): boolean =>
    known[other]?.has(fact.value.low) === false && !partners.has(pairKey(fact, other));
  const pairs = new Map<string, Candidate>();
  for (const alike of alikeAmounts(amounts.flatMap(figuresOf))) {
    for (const [at, one] of alike.entries()) {
      for (const other of alike.slice(at + 1)) {
        const [a, b] = one.fact.document < other.fact.document ? [one.fact, other.fact] : [other.fact, one.fact];
        if (a.document === b.document || !areRelated(a.document, b.document)) continue;
        if (!isAlone(a, b.document) || !isAlone(b, a.document) || !isSlip(one, other, documents)) continue;
        const candidate = { a, b, relation: 'different', similarity: 0, required: 0, score: 0 } as const;
        pairs.set(`${pairKey(a, b.document)} ${pairKey(b, a.document)}`, candidate);
      }
    }
  }
  return [...pairs.values()];
}

const pairKey = ({ document, passage, start }: Fact, other: number): string =>
  `${document} ${passage} ${start} ${other}`;

const isAmount = ({ value: { type, upper }, isFormer }: Fact): boolean =>
  !isFormer && upper === undefined && (type === 'money' || type === 'number');

function figuresOf(fact: Fact): Figures[] {
  const { type, low } = fact.value;
  const figures = String(low)
    .replace(/\D/gu, '')
    .replace(/^0+|0+$/gu, '');
  const fewest = type === 'money' && low >= largeSum ? fewestOfLarge : fewestFigures;
  return figures.length < fewest ? [] : [{ fact, figures }];
}

/** Amounts of one size that share all figures but one or two neighbours. */
function alikeAmounts(amounts: readonly Figures[]): Figures[][] {
  const byRest = new Map<string, Figures[]>();
  for (const amount of amounts) {
    const { fact, figures } = amount;
    const size = Math.trunc(fact.value.low).toString().length;
    const swapped = `${size} ${Array.from(figures.replaceAll('0', '')).toSorted().join('')}`;
    const rests = Array.from(figures, (_, at) => `${size} ${figures.slice(0, at)}_${figures.slice(at + 1)}`);
    for (const rest of [swapped, ...rests]) {
      const list = byRest.get(rest);
      if (list === undefined) byRest.set(rest, [amount]);
      else list.push(amount);
    }
  }
  return [...byRest.values()].filter(({ length }) => length > 1 && length <= mostAlike);
}

function isSlip(a: Figures, b: Figures, documents: readonly FactDocument[]): boolean {
  // `11 040` and `11 400`: noughts may change places too.
  const length = Math.max(a.figures.length, b.figures.length);
  const [x, y] = [a, b].map(({ figures }) => figures.padEnd(length, '0'));
  const differing = Array.from(x ?? '').flatMap((figure, at) => (figure === y?.[at] ? [] : [at]));
  if (a.figures.length !== b.figures.length && (length < fewestWithNoughts || differing.length !== 2)) return false;
  const [first = 0, second] = differing;
  if (second !== undefined) return differing.length === 2 && second - first === 1;
  if (a.fact.value.type !== 'money' && b.fact.value.type !== 'money') return false;
  return (
    (isPriceOfRow(a.fact, documents) && isStated(b.fact, documents)) ||
    (isPriceOfRow(b.fact, documents) && isStated(a.fact, documents))
  );
}

/** In a sentence, or the only value of its row. */
function isStated(price: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[price.document];
  if (document === undefined) return false;
  return document.passages[price.passage]?.kind !== 'row' || factsOfPassage(document, price.passage).length === 1;
}
