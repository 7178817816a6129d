import { describe, expect, it } from '@jest/globals';
import { spanish, valuesIn } from '../testing/values-in.ts';

const doorsIn = (text: string): string[] => valuesIn(text, spanish).filter((value) => value.includes('door'));

describe('findDoors', () => {
  it.each([
    ['Local en la calle Mayor 12, 4.º C', '4 C'],
    ['calle Mayor, 12, 4º C, de Riofrío', '4 C'],
    ['en la calle Mayor, número 12, piso cuarto, puerta C.', '4 C'],
    ['Piso bajo izquierda', '0 IZQ'],
    ['Calle Mayor 12, 2.º dcha.', '2 DCHA'],
    ['C/ Mayor, 12 — 4.9 C, Riofrío', '4 C'],
  ])('reads which flat is meant: %s', (text, key) => {
    expect(doorsIn(text)).toEqual([`identifier numbered door ${key}`]);
  });

  it.each(['El 4.º Congreso de Riofrío', 'Pesa 4.9 C', 'El precio es 12, 4.95 con IVA', 'piso de roble'])(
    'finds none in “%s”',
    (text) => {
      expect(doorsIn(text)).toEqual([]);
    },
  );
});
