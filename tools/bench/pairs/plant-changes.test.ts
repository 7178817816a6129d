import { describe, expect, it } from '@jest/globals';
import type { ReadDocument } from '@app/engine';
import type { ProbedPairs } from '@app/engine/probe';
import { seededRandom } from '../engine-load/seeded-random.ts';
import { labelPlanted } from './label-planted.ts';
import { plantChanges, type CommonFigure, type PlantedChange } from './plant-changes.ts';

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

const place = (page: number, passage: string): [number, string] => [page, passage];

const figure = (passage: string, page = 1): CommonFigure => ({
  kind: 'money',
  value: '9583',
  place: 'row',
  first: place(page, passage),
  second: place(page, passage),
});
const documents = [report('release.pdf'), report('report.pdf')] as const;
const seeds = Array.from({ length: 12 }, (_, seed) => seed + 1);

describe(plantChanges.name, () => {
  it.each(seeds)('changes the figure in the line that is told, in one of the documents (seed %i)', (seed) => {
    const { documents: changed, changes } = plantChanges([...documents], [figure(line.join(' '))], seededRandom(seed));
    expect(changes).toHaveLength(1);
    const [{ document, before, after }] = changes as [PlantedChange];
    expect(before).toBe('9,583');
    expect(after).not.toBe(before);
    expect(changed[document].pages[0]?.texts).toEqual(['Cost', '9,583', 'Revenue', after, '10,329']);
    expect(changed[1 - document]?.pages[0]?.texts).toEqual(documents[0].pages[0]?.texts);
  });

  it('leaves alone what does not stand where it is told', () => {
    expect(plantChanges([...documents], [figure('Revenue', 2)], seededRandom(1)).changes).toEqual([]);
    expect(plantChanges([...documents], [figure('Profit before any tax')], seededRandom(1)).changes).toEqual([]);
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
    pairs: [1, 2, 3].map((other) => ({
      places: [0, other] as const,
      says: ['9,538', 'another'] as const,
      levels: [`to ${other}`],
    })),
    names: new Map(),
  };
  const change: PlantedChange = { document: 0, page: 1, before: '9,583', after: '9,538', partnerPage: 4 };

  it('knows the partner of a changed figure, and says nothing of equal ones on other pages', () => {
    expect(labelPlanted(probed, [change], { fold: 'bicycles', comparison: 'works' })).toEqual([
      {
        fold: 'bicycles',
        ends: ['works 0 d2', 'works 1 d1'],
        says: ['9,538', 'another'],
        isSame: true,
        levels: ['to 1'],
      },
      {
        fold: 'bicycles',
        ends: ['works 0 d2', 'works 3 d1'],
        says: ['9,538', 'another'],
        isSame: false,
        levels: ['to 3'],
      },
    ]);
  });
});
