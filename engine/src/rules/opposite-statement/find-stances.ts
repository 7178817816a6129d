import type { FactDocument } from '../../facts/fact.ts';
import { readStances } from '../../facts/stances/read-stances.ts';
import type { Stance } from '../../facts/stances/stance.ts';
import type { Passage } from '../../layout/passage.ts';
import type { RuleContext } from '../rule.ts';
import { readWithSubject, unshifted } from './read-with-subject.ts';

/** A stance with the sentence that takes it. */
export interface PlacedStance extends Stance {
  readonly document: number;
  /** Position of the sentence in its document. */
  readonly unit: number;
}

/** What the sentences say that have no counterpart in another version. */
export function findStances({ documents, areRelated }: RuleContext): PlacedStance[] {
  return documents.flatMap((document) =>
    document.units.flatMap((unit, index) => {
      const passage = document.passages[unit.passage];
      if (
        passage === undefined ||
        passage.kind === 'heading' ||
        passage.kind === 'furniture' ||
        passage.isHead === true
      )
        return [];
      if (!documents.some((other) => areRelated(document.index, other.index))) return [];
      const { words, shift } = readWithSubject(document, index);
      return readStances(words, cellEndsOf(document, index))
        .map((stance) => Object.assign(unshifted(stance, shift), { document: document.index, unit: index }))
        .filter(({ start }) => !isDefining(passage, unit.start + start));
    }),
  );
}

/** `Priority 1 | no user can use the platform`: under such a head stands when a word is used, not what is so. */
const defining = /^(?:definition|meaning|bedeutung|définition|signification|definición|significado)$/i;

const isDefining = ({ cells }: Passage, at: number): boolean =>
  cells.some(({ header, start, end }) => at >= start && at < end && defining.test(header));

/** Words of a row behind which a cell ends, counted from the first of the unit. */
export function cellEndsOf(document: FactDocument, unit: number): ReadonlySet<number> {
  const { passage = 0, start = 0 } = document.units[unit] ?? {};
  return new Set(document.passages[passage]?.cells.map((cell) => cell.end - 1 - start));
}
