import { describe, expect, it } from '@jest/globals';
import { findNames } from './find-names.ts';
import { factDocument } from '../testing/read-lines.ts';

const namesIn = (line: string): string[] => findNames(factDocument(line)).map(({ tokens }) => tokens.join(' '));

describe('findNames', () => {
  it('finds runs of capitalised words', () => {
    expect(namesIn('paid by Jane Harper to the clerk at Mill Lane.')).toEqual(['jane harper', 'mill lane']);
  });

  it('leaves out titles and legal forms', () => {
    expect(namesIn('made with Dr Jane Harper and then Brook Foods Ltd here')).toEqual(['jane harper', 'brook foods']);
  });

  it('keeps a single name behind a title', () => {
    expect(namesIn('signed by Mrs Harper today')).toEqual(['harper']);
  });

  it.each(['Rent is due', 'due on Monday May 5', 'the price of coal', 'fällig wird Der Beitrag'])(
    'finds no name in: %s',
    (line) => {
      expect(namesIn(line)).toEqual([]);
    },
  );

  it('begins another name at a title', () => {
    expect(namesIn('between Mill Society and Dr Jane Harper')).toEqual(['mill society', 'jane harper']);
    expect(namesIn('sold by Mr John Marsh and Mrs Ann Marsh')).toEqual(['john marsh', 'ann marsh']);
  });

  it('takes a month behind a first name for a surname, with no day behind it', () => {
    expect(namesIn('led by Ottoline March and others')).toEqual(['ottoline march']);
    expect(namesIn('from Ottoline Marsh on Monday March 3')).toEqual(['ottoline marsh']);
  });

  it('ends a name at a comma and at the edge of a cell', () => {
    expect(namesIn('for Jane Harper, Mill Lane')).toEqual(['jane harper', 'mill lane']);
    expect(namesIn('Jane Harper | Brook Foods')).toEqual(['jane harper', 'brook foods']);
  });
});
