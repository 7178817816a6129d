import { printed, wordsOfUnit, type FactDocument } from '../../facts/fact.ts';

/** A row that is called by a word and its number: `Priority 4 | question or wish | 2 Business Days`. */
export interface NumberedRow {
  readonly passage: number;
  readonly unit: number;
  /** `priority 4` */
  readonly label: string;
}

/** Rows by the word that numbers them. */
export type Series = ReadonlyMap<string, readonly NumberedRow[]>;

const label = /^(?<word>[A-Za-zªµºÀ-ÖØ-ӿ]{3,}) (?<number>\d{1,2}|[A-Z])$/u;
/** Rows that two series must share; of a shorter one it is not sure that it is one. */
const fewestShared = 3;

/** The numbered rows of the tables of a document; rows below each other that say the same of one number are read once. */
export function seriesOf(document: FactDocument): Series {
  const series = new Map<string, NumberedRow[]>();
  for (const [unit, { passage: position }] of document.units.entries()) {
    const passage = document.passages[position];
    const [first] = passage?.kind === 'row' && passage.isHead !== true ? passage.cells : [];
    if (passage === undefined || first === undefined || passage.cells.length < 2) continue;
    const text = printed(passage.words.slice(first.start, first.end));
    const { word = '', number = '' } = label.exec(text)?.groups ?? {};
    if (number === '') continue;
    const rows = series.get(word.toLowerCase()) ?? [];
    const row = { passage: position, unit, label: text.toLowerCase() };
    if (!rows.some((other) => other.label === row.label)) rows.push(row);
    series.set(word.toLowerCase(), rows);
  }
  return series;
}

/** The one row of a series that the other document leaves out of its own, and names nowhere. */
export function lackedRow(own: Series, others: Series, other: FactDocument): NumberedRow[] {
  return [...own].flatMap(([word, rows]) => {
    const known = new Set(others.get(word)?.map((row) => row.label));
    const lacked = rows.filter((row) => !known.has(row.label));
    if (lacked.length !== 1 || rows.length - 1 < fewestShared || known.size !== rows.length - 1) return [];
    return lacked.filter((row) => !isNamed(row.label, other));
  });
}

const isNamed = (name: string, document: FactDocument): boolean =>
  document.units.some((unit) => {
    const text = wordsOfUnit(document, unit)
      .map((word) => word.text.toLowerCase().replace(/[^A-Za-zªµºÀ-ÖØ-ӿ\d]/gu, ''))
      .join(' ');
    return ` ${text} `.includes(` ${name} `);
  });
