import type { ColumnMatch, ValuePair } from './pair.ts';
import type { Placed } from './placed.ts';
import { tellingMarks, valueKey } from './value-keys.ts';

/** Digits of a value from which on it tells that two rows, and from which on that two columns belong together. */
const tellingInRow = 2;
const tellingInColumn = 3;

/** What the equal values of two documents say of their rows, columns and sentences. */
export class SharedPlaces {
  readonly #rows = new Map<string, ValuePair[]>();
  readonly #columns = new Map<string, Set<number>>();
  readonly #pins = new Map<string, Set<string>>();
  readonly #ofRow = new Map<string, Placed[]>();

  constructor(pairs: readonly ValuePair[], isOnlyOne: (placed: Placed) => boolean) {
    for (const pair of pairs) {
      const { a, b, relation } = pair;
      if (relation !== 'equal') continue;
      const marks = tellingMarks(a.fact.value);
      if (marks >= tellingInRow) push(this.#rows, rowPairOf(a, b), pair);
      if (marks >= tellingInColumn && a.column !== undefined && b.column !== undefined) {
        const rows = this.#columns.get(`${a.column} ${b.column}`) ?? new Set();
        this.#columns.set(`${a.column} ${b.column}`, rows.add(a.fact.passage));
      }
      if (isOnlyOne(a) && isOnlyOne(b)) {
        const values = this.#pins.get(sentencePairOf(a, b)) ?? new Set();
        this.#pins.set(sentencePairOf(a, b), values.add(valueKey(a.fact.value)));
      }
    }
  }

  /** Remembers which values stand in which row; of both documents, before anything is asked. */
  learn(values: readonly Placed[]): this {
    for (const one of values) if (one.column !== undefined) push(this.#ofRow, rowOf(one), one);
    return this;
  }

  /** Other values of two telling digits or more that the rows of both share, or their sentences; each counted once. */
  inRow(a: Placed, b: Placed): number {
    const others = (this.#rows.get(rowPairOf(a, b)) ?? []).filter((pair) => pair.a !== a && pair.b !== b);
    return Math.min(new Set(others.map((pair) => pair.a)).size, new Set(others.map((pair) => pair.b)).size);
  }

  isPinned(a: Placed, b: Placed): boolean {
    const own = [valueKey(a.fact.value), valueKey(b.fact.value)];
    return [...(this.#pins.get(sentencePairOf(a, b)) ?? [])].some((key) => !own.includes(key));
  }

  columns(a: Placed, b: Placed): ColumnMatch {
    if (a.column === undefined || b.column === undefined) return { shared: undefined, sharedByOther: 0 };
    const beside = (one: Placed): number[] =>
      (this.#ofRow.get(rowOf(one)) ?? []).flatMap(({ column }) =>
        column === undefined || column === one.column ? [] : [column],
      );
    const byOther = [
      ...beside(b).map((column) => this.#sharedBy(a.column, column, a)),
      ...beside(a).map((column) => this.#sharedBy(column, b.column, a)),
    ];
    return { shared: this.#sharedBy(a.column, b.column, a), sharedByOther: Math.max(0, ...byOther) };
  }

  /** Rows in which two columns share a value, the row of `own` aside. */
  #sharedBy(a: number | undefined, b: number | undefined, own: Placed): number {
    const rows = this.#columns.get(`${a} ${b}`);
    return rows === undefined ? 0 : rows.size - Number(rows.has(own.fact.passage));
  }
}

const rowOf = ({ document, fact }: Placed): string => `${document.index} ${fact.passage}`;
const rowPairOf = (a: Placed, b: Placed): string =>
  a.isInRow && b.isInRow ? `${a.fact.passage} ${b.fact.passage}` : `s ${sentencePairOf(a, b)}`;
const sentencePairOf = (a: Placed, b: Placed): string => `${a.fact.sentence} ${b.fact.sentence}`;

function push<K, T>(map: Map<K, T[]>, key: K, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
