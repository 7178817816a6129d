import type { FactDocument } from '../../facts/fact.ts';
import type { NamePlace } from '../../facts/find-names.ts';
import { officeOf, officeOfVerb } from '../office-nouns.ts';

interface Named {
  readonly document: number;
  readonly tokens: readonly string[];
  readonly places: readonly NamePlace[];
}

/** Words around a name among which stands what somebody does. */
const officeWithin = 4;
/** A label before it may be long: `Landlord (if you do not own the hall)`. */
const officeBefore = 9;
/** Shorter words open many names. */
const shortestFirst = 4;

/** `Maud Pinner, who chairs the club` and `the chair, Maud Pelham`: one first name and one office, but another name. */
export function isOneOffice(documents: readonly FactDocument[], a: Named, b: Named): boolean {
  const [first = '', ...others] = a.tokens;
  const rest = b.tokens.slice(1);
  if (first !== b.tokens[0] || first.length < shortestFirst || others.length === 0 || rest.length === 0) return false;
  const isApart = others.every((word) => word.length > 1 && rest.every((other) => areApart(word, other)));
  if (!isApart || [a, b].some(({ tokens }) => tokens.length > longestName)) return false;
  const offices = officesOf(documents, a);
  return offices.size > 0 && [...officesOf(documents, b)].some((office) => offices.has(office));
}

const longestName = 3;

/** Neither is the other written short. */
const areApart = (word: string, other: string): boolean => !word.startsWith(other) && !other.startsWith(word);

function officesOf(documents: readonly FactDocument[], { document, places }: Named): ReadonlySet<string> {
  return new Set(
    places.flatMap(({ passage, start, end, sentence }) => {
      const unit = documents[document]?.units[sentence];
      const words = documents[document]?.passages[passage]?.words ?? [];
      const around = [
        ...words.slice(Math.max(unit?.start ?? 0, start - officeBefore), start),
        ...words.slice(end, Math.min(unit?.end ?? 0, end + officeWithin)),
      ];
      return around.flatMap(({ text }) => officeOf(text) ?? officeOfVerb(text) ?? []);
    }),
  );
}
