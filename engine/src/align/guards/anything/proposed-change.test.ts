import { describe, expect, it } from '@jest/globals';
import { isOnlyProposed } from './proposed-change.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the last value of the first sentence is only proposed beside that of the second. */
function isProposed(first: string, second: string): boolean {
  const documents = factDocuments([first], [second]);
  const [a, b] = documents.map(({ facts }) => facts.at(-1));
  if (a === undefined || b === undefined) throw new Error('A sentence holds no value.');
  return isOnlyProposed(a, b, documents);
}

const holds = 'The entry fee is £80.';

describe(isOnlyProposed.name, () => {
  it.each([
    'The board proposes to raise the entry fee from £80 to £90.',
    'Der Vorstand schlägt vor, den Eintritt von 80 € auf 90 € zu erhöhen.',
    'Le bureau propose de porter le droit d’entrée de 80 € à 90 €.',
    'Se propone subir la entrada de 80 € a 90 €.',
  ])('knows what does not hold yet: %s', (sentence) => {
    expect(isProposed(sentence, holds)).toBe(true);
  });

  it.each([
    ['what is resolved', 'The entry fee rises from £80 to £90.', holds],
    ['a price that is proposed for no other', 'We propose an entry fee of £90.', holds],
    [
      'another account of the change',
      'It is proposed to raise the fee from £80 to £90.',
      'The fee rises from £80 to £95.',
    ],
  ])('leaves %s', (_, first, second) => {
    expect(isProposed(first, second)).toBe(false);
  });
});
