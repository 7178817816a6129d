import { describe, expect, it } from '@jest/globals';
import type { FactLink } from '../../pairing/index.ts';
import type { Fact } from '../../facts/fact.ts';
import { factDocuments } from '../../testing/fact-documents.ts';
import { groupFacts } from './group-facts.ts';

/** One fact per amount, each in a document of its own. */
const facts = (...amounts: string[]): Fact[] =>
  factDocuments(...amounts.map((amount) => [`Monthly rent: £${amount}`])).flatMap((document) => document.facts);

const link =
  (relation: 'same' | 'different', strength = 0.8) =>
  (a: Fact | undefined, b: Fact | undefined): FactLink => {
    if (a === undefined || b === undefined) throw new Error('A link needs two facts.');
    return { a, b, relation, strength };
  };
const same = link('same');
const different = link('different');
const documentsOf = (links: readonly FactLink[]): number[][][] =>
  groupFacts(links).map(({ sides }) => sides.map((side) => side.map(({ document }) => document)));

describe('groupFacts', () => {
  it('finds nothing where facts agree', () => {
    const [a, b] = facts('4,250.00', '4,250.00');
    expect(groupFacts([same(a, b)])).toEqual([]);
  });

  it('puts what agrees on one side, and what deviates on another', () => {
    const [a, b, c] = facts('4,250.00', '4,250.00', '4,520.00');
    expect(documentsOf([different(a, c), same(a, b)])).toEqual([[[0, 1], [2]]]);
  });

  it('puts what only keeps to a limit on no side', () => {
    const [rate, range, other] = facts('4.50', '4.50', '5.40');
    expect(documentsOf([different(rate, other), { ...same(rate, range), isWithin: true }])).toEqual([[[0], [2]]]);
  });

  it('does not let a document say both where the one is equal by chance', () => {
    const [first, second] = factDocuments(['Rent: £4,250.00'], ['Rent: £4,520.00', 'Repairs: £4,250.00']);
    const [a, [b, repairs]] = [first?.facts[0], second?.facts ?? []];
    const chance = { ...same(a, repairs), isLoose: true };
    expect(documentsOf([different(a, b), chance])).toEqual([[[0], [1]]]);
    expect(documentsOf([different(a, b), same(a, repairs)])).toEqual([[[0, 1], [1]]]);
  });

  it('makes one group of disagreements that hang together, though the ends of the chain were not compared', () => {
    const [a, b, c] = facts('4,250.00', '4,520.00', '4,750.00');
    expect(documentsOf([different(a, b), different(b, c)])).toEqual([[[0], [1], [2]]]);
  });

  it('holds a document against another by its surest disagreement only', () => {
    const [a, b] = facts('4,250.00', '4,520.00');
    const [, elsewhere] = facts('4,250.00', '310.00');
    const links = [link('different', 0.7)(a, elsewhere), link('different', 0.9)(a, b)];
    expect(groupFacts(links).map(({ sides }) => sides)).toEqual([[[a], [b]]]);
  });

  it('keeps disagreements apart that share no fact', () => {
    const [a, b, c, d] = facts('4,250.00', '4,520.00', '310.00', '130.00');
    expect(documentsOf([different(a, b), different(c, d)])).toEqual([
      [[0], [1]],
      [[2], [3]],
    ]);
  });

  it('is as strong as the surest of its disagreements', () => {
    const [a, b, c] = facts('4,250.00', '4,520.00', '4,750.00');
    const groups = groupFacts([
      link('different', 0.6)(a, b),
      link('different', 0.9)(b, c),
      link('different', 0.7)(a, c),
    ]);
    expect(groups.map(({ surest }) => surest.strength)).toEqual([0.9]);
  });

  it('makes one group of one change made at many places of two documents', () => {
    const line = (version: string) => [`Version ${version} applies.`, '', `Print version ${version} on every page.`];
    const [first, second] = factDocuments(line('2.1'), line('2.2'));
    const [a, b] = [first?.facts ?? [], second?.facts ?? []];
    const links = a.map((fact, index) => different(fact, b[index]));
    expect(links).toHaveLength(2);
    expect(documentsOf(links)).toEqual([
      [
        [0, 0],
        [1, 1],
      ],
    ]);
  });
});
