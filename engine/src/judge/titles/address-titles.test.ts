import { describe, expect, it } from '@jest/globals';
import type { FactDocument } from '../../facts/fact.ts';
import { placeOf } from '../testing/judge-builders.ts';
import { toPosition } from '../to-result.ts';
import { factDocuments } from '../../testing/fact-documents.ts';
import { isHouseNumber } from './address-titles.ts';
import { titlePlace } from './title-place.ts';

/** Sentences by which the language of a paper is known. */
const said = {
  en: 'The rent is paid by the tenant and this is for the use of it.',
  de: 'Die Miete ist von der Mieterin zu zahlen und wird nicht mit dem Lohn verrechnet.',
  fr: 'Le loyer est payé par la locataire et les charges sont dues dans le mois.',
} as const;

function isHouse(language: keyof typeof said, line: string, figure: string): boolean {
  const documents: readonly FactDocument[] = factDocuments([said[language], line]);
  const [document] = documents;
  const place =
    document === undefined ? undefined : titlePlace(documents, toPosition(documents, placeOf(document, figure)));
  if (place === undefined) throw new Error(`There is no ${figure}.`);
  return isHouseNumber(place);
}

describe('isHouseNumber', () => {
  it.each([
    ['en', 'The office is at 41 Chandler Lane, Hull.', '41'],
    ['de', 'Das Haus in der Färbergasse 18 in Altenbrück wird vermietet.', '18'],
    ['fr', 'Le siège est fixé 14, rue des Tilleuls.', '14,'],
  ] as const)('is one beside the name of a street (%s): %s', (language, line, figure) => {
    expect(isHouse(language, line, figure)).toBe(true);
  });

  it.each([
    ['en', 'There is room for 41 guests in the hall.', '41'],
    ['en', 'The lane is 41 metres long.', '41'],
  ] as const)('is none of what is counted or measured (%s): %s', (language, line, figure) => {
    expect(isHouse(language, line, figure)).toBe(false);
  });
});
