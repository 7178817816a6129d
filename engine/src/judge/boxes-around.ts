import type { Box } from '@app/shared/contracts';
import { factsOfPassage, type FactDocument } from '../facts/fact.ts';
import type { Place } from '../rules/rule.ts';
import { boxesOfLines } from './boxes-of-lines.ts';
import { clauseAround } from './clause-around.ts';

/** Boxes of the words that the value of a place is read with, on its page; none where it is all that there is to see. */
export function boxesAround(document: FactDocument, place: Omit<Place, 'document'>): Box[] {
  const { start, end, valueStart, valueEnd } = place;
  const passage = document.passages[place.passage];
  const value = passage?.words[valueStart];
  if (passage === undefined || value === undefined || valueStart >= valueEnd) return [];
  const facts = factsOfPassage(document, place.passage);
  const [from, to] = clauseAround(passage, facts, [start, end], [valueStart, valueEnd]);
  if (from === valueStart && to === valueEnd) return [];
  return boxesOfLines(passage.words.slice(from, to).filter(({ page }) => page === value.page));
}
