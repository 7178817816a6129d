import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../facts/fact.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import { KnownValues, Settlement } from './settlement.ts';

/** The only value of each of four documents. */
const [reference, first, second, stranger] = factDocuments(
  ['Rent 1,200'],
  ['Rent 1,200'],
  ['Rent 1,200'],
  ['Rent 1,200'],
)
  .map(({ facts }) => facts[0])
  .filter((fact): fact is Fact => fact !== undefined) as [Fact, Fact, Fact, Fact];

describe(Settlement.name, () => {
  it('settles the two facts of a link, and no other', () => {
    const state = new Settlement();
    state.settle(reference, first, 'same');
    expect([state.isSettled(reference, first.document), state.isSettled(first, reference.document)]).toEqual([
      true,
      true,
    ]);
    expect([state.isSettled(first, second.document), state.isSettled(stranger, first.document)]).toEqual([
      false,
      false,
    ]);
  });

  it('knows who was found to differ', () => {
    const state = new Settlement();
    state.settle(reference, first, 'different');
    expect([state.isInConflict(reference, first), state.isInConflict(first, second)]).toEqual([true, false]);
  });

  it('leaves what is settled as the same as it is', () => {
    const state = new Settlement();
    state.settle(reference, first, 'same');
    state.settle(reference, first, 'different');
    expect(state.isInConflict(reference, first)).toBe(false);
  });
});

describe(KnownValues.name, () => {
  it('knows a large amount that is rounded', () => {
    const documents = factDocuments(['Sales were £33.2 million.'], ['Sales £33.2m, profit £21.4m'], ['Profit £21.4m']);
    const sales = documents[0]?.facts[0];
    if (sales === undefined) throw new Error('no amount');
    const known = new KnownValues(documents);
    expect([known.isIn(1, sales), known.isIn(2, sales)]).toEqual([true, false]);
  });

  it('knows one figure in two currencies, unless a paper prints it in both', () => {
    const [pounds, euros, both] = factDocuments(['Award: £684,200'], ['Award: €684,200'], ['€684,200, not £684,200']);
    const [a, b, c] = [pounds?.facts[0], euros?.facts[0], both?.facts[0]];
    if (pounds === undefined || euros === undefined || both === undefined || a === undefined || b === undefined)
      throw new Error('no amounts');
    expect(new KnownValues([pounds, euros]).areOfOtherCurrencies(a, b)).toBe(true);
    expect(new KnownValues([pounds, euros, both]).areOfOtherCurrencies(a, c ?? b)).toBe(false);
    expect(new KnownValues([pounds, euros]).areOfOtherCurrencies(a, a)).toBe(false);
  });
});
