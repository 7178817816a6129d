import type { AnalysisResult, Change } from '@app/shared/contracts';
import { describe, expect, it } from '@jest/globals';
import type { ViewedDocument } from './result-view.ts';
import { inVersionOrder, versionOrder } from './version-order.ts';

const side = (document: string, quote: string) => ({ document, page: 1, quote, boxes: [] });
const rent: Change = {
  id: 'c1',
  class: 'substance',
  versions: ['d1', 'd2'],
  a: side('d1', '4,500'),
  b: side('d2', '4,800'),
};
const dropped: Change = { id: 'c2', class: 'substance', versions: ['d1', 'd2'], a: side('d1', 'on demand'), b: null };

/** `draft.pdf` is d1, `final.pdf` is d2. */
const between = (earlier?: string, names = ['draft.pdf', 'final.pdf']): AnalysisResult => ({
  schemaVersion: 2,
  documents: names.map((name, index) => ({
    id: `d${index + 1}`,
    name,
    pages: 1,
    ocrPages: [],
    unreadPages: [],
    warnings: [],
  })),
  findings: [],
  changes: [rent, dropped],
  versions: [{ a: 'd1', b: 'd2', share: 0.9, ...(earlier === undefined ? {} : { earlier }) }],
  coverage: { comparedPages: 2, agreements: 3 },
});

const told = (order: ReturnType<typeof versionOrder>) => ({
  order: [order?.earlier, order?.later],
  changes: order?.changes.map(({ a, b }) => `${a?.quote ?? '-'} > ${b?.quote ?? '-'}`),
});

describe('versionOrder', () => {
  it.each([
    ['d1', false, ['draft.pdf', 'final.pdf'], ['4,500 > 4,800', 'on demand > -']],
    ['d1', true, ['final.pdf', 'draft.pdf'], ['4,800 > 4,500', '- > on demand']],
    ['d2', false, ['final.pdf', 'draft.pdf'], ['4,800 > 4,500', '- > on demand']],
    ['d2', true, ['draft.pdf', 'final.pdf'], ['4,500 > 4,800', 'on demand > -']],
    [undefined, false, ['draft.pdf', 'final.pdf'], ['4,500 > 4,800', 'on demand > -']],
  ])('with %s as the earlier one, swapped %s, tells %j', (earlier, isSwapped, order, changes) => {
    expect(told(versionOrder(between(earlier), isSwapped))).toEqual({ order, changes });
  });

  it.each([
    ['after the person had swapped', true, ['final.pdf', 'draft.pdf']],
    ['before the person took it back', false, ['draft.pdf', 'final.pdf']],
  ])('tells a result that was loaded %s once and no more', (_when, isSwapped, order) => {
    const versions = [{ a: 'd1', b: 'd2', share: 0.9, earlier: 'd2', swapped: true }];
    expect(told(versionOrder({ ...between(), versions }, isSwapped)).order).toEqual(order);
  });

  it('says whether anything tells the order', () => {
    expect(versionOrder(between('d1'), false)?.isKnown).toBe(true);
    expect(versionOrder(between(), false)?.isKnown).toBe(false);
  });

  it('is of two versions only', () => {
    expect(versionOrder(between('d1', ['a.pdf', 'b.pdf', 'c.pdf']), false)).toBeNull();
    expect(versionOrder({ ...between('d1'), changes: [] }, false)).toBeNull();
    expect(versionOrder(null, false)).toBeNull();
  });
});

describe('inVersionOrder', () => {
  it('puts the earlier one first and calls it A, and leaves what was not compared without a letter', () => {
    const aDocument = (name: string, letter: string | null): ViewedDocument => ({
      id: name,
      name,
      letter,
      pages: 1,
      ocrPages: 0,
      readByOcr: [],
      unreadPages: [],
      reason: letter === null ? 'Damaged.' : null,
    });
    const order = versionOrder(between('d2'), false);
    if (order === null) throw new Error('these are versions');
    const documents = [aDocument('draft.pdf', 'A'), aDocument('final.pdf', 'B'), aDocument('side.pdf', null)];
    expect(inVersionOrder(documents, order).map(({ name, letter }) => [letter, name])).toEqual([
      ['A', 'final.pdf'],
      ['B', 'draft.pdf'],
      [null, 'side.pdf'],
    ]);
  });
});
