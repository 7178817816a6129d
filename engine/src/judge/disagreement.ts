import { factsOfPassage, type FactDocument } from '../facts/fact.ts';
import type { Place, RuleFinding } from '../rules/rule.ts';

/** What was compared. */
export interface Papers {
  readonly documents: readonly FactDocument[];
  /** The percentages that each names, as parts of one. */
  readonly rates: readonly (readonly number[])[];
}

/** Where a disagreement stands in one document, and the amount there. */
export interface Reading {
  readonly passage: number;
  readonly amount: number;
  /** The finding that reckons another amount here; then `amount` is the right one. */
  readonly corrected?: number;
}

/** One disagreement about an amount in rows, by documents. */
export interface Disagreement {
  readonly index: number;
  readonly readings: ReadonlyMap<number, Reading>;
}

/** What the amounts of rows should be that do not add up: the amount and the finding that says so. */
type Corrections = ReadonlyMap<string, { readonly needed: number; readonly finding: number }>;

/** Disagreements about amounts in rows. An amount that does not add up is read as what it should be. */
export function disagreementsOf(documents: readonly FactDocument[], findings: readonly RuleFinding[]): Disagreement[] {
  const corrections = correctionsOf(findings);
  return findings.flatMap((finding, index) => toDisagreement(documents, finding, index, corrections) ?? []);
}

const keyOf = ({ document, passage, valueStart }: Place): string => `${document} ${passage} ${valueStart}`;

function correctionsOf(findings: readonly RuleFinding[]): Corrections {
  return new Map(
    findings.flatMap(({ needed, sides }, finding) => {
      const place = sides[0]?.places[0];
      return needed === undefined || place === undefined ? [] : [[keyOf(place), { needed, finding }] as const];
    }),
  );
}

function toDisagreement(
  documents: readonly FactDocument[],
  { kind, sides }: RuleFinding,
  index: number,
  corrections: Corrections,
): Disagreement | undefined {
  if (kind !== 'value-conflict') return undefined;
  const readings = new Map<number, Reading>();
  for (const place of sides.flatMap((side) => side.places)) {
    const { document, passage, value } = place;
    if (value === undefined || readings.has(document)) continue;
    if (documents[document]?.passages[passage]?.kind !== 'row') continue;
    if (value.key !== '') return undefined;
    const other = corrections.get(keyOf(place));
    readings.set(
      document,
      other === undefined
        ? { passage, amount: (value.low + value.high) / 2 }
        : { passage, amount: other.needed, corrected: other.finding },
    );
  }
  return readings.size < 2 ? undefined : { index, readings };
}

/** The finding that reckons one of the amounts otherwise. */
export const correctionOf = ({ readings }: Disagreement): number | undefined =>
  [...readings.values()].find(({ corrected }) => corrected !== undefined)?.corrected;

/** Figures of a row. */
export function figuresOf({ documents }: Papers, document: number, passage: number): number[] {
  const facts = documents[document] === undefined ? [] : factsOfPassage(documents[document], passage);
  return facts.flatMap(({ value }) => (value.key === '' ? [(value.low + value.high) / 2] : []));
}

export const ratesOf = (documents: readonly FactDocument[]): number[][] =>
  documents.map(({ facts }) => [
    ...new Set(facts.flatMap(({ value }) => (value.type === 'percent' ? [(value.low + value.high) / 200] : []))),
  ]);
