import { printed, type FactDocument } from '../facts/fact.ts';
import type { RuleFinding, Side } from '../rules/rule.ts';

/** Names of documents that are spelt out; more are counted. */
const mostNames = 3;
/** A longer value is not repeated in the sentence. */
const longestValue = 60;

/** The rule's sentence, followed by which document says what. */
export function explain(documents: readonly FactDocument[], { explanation, sides }: RuleFinding): string {
  if (sides.length < 2) return explanation;
  const parts = sides.flatMap((side) => sayOf(documents, side));
  return parts.length < 2 ? explanation : `${explanation} ${parts.join('; ')}.`;
}

function sayOf(documents: readonly FactDocument[], side: Side): string[] {
  const holders = [...new Set(side.places.map(({ document }) => document))];
  const names = listNames(documents, holders.length > 0 ? holders : (side.missingIn ?? []));
  if (holders.length === 0) return [`${names}: not found`];
  const place = side.places[0];
  if (place === undefined || (place.valueStart === place.start && place.valueEnd === place.end)) return [];
  const value = printed(
    documents[place.document]?.passages[place.passage]?.words.slice(place.valueStart, place.valueEnd) ?? [],
  ).replace(/[,;:.]+$/u, '');
  return value.length > longestValue ? [] : [`${names}: ${value}`];
}

function listNames(documents: readonly FactDocument[], indexes: readonly number[]): string {
  const names = indexes.map((index) => documents[index]?.name ?? '');
  return names.length > mostNames
    ? `${names.slice(0, mostNames).join(', ')} and ${names.length - mostNames} more`
    : names.join(', ');
}
