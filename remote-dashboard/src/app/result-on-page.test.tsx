import { comparisonReportEndpoint, orderVersionsEndpoint, type Change, type Comparison } from '@app/shared/contracts';
import { aComparedFile, anApiError } from '@app/shared/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { changes, harbour, opened, result } from './testing/opened-comparison.tsx';
import { PageSocket } from './testing/page-socket.ts';

const side = (document: string, quote: string) => ({ document, page: 1, quote, boxes: [] });
const aChange: Change = {
  id: 'c1',
  class: 'substance',
  finding: 'f0',
  versions: ['d1', 'd2'],
  a: side('d1', 'twelve'),
  b: side('d2', 'six'),
};

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

describe('a result', () => {
  it('tells two versions from the earlier to the later one, which can be swapped', async () => {
    const versions = [{ a: 'd1', b: 'd2', share: 0.9, earlier: 'd2' }];
    const { user, http } = await opened(harbour, { ...result, changes: [aChange], versions });
    const struck = () => document.querySelector('del')?.textContent;
    const documents = within(await screen.findByRole('list', { name: 'Documents of this comparison' }));
    const told = () => documents.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(told()).toEqual(['Aestoppel.pdfearlier', 'Blease.pdflater']);
    expect(struck()).toBe('Deleted: six');
    expect(screen.getByText('2 documents, 4 pages compared.')).toBeInTheDocument();
    const answered = Promise.withResolvers<Comparison>();
    http.answer(orderVersionsEndpoint, () => answered.promise);
    await user.click(screen.getByRole('button', { name: 'Swap earlier and later' }));
    // Without waiting for the server.
    expect(told()).toEqual(['Alease.pdfearlier', 'Bestoppel.pdflater']);
    expect(struck()).toBe('Deleted: twelve');
    await act(async () => answered.resolve({ ...harbour, swapped: true }));
    expect(screen.getByText('You swapped the versions. All pages and reports use this order.')).toBeInTheDocument();
    expect(http.calls.filter(({ path }) => path.endsWith('/order')).map(({ body }) => body)).toEqual([
      { swapped: true },
    ]);

    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    http.answer(orderVersionsEndpoint, anApiError({ status: 503 }));
    await user.click(screen.getByRole('button', { name: 'Swap earlier and later' }));
    await waitFor(() => expect(struck()).toBe('Deleted: twelve'));
  });

  it('says at a quote that its words were recognised in a picture of the page', async () => {
    const documents = result.documents.map((document) => ({ ...document, ocrPages: [1] }));
    await opened(harbour, { ...result, documents });
    const [readings] = await screen.findAllByRole('list', { name: 'Both readings' });
    const told = within(readings ?? document.body).getAllByRole('listitem');
    // The second one is quoted from page 2.
    expect(told.map(({ textContent }) => textContent?.includes('as read by OCR'))).toEqual([true, false]);
  });

  it('asks for the report when the server knows in which order versions come', async () => {
    const versions = [{ a: 'd1', b: 'd2', share: 0.9, earlier: 'd2' }];
    const { user, http } = await opened(harbour, { ...result, changes: [aChange], versions });
    const answered = Promise.withResolvers<Comparison>();
    http.answer(orderVersionsEndpoint, () => answered.promise);
    http.answer(comparisonReportEndpoint, new Blob(['docx']));
    const reports = () => http.callsTo(comparisonReportEndpoint).length;
    await user.click(await screen.findByRole('button', { name: 'Swap earlier and later' }));
    await user.click(screen.getAllByRole('button', { name: 'Download report' })[0] ?? document.body);
    expect(reports()).toBe(0);
    await act(async () => answered.resolve({ ...harbour, swapped: true }));
    await waitFor(() => expect(reports()).toBe(1));
  });

  it('tells versions that were swapped on another page as they are there', async () => {
    const swapped = { ...harbour, swapped: true };
    const versions = [{ a: 'd1', b: 'd2', share: 0.9, earlier: 'd1', swapped: true }];
    await opened(swapped, { ...result, changes: [aChange], versions });
    const documents = within(await screen.findByRole('list', { name: 'Documents of this comparison' }));
    const told = () => documents.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(told()).toEqual(['Alease.pdfearlier', 'Bestoppel.pdflater']);
    // Somebody takes it back elsewhere: the result that was loaded before is told the other way round.
    PageSocket.to(changes).say({ changed: harbour });
    expect(told()).toEqual(['Aestoppel.pdfearlier', 'Blease.pdflater']);
  });

  it('leads to the pages where nothing was found', async () => {
    const counts = { high: 0, medium: 0, low: 0, info: 0 };
    await opened({ ...harbour, counts }, { ...result, findings: [] });
    const link = await screen.findByRole('link', { name: 'Look at the pages' });
    expect(link).toHaveAttribute('href', `/review/${harbour.id}?pages`);
    expect(screen.queryByRole('link', { name: 'Review findings' })).toBeNull();
  });

  it('says what was compared where not all of it was, and nothing was found in the rest', async () => {
    const locked = aComparedFile('side.pdf', { state: 'failed', reason: 'Protected by a password.' });
    const read = harbour.documents.map((file) => ({ ...file, unreadPages: [2] }));
    const counts = { high: 0, medium: 0, low: 0, info: 0 };
    const partly = { ...harbour, counts, verdict: 'incomplete' as const, documents: [...read, locked] };
    const agreed = [
      { kind: 'money', count: 88, examples: [] },
      { kind: 'date', count: 1051, examples: [] },
    ];
    await opened(partly, { ...result, findings: [], agreed });
    const card = within(await screen.findByRole('region', { name: 'What was compared' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '126 values agree across two or more documentsAmounts 88, dates 1,051',
      'Not comparedThe file and 2 pages above, and signatures, images and handwriting',
    ]);
    expect(screen.queryByText('What agrees')).toBeNull();
  });

  it.each([
    [3, '3 of 4 reviewed'],
    [4, 'All reviewed'],
  ])('says of %d decisions %s', async (decided, words) => {
    // One of them is a possible one that was confirmed.
    const counts = { high: 4, medium: 0, low: 0, info: 0 };
    await opened({ ...harbour, counts, decided }, { ...result, findings: result.findings.slice(0, 3) });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('shows what agrees by kind, with more examples where somebody wants them', async () => {
    const example = (subject: string) => ({
      subject,
      value: '$1.00',
      at: ['d1', 'd2', 'd1'].map((document) => ({ document, page: 1 })),
    });
    const none = { ...harbour, counts: { high: 0, medium: 0, low: 0, info: 0 } };
    const agreed = [{ kind: 'money', count: 88, examples: [example('Rent'), example('Deposit')] }];
    const { user } = await opened(none, { ...result, findings: [], agreed });
    expect(await screen.findByText('Rent: $1.00 in lease.pdf p. 1, estoppel.pdf p. 1 and 1 more')).toBeInTheDocument();
    expect(screen.queryByText(/^Deposit/)).toBeNull();
    // There are two of 88: `all` would not be true.
    await user.click(screen.getByRole('button', { name: 'See more examples' }));
    expect(screen.getByText(/^Deposit/)).toBeInTheDocument();
    expect(screen.getByText('and 86 more')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'See less' })).toHaveAttribute('aria-expanded', 'true');
  });
});
