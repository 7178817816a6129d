import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../facts/fact.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import type { FactLink } from './fact-link.ts';
import { KnownValues, Settlement } from './settlement.ts';

type Relation = FactLink['relation'];

/** The only value of each of four documents. */
const [reference, first, second, stranger] = factDocuments(
  ['Rent 1,200'],
  ['Rent 1,200'],
  ['Rent 1,200'],
  ['Rent 1,200'],
)
  .map(({ facts }) => facts[0])
  .filter((fact): fact is Fact => fact !== undefined) as [Fact, Fact, Fact, Fact];

const link = (b: Fact, relation: Relation, by: FactLink['by'] = 'version'): FactLink => ({
  a: reference,
  b,
  relation,
  strength: 1,
  by,
});

describe(Settlement.name, () => {
  it('settles the two facts of a link, and no other', () => {
    const state = new Settlement([link(first, 'same')]);
    expect([state.isSettled(reference, first.document), state.isSettled(first, reference.document)]).toEqual([
      true,
      true,
    ]);
    expect([state.isSettled(first, second.document), state.isSettled(stranger, first.document)]).toEqual([
      false,
      false,
    ]);
  });

  it.each<[Relation, Relation, boolean, boolean]>([
    ['same', 'same', true, false],
    ['same', 'different', true, true],
    ['different', 'same', true, true],
    ['different', 'different', false, false],
  ])('knows of versions that are %s and %s as their reference', (one, other, isSettled, isInConflict) => {
    const state = new Settlement([link(first, one), link(second, other)]);
    expect(state.isSettled(first, second.document)).toBe(isSettled);
    expect(state.isInConflict(first, second)).toBe(isInConflict);
  });

  it('infers nothing from facts that were linked by what they are about', () => {
    const state = new Settlement([link(first, 'same', 'slot'), link(second, 'same', 'slot')]);
    expect(state.isSettled(first, second.document)).toBe(false);
  });

  it('leaves what is settled as the same as it is', () => {
    const state = new Settlement([link(first, 'same')]);
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
