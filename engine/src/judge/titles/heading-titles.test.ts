import { describe, expect, it } from '@jest/globals';
import { placeOf } from '../testing/judge-builders.ts';
import { toPosition } from '../to-result.ts';
import { factDocuments } from '../../testing/fact-documents.ts';
import { headingTitles, withoutMarker } from './heading-titles.ts';
import { titlePlace } from './title-place.ts';

/** What the title of its clause calls a value. */
function titlesAt(lines: readonly string[], value: string): string[] {
  const documents = factDocuments(lines);
  const [document] = documents;
  const place =
    document === undefined ? undefined : titlePlace(documents, toPosition(documents, placeOf(document, value)));
  if (place === undefined) throw new Error(`There is no ${value}.`);
  return headingTitles(place).map(({ text }) => text);
}

describe('headingTitles', () => {
  it.each([
    ['2. Base Rent. From July on it is £5 a month.', ['Base Rent']],
    ['Keys: those for £5 are kept here.', ['Keys']],
    ['2. It is paid. From July on it is £5 a month.', []],
    ['From July on it is £5 a month.', []],
  ])('of %s', (line, titles) => {
    expect(titlesAt([line], '£5')).toEqual(titles);
  });
});

describe('withoutMarker', () => {
  it.each([
    ['§ 5 Vergütung', 'Vergütung'],
    ['Article 7. Payment', 'Payment'],
    ['ARTICLE VI — OWNER FURNISHED EQUIPMENT', 'OWNER FURNISHED EQUIPMENT'],
    ['12 Term', 'Term'],
    ['Sexta. Subarriendo', 'Subarriendo'],
    ['Octava.- Animales', 'Animales'],
    ['Pump 24', 'Pump 24'],
  ])('of %s is %s', (heading, title) => {
    expect(withoutMarker(heading)).toBe(title);
  });
});
