import type { Cell, Passage } from '../../layout/passage.ts';
import type { ValueMatch } from '../values/value.ts';
import type { ValueFinder } from '../values/value-finder.ts';
import { languageSpoken, signBeside, type NumberFormat } from './number-format.ts';

type Sign = '.' | ',';

/**
 * Finds the values of passages, a figure such as `1,250` read as those around it are: by the other figures of its cell or
 * sentence, of its column, of its row, by the language of its passage, and only then as the whole document has it.
 */
export class LocalFinder {
  readonly #find: ValueFinder;
  readonly #format: NumberFormat;
  readonly #columns: ReadonlyMap<string, Sign>;
  readonly #other: NumberFormat;

  constructor(find: ValueFinder, format: NumberFormat, passages: readonly Passage[]) {
    this.#find = find;
    this.#format = format;
    this.#other = { ...format, decimal: format.decimal === '.' ? ',' : '.' };
    this.#columns = format.isMixed === true ? signsOfColumns(passages) : new Map();
  }

  find(passage: Passage, text: string, wordAt: (offset: number) => number): readonly ValueMatch[] {
    const found = this.#find(text, this.#format);
    if (this.#format.isMixed !== true && this.#format.byLanguage === undefined) return found;
    if (!found.some(({ value }) => value.figures !== undefined)) return found;
    let others: readonly ValueMatch[] | undefined;
    return found.map((match) => {
      if (match.value.figures === undefined) return match;
      if (this.#signAt(passage, wordAt(match.start)) !== this.#other.decimal) return match;
      others ??= this.#find(text, this.#other);
      return others.find(({ start, end }) => start === match.start && end === match.end) ?? match;
    });
  }

  #signAt(passage: Passage, word: number): Sign | undefined {
    const at = passage.cells.findIndex(({ start, end }) => word >= start && word < end);
    const cell = passage.cells[at];
    if (this.#format.isMixed === true) {
      const own = signBeside(cell === undefined ? passage.words : passage.words.slice(cell.start, cell.end));
      const column = cell === undefined ? undefined : this.#columns.get(columnOf(passage, cell, at));
      const sign = own ?? column ?? (cell === undefined ? undefined : signBeside(passage.words));
      if (sign !== undefined) return sign;
    }
    const language = languageSpoken(passage.words);
    return language === undefined ? undefined : this.#format.byLanguage?.[language];
  }
}

const columnOf = ({ table }: Passage, { header }: Cell, at: number): string =>
  `${table}/${header === '' ? at : header}`;

/** What all figures of a column speak for. */
function signsOfColumns(passages: readonly Passage[]): Map<string, Sign> {
  const columns = new Map<string, Passage['words'][number][]>();
  for (const passage of passages)
    for (const [at, cell] of passage.cells.entries()) {
      const key = columnOf(passage, cell, at);
      const words = columns.get(key);
      if (words === undefined) columns.set(key, passage.words.slice(cell.start, cell.end));
      else words.push(...passage.words.slice(cell.start, cell.end));
    }
  return new Map(
    [...columns].flatMap(([key, words]) => {
      const sign = signBeside(words);
      return sign === undefined ? [] : [[key, sign] as const];
    }),
  );
}
