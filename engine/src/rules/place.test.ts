import { describe, expect, it } from '@jest/globals';
import type { FactDocument } from '../facts/fact.ts';
import { placeOfFact, placeOfWords } from './place.ts';
import { factDocuments } from '../testing/fact-documents.ts';

function onlyDocument(...lines: string[]): FactDocument {
  const [document] = factDocuments(lines);
  if (document === undefined) throw new Error('There is no document.');
  return document;
}

/** The quote and the value that a place shows. */
function shown(document: FactDocument, { passage, start, end, valueStart, valueEnd }: ReturnType<typeof placeOfWords>) {
  const text = (from: number, to: number): string =>
    (document.passages[passage]?.words ?? [])
      .slice(from, to)
      .map((word) => word.text)
      .join(' ');
  return { quote: text(start, end), value: text(valueStart, valueEnd) };
}

describe('placeOfWords', () => {
  it('quotes the sentence around the words', () => {
    const document = onlyDocument('Rent is due early. It is paid by bank transfer. No cash is taken.');
    const unit = document.units[1];
    const place = placeOfWords(document, 0, (unit?.start ?? 0) + 4, (unit?.start ?? 0) + 5, 1);
    expect(shown(document, place)).toEqual({ quote: 'It is paid by bank transfer.', value: 'bank' });
  });

  it('quotes sixteen words on each side of a value in a long sentence', () => {
    const words = Array.from({ length: 60 }, (_, index) => `word${String.fromCodePoint(97 + (index % 26))}`);
    const document = onlyDocument(...[0, 15, 30, 45].map((from) => words.slice(from, from + 15).join(' ')));
    const place = placeOfWords(document, 0, 30, 32, 0);
    expect([place.start, place.end, place.valueStart, place.valueEnd]).toEqual([14, 48, 30, 32]);
  });

  it('quotes no more than the sentence has, near its ends', () => {
    const words = Array.from({ length: 60 }, () => 'word');
    const document = onlyDocument(...[0, 15, 30, 45].map((from) => words.slice(from, from + 15).join(' ')));
    expect(placeOfWords(document, 0, 2, 3, 0)).toMatchObject({ start: 0, end: 19 });
    expect(placeOfWords(document, 0, 58, 59, 0)).toMatchObject({ start: 42, end: 60 });
  });

  it('quotes the words alone when the sentence given lies in another passage', () => {
    const document = onlyDocument('Rent is due early.', '', 'No cash is taken.');
    expect(shown(document, placeOfWords(document, 1, 1, 2, 0))).toEqual({ quote: 'cash', value: 'cash' });
  });

  it('quotes a value to its end where it runs over its sentence', () => {
    const document = onlyDocument('Rent is due early. It is paid by bank transfer.');
    const end = (document.units[0]?.end ?? 0) + 2;
    expect(placeOfWords(document, 0, 2, end, 0)).toMatchObject({ start: 0, end });
  });
});

describe('placeOfFact', () => {
  it('shows the fact in its sentence and carries what it means', () => {
    const document = onlyDocument('No cash is taken. The rent is £4,250.00 a month.');
    const [fact] = document.facts;
    if (fact === undefined) throw new Error('There is no fact.');
    const place = placeOfFact(document, fact);
    expect(shown(document, place)).toEqual({ quote: 'The rent is £4,250.00 a month.', value: '£4,250.00' });
    expect(place.value).toBe(fact.value);
  });
});
