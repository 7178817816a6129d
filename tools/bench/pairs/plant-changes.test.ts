import { describe, expect, it } from '@jest/globals';
import type { ReadDocument } from '@app/engine';
import type { ProbedPairs } from '@app/engine/probe';
import { seededRandom } from '../engine-load/seeded-random.ts';
import { labelPlanted } from './label-planted.ts';
import { plantChanges, type PlantedChange } from './plant-changes.ts';

const line = ['Revenue', '9,583', '10,329'];

const report = (name: string): ReadDocument => ({
  name,
  sha256: name,
  pageCount: 1,
  pages: [
    {
      page: 1,
      width: 600,
      height: 800,
      turn: 0,
      ocr: false,
      texts: ['Cost', '9,583', ...line],
      boxes: [0, 1]
        .flatMap((at) => [at * 90, 50, at * 90 + 60, 60])
        .concat([0, 1, 2].flatMap((at) => [at * 90, 90, at * 90 + 60, 100])),
      sizes: [],
      flags: [],
      slope: 0,
      rulings: [],
    },
  ],
  unreadPages: [],
  warnings: [],
});

const figure = { kind: 'money', value: '9583', first: [1, line.join(' ')], second: [1, line.join(' ')] } as const;
const documents = [report('release.pdf'), report('report.pdf')] as const;
const common = [
  { ...figure, first: [...figure.first] as [number, string], second: [...figure.second] as [number, string] },
];

describe(plantChanges.name, () => {
  it.each([1, 2, 3, 4])('changes the figure in the line that is told, in one of the documents (seed %i)', (seed) => {
    const { documents: changed, changes } = plantChanges([...documents], common, seededRandom(seed));
    expect(changes).toHaveLength(1);
    const [{ document, before, after }] = changes as [PlantedChange];
    expect([before, after.length]).toEqual(['9,583', 5]);
    expect(after).not.toBe(before);
    expect(changed[document].pages[0]?.texts).toEqual(['Cost', '9,583', 'Revenue', after, '10,329']);
    expect(changed[1 - document]?.pages[0]?.texts).toEqual(documents[0].pages[0]?.texts);
  });

  it('leaves alone what does not stand where it is told', () => {
    const place = (): [number, string] => [2, 'Revenue'];
    const elsewhere = [{ kind: 'money', value: '9583', first: place(), second: place() }];
    expect(plantChanges([...documents], elsewhere, seededRandom(1)).changes).toEqual([]);
  });
});

describe(labelPlanted.name, () => {
  const at = (document: string, page: number, value: string) => ({
    document,
    page,
    quote: value,
    value,
    boxes: [],
    missing: false,
  });
  const probed: ProbedPairs = {
    values: [at('d1', 1, '9,538'), at('d2', 4, '9,583'), at('d2', 7, '9,583'), at('d2', 4, '10,329')],
    pairs: [1, 2, 3].map((other) => ({ places: [0, other] as const, levels: [`to ${other}`] })),
    names: new Map(),
  };
  const change: PlantedChange = { document: 0, page: 1, before: '9,583', after: '9,538', partnerPage: 4 };

  it('knows the partner of a changed figure, and says nothing of equal ones on other pages', () => {
    expect(labelPlanted(probed, [change], { fold: 'bicycles', comparison: 'works' })).toEqual([
      { fold: 'bicycles', ends: ['works 0 d2', 'works 1 d1'], isSame: true, levels: ['to 1'] },
      { fold: 'bicycles', ends: ['works 0 d2', 'works 3 d1'], isSame: false, levels: ['to 3'] },
    ]);
  });
});
