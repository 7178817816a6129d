import { describe, expect, it } from '@jest/globals';
import { isHouseNumber } from './house-number.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the first number of a line is that of a house. */
function isHouseIn(line: string): boolean {
  const documents = factDocuments([line]);
  const fact = documents[0]?.facts.find(({ value }) => value.type === 'number');
  if (fact === undefined) throw new Error('The line holds no number.');
  return isHouseNumber(fact, documents);
}

describe(isHouseNumber.name, () => {
  it.each([
    'Museum, Kirchgasse 3, Altenmoor',
    'The hut at Unit 4, Mill Court',
    'Museum, 40 Bellman Street, Hull',
    'MUSEUM, 41 OLD MILL ROAD, HULL',
    'Musée, 12 rue des Lilas, Lyon',
    'Musée, 8 avenue Foch, Lyon',
    'Museo, Calle Mayor 12, Soria',
    'Museu, Rua da Fonte 51, Braga',
  ])('knows the house: %s', (line) => {
    expect(isHouseIn(line)).toBe(true);
  });

  it.each([
    'The museum has 40 rooms on the street.',
    'The walk takes 12 people along the road.',
    'In dem Saal sind 12 Stühle.',
    'En la calle hay 12 bancos.',
  ])('knows what counts: %s', (line) => {
    expect(isHouseIn(line)).toBe(false);
  });
});
