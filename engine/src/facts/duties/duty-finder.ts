import type { Duty } from './duty.ts';
import type { NamedAt } from './find-actors.ts';
import { findDuties } from './find-duties.ts';

export type DutyFinder = (texts: readonly string[], namedAt: NamedAt) => readonly Duty[];

/** Finds the duties of a sentence once, however many versions hold it; what was found goes when the finder does. */
export function dutyFinder(find: DutyFinder = findDuties): DutyFinder {
  const byNames = new Map<NamedAt, Map<string, readonly Duty[]>>();
  return (texts, namedAt) => {
    const known = byNames.get(namedAt) ?? new Map<string, readonly Duty[]>();
    byNames.set(namedAt, known);
    const text = texts.join(' ');
    let found = known.get(text);
    if (found === undefined) known.set(text, (found = find(texts, namedAt)));
    return found;
  };
}
