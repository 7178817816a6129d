import type { Box } from '@app/shared/contracts';
import { describe, expect, it } from '@jest/globals';
import { itemsOf, type ReviewItem } from '../shared/review-item.ts';
import { aFinding, aPosition, aResult } from '../testing/review-builders.ts';
import { marksOf, missingOf, placeOf, placesOf, quotesOn } from './marks-of.ts';

const lookedFor = { what: 'an exhibit “A-4”', why: 'The exhibits end here.', after: [[72, 90, 500, 102]] as const };
const missing = aPosition({
  document: 'd3',
  page: 4,
  quote: '',
  boxes: [],
  missing: true,
  lookedFor: { ...lookedFor, after: [[72, 90, 500, 102]] },
});
const rent = aFinding({ positions: [...aFinding().positions, missing] });
const owner = aFinding({
  id: 'f2',
  positions: [aPosition({ page: 2, quote: 'Holdings, LLC', boxes: [[9, 9, 90, 20]] })],
});
const items = itemsOf(aResult({ findings: [rent, owner] }));
const at = (index: number): ReviewItem => {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no finding ${index}`);
  return item;
};

describe('marksOf', () => {
  it('boxes the chosen place in the colour of its reading, with what differs in it', () => {
    expect(marksOf(at(0), placesOf(items, 'd2'), 'd2')).toEqual([
      expect.objectContaining({ tone: 'b', isChosen: true, words: [[210, 300, 222, 312]] }),
    ]);
  });

  it('boxes the words that the value is read with, where the result tells them', () => {
    const around: Box[] = [[60, 200, 320, 212]];
    const [clause] = itemsOf(aResult({ findings: [aFinding({ positions: [aPosition({ around })] })] }));
    if (clause === undefined) throw new Error('There is no finding');
    expect(marksOf(clause, [], 'd1')).toEqual([expect.objectContaining({ boxes: around })]);
    expect(placesOf([clause], 'd1')).toEqual([expect.objectContaining({ boxes: [[100, 200, 300, 212]] })]);
  });

  it('boxes what a document says that was replaced, of the chosen finding alone', () => {
    const replaced = aPosition({ document: 'd3', page: 2, value: '$8,450.00' });
    const states = [{ document: 'd3', state: 'superseded' as const, by: 'd1', replaced }];
    const old = itemsOf(aResult({ findings: [aFinding({ states })] }));
    const [chosen] = old;
    if (chosen === undefined) throw new Error('There is no finding');
    expect(marksOf(chosen, [], 'd3')).toEqual([expect.objectContaining({ page: 2, tone: 'none', isChosen: true })]);
    expect(placeOf(chosen, 'd3')).toMatchObject({ page: 2, box: [100, 200, 300, 212] });
    expect(placesOf(old, 'd3')).toEqual([]);
  });

  it('shows places of other findings, too', () => {
    expect(marksOf(at(0), placesOf(items, 'd1'), 'd1').map(({ id, tone, page }) => [id, tone, page])).toEqual([
      ['f2', 'other', 2],
      ['f1 0', 'a', 1],
    ]);
  });

  it('does not draw a place twice that two findings have', () => {
    const both = itemsOf(aResult({ findings: [rent, aFinding({ id: 'f9' })] }));
    const [first] = both;
    if (first === undefined) throw new Error('There is no finding');
    expect(marksOf(first, placesOf(both, 'd1'), 'd1')).toHaveLength(1);
  });
});

describe('missingOf', () => {
  it('says where something was looked for, and why there', () => {
    expect(missingOf(at(0), 'd3')).toEqual([{ page: 4, ...lookedFor }]);
    expect(missingOf(at(0), 'd1')).toEqual([]);
  });
});

describe('placeOf', () => {
  it('is what was read, what was looked for after, or the first page', () => {
    expect(placeOf(at(0), 'd1')).toEqual({ key: 'f1 d1', page: 1, box: [100, 200, 300, 212] });
    expect(placeOf(at(0), 'd3')).toMatchObject({ page: 4, box: [72, 90, 500, 102] });
    expect(placeOf(at(1), 'd2')).toMatchObject({ page: 1, box: undefined });
  });
});

describe('quotesOn', () => {
  it('are those of the chosen finding, else of any on the page', () => {
    expect(quotesOn(at(0), items, 'd1', 1)).toEqual(['monthly Base Rent is $10,650.00']);
    expect(quotesOn(at(0), items, 'd1', 2)).toEqual(['Holdings, LLC']);
    expect(quotesOn(at(0), items, 'd3', 4)).toEqual([]);
  });
});
