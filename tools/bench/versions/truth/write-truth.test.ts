import { describe, expect, it } from '@jest/globals';
import { planGroup, type PlannedGroup } from '../make-group.ts';
import { normalise } from '../score/normalise.ts';
import { assertScorable, NotScorableError, perfectOutput } from '../score/perfect-engine.ts';
import { scoreGroup } from '../score/score-group.ts';
import { printedAsText } from '../testing/printed-as-text.ts';
import { sampleContracts } from '../testing/sample-contracts.ts';
import type { Truth } from './truth-file.ts';
import { discrepanciesOf, type Copy } from './write-truth.ts';

/** Enough contracts for papers of a page. */
const contracts = [...sampleContracts, ...sampleContracts];

const copiesOf = ({ paper, copies }: PlannedGroup): Copy[] =>
  copies.map(({ document, edited }) => {
    const blocks = edited ? paper.b : paper.a;
    return {
      document,
      edited,
      blocks: new Map(blocks.map((block) => [block.id, block])),
      paper: printedAsText(blocks),
    };
  });

function truthOf(group: PlannedGroup): Truth {
  const copies = copiesOf(group);
  return {
    group: 'g1',
    set: group.kind,
    documents: copies.map(({ document }) => document),
    pages: Object.fromEntries(copies.map(({ document, paper }) => [document, paper.pages.length])),
    renderers: {},
    ...discrepanciesOf(group.paper, copies),
  };
}

const groups = Array.from({ length: 24 }, (_, index) => planGroup(contracts, { seed: 3, index, pages: 2 }));

describe(discrepanciesOf.name, () => {
  it('quotes words that stand on the pages it names', () => {
    for (const group of groups) {
      const pages = new Map(copiesOf(group).map(({ document, paper }) => [document, paper.pages]));
      const { discrepancies, agreements } = truthOf(group);
      for (const one of [...discrepancies, ...agreements].flatMap(({ occurrences }) => occurrences)) {
        if ('missing' in one) throw new Error('nothing is merely missing');
        expect(normalise(pages.get(one.document)?.[one.page - 1] ?? '')).toContain(normalise(one.quote));
        expect(normalise(one.quote)).toContain(normalise(one.value));
      }
    }
  });

  it('lets an engine that finds everything score 1, and one that says nothing 0', () => {
    const truths = groups.map(truthOf);
    expect(truths.flatMap(({ discrepancies }) => discrepancies).length).toBeGreaterThan(60);
    for (const truth of truths) {
      const { verdicts, missed } = scoreGroup(truth, perfectOutput(truth));
      const wrong = verdicts.filter(({ verdict }) => verdict !== 'right' && verdict !== 'repeated');
      expect(wrong).toEqual([]);
      expect(missed).toEqual([]);
      expect(scoreGroup(truth, { documents: [], findings: [] }).found).toEqual([]);
    }
  });

  it('asks only for the words themselves where one edition lacks them', () => {
    const alone = groups
      .map(truthOf)
      .flatMap((truth) => truth.discrepancies.map((one) => ({ truth, one })))
      .filter(({ one }) => one.one_document_suffices === true);
    expect(alone.length).toBeGreaterThan(10);
    for (const { truth, one } of alone) {
      const own = one.occurrences.filter((place) => 'side' in place && place.side === 'c');
      const output = perfectOutput({ ...truth, discrepancies: [{ ...one, occurrences: own.slice(0, 1) }] });
      expect(scoreGroup(truth, output).found.map(({ id }) => id)).toContain(one.id);
    }
  });

  it('punishes an engine that reports what was only moved, renumbered or respelt', () => {
    for (const truth of groups.map(truthOf)) {
      const output = perfectOutput({
        ...truth,
        discrepancies: truth.agreements.map((one) => ({
          ...one,
          type: '',
          severity: 'low',
          subject: '',
          explanation: '',
        })),
      });
      const verdicts = scoreGroup(truth, output).verdicts.map(({ verdict }) => verdict);
      expect(verdicts.filter((verdict) => verdict === 'false' || verdict === 'one side')).toEqual([]);
    }
  });

  it('says of an odd copy that all others agree', () => {
    const odd = groups.find(({ kind }) => kind === 'nway');
    if (odd === undefined) throw new Error('there are groups of copies');
    for (const { occurrences } of truthOf(odd).discrepancies) {
      const sides = occurrences.map((one) => ('side' in one ? one.side : undefined));
      expect(sides.filter((side) => side === 'b')).toHaveLength(1);
      expect(sides.filter((side) => side === 'a')).toHaveLength(odd.copies.length - 1);
    }
  });
});

describe(assertScorable.name, () => {
  it('does not let a truth pass that nobody could find', () => {
    const truth = truthOf(groups[1] ?? { kind: 'clean', paper: { a: [], b: [], edits: [] }, copies: [] });
    const [first] = truth.discrepancies;
    if (first === undefined) throw new Error('something was changed');
    const blind = { ...first, occurrences: first.occurrences.slice(0, 1), one_document_suffices: false };
    const score = () => assertScorable({ ...truth, discrepancies: [blind] });
    expect(score).toThrow(NotScorableError);
    expect(score).toThrow('d1 cannot be told apart');
  });
});

describe(planGroup.name, () => {
  it('gives the same bytes for the same seed, and others for another', () => {
    const html = (seed: number): string[] =>
      planGroup(contracts, { seed, index: 2, pages: 2 }).copies.map((copy) => copy.html);
    expect(html(5)).toEqual(html(5));
    expect(html(5)).not.toEqual(html(6));
  });
});
