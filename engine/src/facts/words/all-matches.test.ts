import { describe, expect, it } from '@jest/globals';
import { allMatches } from './all-matches.ts';

const figure = /\d+/gu;
const printed = (text: string): string[] => allMatches(text, figure).map(([match]) => match);

describe(allMatches.name, () => {
  it('gives all matches in order', () => {
    expect(printed('3 boxes of 12 pens')).toEqual(['3', '12']);
  });

  it('gives none where there is none', () => {
    expect(printed('some boxes')).toEqual([]);
  });

  it('begins at the begin of each text, wherever the last look ended', () => {
    expect(printed('aaaaaaaaaaaa 7')).toEqual(['7']);
    expect(printed('5')).toEqual(['5']);
    figure.lastIndex = 3;
    expect(printed('5 and 6')).toEqual(['5', '6']);
  });

  it('tells where a match stands', () => {
    expect(allMatches('of 12', figure)[0]?.index).toBe(3);
  });
});
