import { describe, expect, it } from '@jest/globals';
import { reckonedFrom } from './reckoning.ts';

describe(reckonedFrom.name, () => {
  it.each([
    ['from delivery.', 'delivery', 2],
    ['after the date of the invoice', 'invoice', 6],
    ['ab Abnahme', 'acceptance', 2],
    ['nach Erhalt der Rechnung', 'invoice', 4],
    ['à compter de la livraison', 'delivery', 5],
    ['desde la firma del contrato', 'conclusion', 3],
  ])('hears from what time is reckoned in “%s”', (text, event, length) => {
    expect(reckonedFrom(text.split(' '))).toEqual({ event, length });
  });

  it.each(['before delivery', 'from receipt', 'of notice. Delivery follows', 'net', 'after the end of the term', ''])(
    'hears none in “%s”',
    (text) => {
      expect(reckonedFrom(text.split(' '))).toBeUndefined();
    },
  );
});
