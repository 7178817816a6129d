import { describe, expect, it } from '@jest/globals';
import { aDocument, linesPerPage } from '../testing/a-document.ts';
import { compareDocuments } from './compare-documents.ts';
import { repeatedPageNotes } from './repeated-page-notes.ts';

const clause = (number: number): string =>
  `${number}. The carrier moves the goods of kind ${number * 7} from the mill to the quay by lorry on each of the ${number} weekdays.`;
const page = (...lines: readonly string[]): string[] =>
  lines.concat(Array.from({ length: linesPerPage - lines.length }, () => ''));
const [first, second, third] = [page(clause(1), clause(2)), page(clause(3), clause(4)), page(clause(5), clause(6))];

const whole = aDocument('whole.pdf', [...first, ...second, ...third]);
const twice = aDocument('twice.pdf', [...first, ...second, ...second, ...third]);

describe(repeatedPageNotes.name, () => {
  it('says which page stands in a document twice, and compares it once', () => {
    const { findings, documents } = compareDocuments([whole, twice]).result;
    expect(findings).toEqual([]);
    expect(documents.map(({ warnings }) => warnings)).toEqual([['Page 3 repeats page 2. It was compared once.'], []]);
  });

  it('knows a page by its words, not by the number that counts it', () => {
    const numbered = aDocument('numbered.pdf', [
      ...page(clause(3), clause(4), '1'),
      ...page(clause(3), clause(4), '2'),
    ]);
    expect(repeatedPageNotes(numbered)).toEqual(['Page 2 repeats page 1. It was compared once.']);
  });

  it('says nothing of pages that differ in a figure, and of pages with a few words', () => {
    expect(repeatedPageNotes(aDocument('a.pdf', [...first, ...page(clause(1), clause(3))]))).toEqual([]);
    expect(repeatedPageNotes(aDocument('a.pdf', [...page('Left blank'), ...page('Left blank')]))).toEqual([]);
  });
});
