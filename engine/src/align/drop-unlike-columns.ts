import type { Fact, FactDocument } from '../facts/fact.ts';
import { wordTerms } from '../facts/words/word-terms.ts';
import type { Word } from '../layout/word.ts';
import type { FactLink } from './fact-link.ts';
import { areLimits } from './candidates/kept-limits.ts';
import { ratioOf } from './candidates/required-similarity.ts';
import { slipOf } from './slips.ts';

/** Differences between two columns from which on they may be about different things. */
const fewest = 3;
/** Part of the rows in which columns under different heads, or under like heads, then differ. */
const mostDifferent = { otherHeads: 0.4, likeHeads: 0.7 } as const;

/** How many times as large a value may be under a head that is akin. */
const mostAside = 2.5;

/** Figures that must be the same or change places to make a slip that is no chance. */
const surelySlip = 5;

/** Ordered and done to date, budget and spent: columns of unlike tables that differ row after row disagree about nothing. */
export function dropUnlikeColumns(links: readonly FactLink[], documents: readonly FactDocument[]): FactLink[] {
  const counts = new Map<string, { same: number; different: number; likeness: Likeness }>();
  const keys = new Map<FactLink, string>();
  for (const link of links) {
    const [a, b] = [columnOf(link.a, documents), columnOf(link.b, documents)];
    if (a === undefined || b === undefined) continue;
    const key = `${a.key} ${b.key}`;
    keys.set(link, key);
    const count = counts.get(key) ?? { same: 0, different: 0, likeness: likenessOf(a.head, b.head) };
    count[link.relation] += 1;
    counts.set(key, count);
  }
  const isUnlike = (link: FactLink): boolean => {
    const count = counts.get(keys.get(link) ?? '');
    if (count === undefined) return false;
    const isApart = count.likeness === 'apart';
    // `Entry fee` and `Entry after the 1st of May`: what differs so much is of the words that each head has for itself.
    const isAside = count.likeness === 'aside' && ratioOf(link.a, link.b) > mostAside;
    if ((isApart || isAside) && count.same === 0 && !areAlike(link, documents)) return true;
    const { otherHeads, likeHeads } = mostDifferent;
    return (
      count.different >= fewest &&
      count.different / (count.same + count.different) > (count.likeness === 'alike' ? likeHeads : otherHeads)
    );
  };
  const rows = new Set(
    links.flatMap((link) => (link.relation === 'different' && isUnlike(link) ? [rowsOf(link)] : [])),
  );
  // What else differs in these rows, in columns that agree nowhere, follows from it, unless it is a slip.
  const isInRow = (link: FactLink): boolean =>
    rows.has(rowsOf(link)) &&
    counts.get(keys.get(link) ?? '')?.same === 0 &&
    slipOf(link.a, link.b, documents) < surelySlip;
  return links.filter((link) => link.relation === 'same' || !(isUnlike(link) || isInRow(link)));
}

/**
 * Two values that tell themselves what they are: a slip; limits, which are required whatever their columns are called (`Forderung`,
 * `Soll`); times of one event (`First answer`, `Reply`).
 */
const areAlike = ({ a, b }: FactLink, documents: readonly FactDocument[]): boolean =>
  slipOf(a, b, documents) > 0 || areLimits(a, b) || (a.sense?.event !== undefined && a.sense.event === b.sense?.event);

const rowsOf = ({ a, b }: FactLink): string => `${a.document} ${a.passage} ${b.document} ${b.passage}`;

interface Column {
  readonly key: string;
  readonly head: string;
}

/** Figures in a row without a head over it from which on it is no row of a form with labels. */
const fewestFigures = 3;

function columnOf(fact: Fact, documents: readonly FactDocument[]): Column | undefined {
  const document = documents[fact.document];
  const passage = document?.passages[fact.passage];
  const index = passage?.cells.findIndex(({ start, end }) => fact.start >= start && fact.start < end) ?? -1;
  const cell = passage?.cells[index];
  if (document === undefined || passage?.table === undefined || cell === undefined) return undefined;
  const table = `${fact.document} ${passage.table}`;
  if (cell.header !== '') return { key: `${table} ${cell.header}`, head: cell.header };
  const figures = passage.cells.filter(({ start, end }) => isFigure(passage.words.slice(start, end)));
  // Columns of figures are counted from the right: rows leave out what stands left.
  return figures.length < fewestFigures ? undefined : { key: `${table} ${passage.cells.length - index}`, head: '' };
}

const isFigure = (words: readonly Word[]): boolean =>
  words.length > 0 &&
  words.length <= 2 &&
  words.some(({ text }) => /\d/u.test(text)) &&
  words.every(({ text }) => !/[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(text));

/** Whether two heads name the same, something in common, each something of its own besides, or nothing in common. */
type Likeness = 'alike' | 'akin' | 'aside' | 'apart';

function likenessOf(a: string, b: string): Likeness {
  const terms = (head: string): string[] => head.split(' ').flatMap((word) => wordTerms(word).map(({ term }) => term));
  const [x, y] = [terms(a), terms(b)];
  if (x.length === 0 || y.length === 0) return 'akin';
  if (!x.some((term) => y.includes(term))) return 'apart';
  if (x.length === y.length && x.every((term) => y.includes(term))) return 'alike';
  return x.every((term) => y.includes(term)) || y.every((term) => x.includes(term)) ? 'akin' : 'aside';
}
