import { printed, type FactDocument } from '../facts/fact.ts';
import type { RuleFinding, Side } from '../rules/rule.ts';
import { contrasted } from './contrasted.ts';
import { trimmed } from './trimmed.ts';
import { haveSwappedDigits, isOneNegative, workedOut } from './worked-out.ts';

/** Names of documents that are spelt out; more are counted. */
const mostNames = 3;
/** A longer value is not repeated in the sentence. */
const longestValue = 60;

/** The rule's sentence, followed by what each document says, or by which document lacks the content. */
export function explain(documents: readonly FactDocument[], finding: RuleFinding): string {
  const { explanation, sides } = finding;
  if (sides.length < 2) return explanation;
  const told = finding.isToldByValues === true ? byValues(documents, sides) : undefined;
  if (told !== undefined) return told;
  const lacking = sides.find(({ places, missingIn = [] }) => places.length === 0 && missingIn.length > 0);
  const holding = sides.filter(({ places }) => places.length > 0);
  if (lacking !== undefined && holding.every((side) => valueOf(documents, side) === undefined)) {
    const holders = listNames(documents, holding.flatMap(holdersOf));
    return `${explanation} It is in ${holders} but not in ${listNames(documents, lacking.missingIn ?? [])}.`;
  }
  const parts = sides.flatMap((side) => {
    const holders = holdersOf(side);
    if (holders.length === 0) return [`${listNames(documents, side.missingIn ?? [])}: not found`];
    const value = valueOf(documents, side);
    return value === undefined ? [] : [`${listNames(documents, holders)}: ${value}`];
  });
  return parts.length < 2 ? explanation : `${explanation} ${joined(parts)}.`;
}

/**
 * `a.pdf and b.pdf say $10,650.00, c.pdf says $10,560.00: $90.00 less.` The reading of most documents comes first, and
 * others are held against it.
 */
function byValues(documents: readonly FactDocument[], sides: readonly Side[]): string | undefined {
  const ranked = sides.toSorted((a, b) => holdersOf(b).length - holdersOf(a).length);
  const values = ranked.flatMap((side) => valueOf(documents, side) ?? []);
  if (values.length < ranked.length) return undefined;
  const parts = ranked.map((side, index) => {
    const holders = holdersOf(side);
    const names = listNames(documents, holders, ' and ');
    return `${names} ${holders.length === 1 ? 'says' : 'say'} ${values[index] ?? ''}`;
  });
  const [first, second, ...others] = ranked.map(({ places: [place] }) => place?.value);
  const [one = '', other = ''] = values;
  const isPair = first !== undefined && second !== undefined && others.length === 0;
  const difference = isPair ? workedOut({ value: first, text: one }, { value: second, text: other }) : undefined;
  const swapped = isPair && haveSwappedDigits(one, other) ? ' Two digits are transposed.' : '';
  const negative = isPair && isOneNegative(first, second) ? ' Only one of them is negative.' : '';
  return `${contrasted(parts)}${difference === undefined ? '' : `: ${difference}`}.${swapped}${negative}`;
}

const holdersOf = (side: Side): number[] => [...new Set(side.places.map(({ document }) => document))];

/** What a side says, where that is a part of what is quoted and short. */
function valueOf(documents: readonly FactDocument[], { places: [place] }: Side): string | undefined {
  if (place === undefined || (place.valueStart === place.start && place.valueEnd === place.end)) return undefined;
  const words = documents[place.document]?.passages[place.passage]?.words.slice(place.valueStart, place.valueEnd) ?? [];
  const value = trimmed(printed(words), place.value);
  return value.length > longestValue ? undefined : value;
}

/** A document that says two things is named once. */
function joined(parts: readonly string[]): string {
  let last = '';
  return parts
    .map((part) => {
      const name = part.slice(0, part.indexOf(': ') + 2);
      const isAgain = name === last;
      last = name;
      return isAgain ? part.slice(name.length) : part;
    })
    .join('; ');
}

function listNames(documents: readonly FactDocument[], indexes: readonly number[], last = ', '): string {
  const names = [...new Set(indexes)].map((index) => documents[index]?.name ?? '');
  return names.length > mostNames
    ? `${names.slice(0, mostNames).join(', ')} and ${names.length - mostNames} more`
    : [names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter((part) => part !== '').join(last);
}
