import { decisionOf, isSame, type DecisionBook, type Wish } from './decision-book.ts';

/** What one act made of one finding. */
export interface UndoStep {
  readonly id: string;
  readonly before: Wish;
  readonly after: Wish;
}

/** What a person did, the newest last, each with all findings that it was about. */
export type Undoable = readonly (readonly UndoStep[])[];

/** Of the last act that still stands what stands of it, and the acts before. What was decided elsewhere since stays. */
export function lastStanding(undoable: Undoable, book: DecisionBook) {
  const stands = ({ id, after }: UndoStep): boolean => isSame(decisionOf(book, id), after);
  const at = undoable.findLastIndex((steps) => steps.some(stands));
  return { steps: (undoable[at] ?? []).filter(stands), before: undoable.slice(0, Math.max(0, at)) };
}

/** The server will never take a wish: there is nothing to take back of it. */
export function withoutRefused(undoable: Undoable, id: string, refused: Wish): Undoable {
  return undoable
    .map((steps) => steps.filter((step) => step.id !== id || !isSame(step.after, refused)))
    .filter((steps) => steps.length > 0);
}

const withoutNote = ({ note: _note, ...decided }: Wish): Wish => decided;

/** Whether the last act that still stands decided a finding, and did not only note something on it. */
export function isDecidedLast(undoable: Undoable, book: DecisionBook, id: string): boolean {
  const step = lastStanding(undoable, book).steps.find((one) => one.id === id);
  return step !== undefined && !isSame(withoutNote(step.before), withoutNote(step.after));
}
