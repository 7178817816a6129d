import { describe, expect, it } from '@jest/globals';
import { aDocument } from '../testing/a-document.ts';
import { DocumentDraft } from './document-draft.ts';

const [page] = aDocument('lease.pdf', ['Rent 1,200']).pages;
if (page === undefined) throw new Error('no page');
const aPage = (number: number): typeof page => ({ ...page, page: number });
const source = { name: 'lease.pdf', path: '/lease.pdf' };

describe(DocumentDraft.name, () => {
  it('takes each page once', () => {
    const draft = new DocumentDraft();
    expect([draft.add(aPage(1)), draft.add(aPage(1))]).toEqual([true, false]);
    expect(draft).toMatchObject({ pagesRead: 1, words: 2 });
  });

  it('knows the first page of which it has not heard', () => {
    const draft = new DocumentDraft();
    expect(draft.firstOpen).toBe(1);
    draft.add(aPage(1));
    draft.markUnread(2);
    draft.add(aPage(4));
    expect(draft.firstOpen).toBe(3);
  });

  it('is complete once it has heard of every page', () => {
    const draft = new DocumentDraft();
    expect(draft.isComplete).toBe(false);
    draft.pageCount = 2;
    draft.add(aPage(1));
    expect(draft.isComplete).toBe(false);
    draft.markUnread(2);
    expect(draft.isComplete).toBe(true);
  });

  it('gives its pages in their order, whenever they came, and those that are missing', () => {
    const draft = new DocumentDraft();
    draft.pageCount = 4;
    for (const number of [3, 1]) draft.add(aPage(number));
    const { pages, unreadPages, warnings } = draft.finish(source, 'timed-out');
    expect(pages.map(({ page: number }) => number)).toEqual([1, 3]);
    expect(unreadPages).toEqual([2, 4]);
    expect(warnings).toEqual(['Reading the file took too long and was stopped.']);
  });
});
