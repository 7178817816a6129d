import { describe, expect, it } from '@jest/globals';
import { compareDocuments } from '@app/engine';
import type { Stages } from '@app/engine/probe';
import type { KnownCase } from './known-case.ts';
import { misplacedTruths } from './misplaced-truths.ts';
import { scoreSet } from './set-score.ts';
import { stagesReached } from './stages-reached.ts';
import { aDiscrepancy, aKnownCase, anOccurrence, aResult, otherOccurrence } from './testing/case-builders.ts';
import { aPaper } from './testing/paper-builder.ts';

/** Two papers that give four things two prices each, and what is known of them. */
function aSet(group: string, dearest: number, things: readonly string[]) {
  const said = things.map((thing, at) => [
    `The ${thing} costs £${dearest - at},450.00.`,
    `For the ${thing} pay £${dearest - at},540.00.`,
  ]);
  const known = aKnownCase({
    group,
    discrepancies: said.map(([a = '', b = ''], at) => {
      const places = [a, b].map((quote, side) =>
        (side === 0 ? anOccurrence : otherOccurrence)({
          quote,
          value: /£[\d,.]+\d/u.exec(quote)?.[0] ?? '',
          context: quote,
        }),
      );
      return aDiscrepancy({ id: `d${at}`, occurrences: places });
    }),
  });
  const text = (side: number): string => said.map((pair) => pair[side]).join(' ');
  return { known, documents: [aPaper('lease.pdf', text(0)), aPaper('roll.pdf', text(1))] };
}

const sets = [
  aSet('kitchen', 5, ['kettle', 'stove', 'pan', 'sink']),
  aSet('garden', 9, ['bench', 'shed', 'hedge', 'pond']),
];

const misplaced = (truthOf: (index: number) => KnownCase | undefined): string[] =>
  misplacedTruths(
    sets.map(({ known, documents }, index) => {
      const told = { ...known, ...truthOf(index), group: known.group };
      let stages: Stages | undefined;
      const { result } = compareDocuments(documents, (held) => void (stages = held));
      const names = new Map(result.documents.map(({ id, name }) => [id, name]));
      if (stages === undefined) throw new Error('The probe was not called.');
      return scoreSet(told, aResult(), stagesReached(told, stages, names));
    }),
  );

/** The sides of each discrepancy, told of the other paper. */
const turned = (known: KnownCase | undefined): KnownCase | undefined =>
  known && {
    ...known,
    discrepancies: known.discrepancies.map((one) => ({
      ...one,
      occurrences: one.occurrences.map((place) => ({
        ...place,
        document: place.document === 'lease.pdf' ? 'roll.pdf' : 'lease.pdf',
      })),
    })),
  };

describe('misplacedTruths', () => {
  it('finds nothing wrong where each set has its own truth', () => {
    expect(misplaced((index) => sets[index]?.known)).toEqual([]);
  });

  it('names the sets whose truths are exchanged', () => {
    expect(misplaced((index) => sets[1 - index]?.known)).toEqual(['kitchen', 'garden']);
  });

  it('names a set whose truth is told of the wrong papers', () => {
    expect(misplaced((index) => (index === 0 ? turned(sets[0]?.known) : sets[index]?.known))).toEqual(['kitchen']);
  });
});
