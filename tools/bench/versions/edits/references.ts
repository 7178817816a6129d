import type { Change } from './edit.ts';
import { fromRoman, toRoman } from './numbering.ts';

const number = String.raw`(?:\d{1,2}(?:\.\d{1,2})*(?:\([a-z0-9]{1,3}\))*|[IVXL]{1,6}\b)`;
const reference = new RegExp(
  String.raw`\b(?:Section|Article|Clause|Paragraph)s? ${number}(?:(?:,? (?:and|or|through|to)|,) ${number})*`,
  'giu',
);
/** `Section 15 of the 1940 Act` is a clause of another paper. */
const elsewhere = /^ (?:of|to|in|under) (?:the|that|such|any|its|each|a|an|[A-Z]|\d)/u;

/** Numbers of the clauses that a text refers to. */
export function referencesIn(text: string): number[] {
  return [...spans(text)].map(({ first }) => first);
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly first: number;
  readonly roman: boolean;
}

function* spans(text: string): Generator<Span> {
  for (const { index, 0: whole } of text.matchAll(reference)) {
    if (elsewhere.test(text.slice(index + whole.length))) continue;
    for (const { index: at, 0: shown } of whole.matchAll(/(?<=[ ,])(?:\d{1,2}|[IVXL]{1,6}\b)/gu)) {
      const roman = fromRoman(shown);
      yield {
        start: index + at,
        end: index + at + shown.length,
        first: roman ?? Number(shown),
        roman: roman !== undefined,
      };
    }
  }
}

/** Lets the references of a text follow their clauses; numbers outside the map stay. */
export function adaptReferences(text: string, newNumbers: ReadonlyMap<number, number>): Change[] {
  return [...spans(text)].flatMap(({ start, end, first, roman }) => {
    const next = newNumbers.get(first);
    return next === undefined || next === first ? [] : [{ start, end, text: roman ? toRoman(next) : String(next) }];
  });
}
