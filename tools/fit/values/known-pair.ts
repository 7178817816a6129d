import { resolve } from 'node:path';

/** Two unlike values of which it is known whether they are said of one thing. */
export interface KnownPair {
  /** What is left out together when weights are measured: a family of sets, a company. */
  readonly fold: string;
  /** Each value once with the document that holds the other one: of such only one pair is told. */
  readonly ends: readonly [string, string];
  /** What each end says: the same where values are equal. */
  readonly says: readonly [string, string];
  readonly isSame: boolean;
  /** What every comparison says of them. */
  readonly levels: readonly string[];
  /** How many such pairs it stands for; one where it is not said. */
  readonly weight?: number;
}

/** Where `npm run bench -- pairs` keeps them; too many to be part of the repository. */
export const knownPairsFile = resolve(import.meta.dirname, '../node_modules/.cache/known-pairs.txt');

/** The names of all levels in the first line, then a pair a line: its fold, its ends, what they say, 1 or 0, and the numbers of its levels. */
export function formatKnownPairs(pairs: readonly KnownPair[]): string {
  const numbers = new Map<string, number>();
  const numberOf = (level: string): number => {
    const known = numbers.get(level) ?? numbers.size;
    numbers.set(level, known);
    return known;
  };
  const lines = pairs.map(
    ({ fold, ends, says, isSame, levels }) =>
      `${fold}\t${ends.join('\t')}\t${says.join('\t')}\t${Number(isSame)}\t${levels.map(numberOf).join(' ')}`,
  );
  return `${[[...numbers.keys()].join('\t'), ...lines].join('\n')}\n`;
}

export function parseKnownPairs(text: string): KnownPair[] {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const [fold = '', a = '', b = '', saysA = '', saysB = '', isSame, levels = ''] = line.split('\t');
    const said = levels.split(' ').map((number) => names[Number(number)] ?? '');
    return { fold, ends: [a, b], says: [saysA, saysB], isSame: isSame === '1', levels: said };
  });
}
