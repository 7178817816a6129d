import { describe, expect, it } from '@jest/globals';
import { isOnlyEstimated } from './estimates.ts';
import { factDocuments } from '../../testing/aligned.ts';

function isOnly(first: string, second: string): boolean {
  const documents = factDocuments([first], [second]);
  const [a, b] = documents.map(({ facts }) => facts[0]);
  if (a === undefined || b === undefined) throw new Error('A sentence holds no value.');
  return isOnlyEstimated(a, b, documents);
}

describe(isOnlyEstimated.name, () => {
  it.each([
    ['Surgery, estimated at £640', 'Surgery | £585.00'],
    ['Die Kosten werden auf geschätzt 640 € beziffert.', 'Kosten: 585 €'],
    ['Le coût est estimé à 640 €.', 'Coût : 585 €'],
    ['Presupuesto base de licitación: 640 €', 'Precio: 585 €'],
    ['El coste se estima en 640 €.', 'Coste: 585 €'],
    ['Boat, guide price £640', 'Price of the boat: £585'],
    ['Richtpreis des Bootes: 640 €', 'Preis des Bootes: 585 €'],
    ['Bateau, prix demandé 640 €', 'Prix du bateau : 585 €'],
    ['Precio de salida del barco: 640 €', 'Precio del barco: 585 €'],
  ])('holds no estimate against what it came to: %s – %s', (first, second) => {
    expect(isOnly(first, second)).toBe(true);
  });

  it.each([
    ['two estimates', 'Estimate of the repair: £1,820', 'The repair is estimated at £1,950.'],
    ['a slip', 'Estimate of the repair: £1,820', 'The repair costs £1,280.'],
    ['a count beside a price', 'Asking price on request, six cabins', 'Cabins: 5'],
    ['a date', 'Expected delivery: 4 May 2025', 'Delivery on 28 June 2025'],
  ])('leaves %s to be compared', (_, first, second) => {
    expect(isOnly(first, second)).toBe(false);
  });
});
