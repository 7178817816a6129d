import { describe, expect, it } from '@jest/globals';
import { english, french, german, spanish, valuesIn } from '../testing/values-in.ts';

describe('findFloors', () => {
  it.each([
    [english, 'The office is on the second floor.', '2'],
    [english, '3rd floor', '3'],
    [english, 'the ground floor', '0'],
    [german, 'im Erdgeschoss', '0'],
    [german, 'im 2. Obergeschoss', '2'],
    [german, 'im dritten Stock', '3'],
    [french, 'au premier étage', '1'],
    [french, 'au rez-de-chaussée', '0'],
    [spanish, 'en la segunda planta', '2'],
    [spanish, 'planta baja', '0'],
  ])('reads on which floor something lies: %#', (format, text, key) => {
    expect(valuesIn(text, format)).toEqual([`identifier numbered floor ${key}`]);
  });

  it.each(['a floor of oak', 'the first story he told was long', 'im Stock der Bienen'])(
    'finds none in “%s”',
    (text) => {
      expect(valuesIn(text).filter((value) => value.includes('floor'))).toEqual([]);
    },
  );
});
