import { findValues } from './find-values.ts';
import type { NumberFormat } from '../numbers/number-format.ts';
import type { ValueMatch } from './value.ts';

export type ValueFinder = (text: string, format: NumberFormat) => readonly ValueMatch[];

type Known = Map<string, readonly ValueMatch[]>;

/** Finds the values of a text once, however many versions hold it; what was found goes when the finder does. */
export function valueFinder(find: ValueFinder = findValues): ValueFinder {
  const byName = new Map<string, Known>();
  const byFormat = new Map<NumberFormat, Known>();
  const knownIn = (format: NumberFormat): Known => {
    const name = JSON.stringify(format);
    const known = byName.get(name) ?? new Map();
    byName.set(name, known);
    byFormat.set(format, known);
    return known;
  };
  return (text, format) => {
    const known = byFormat.get(format) ?? knownIn(format);
    let found = known.get(text);
    if (found === undefined) known.set(text, (found = find(text, format)));
    return found;
  };
}
