import type { FactDocument } from '../../facts/fact.ts';
import type { NamePlace } from '../../facts/names/find-names.ts';
import { areOneFirstName } from './nicknames.ts';
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

/**
 * `Maud Pinner, who chairs the club` and `the chair, Maud Pelham`: one first name and one office, but another name. Or one surname, for an
 * office that one person of a body holds: `Maud Pinner, treasurer`, `the treasurer, Millicent Pinner`.
 */
export function isOneOffice(documents: readonly FactDocument[], a: Named, b: Named): boolean {
  if ([a, b].some(({ tokens }) => tokens.length > longestName)) return false;
  const isOfOne = isOneSurname(a.tokens, b.tokens);
  if (!isOfOne && !isOneFirstName(a.tokens, b.tokens)) return false;
  const offices = officesOf(documents, a);
  return [...officesOf(documents, b)].some((office) => offices.has(office) && (!isOfOne || ofOnePerson.has(office)));
}

const ofOnePerson: ReadonlySet<string> = new Set([
  '&chair',
  '&treasurer',
  '&mayor',
  '&headteacher',
  '&captain',
  '&conductor',
  '&organist',
]);

function isOneFirstName([first = '', ...others]: readonly string[], [other = '', ...rest]: readonly string[]): boolean {
  if (first !== other || first.length < shortestFirst || others.length === 0 || rest.length === 0) return false;
  return others.every((word) => word.length > 1 && rest.every((one) => areApart(word, one)));
}

/** Two first names of which neither is the other, written short or as it is said. */
function isOneSurname(a: readonly string[], b: readonly string[]): boolean {
  const [[first = '', surname = ''], [other = '', same = '']] = [a, b];
  if (a.length !== 2 || b.length !== 2 || surname !== same || surname.length < shortestFirst) return false;
  return Math.min(first.length, other.length) > 2 && areApart(first, other) && !areOneFirstName(first, other);
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
