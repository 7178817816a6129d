import {
  cancelComparisonEndpoint,
  compareAgainEndpoint,
  comparisonEndpoint,
  comparisonReportEndpoint,
  comparisonResultEndpoint,
  compareSampleEndpoint,
  deleteComparisonEndpoint,
  renameComparisonEndpoint,
  uploadEndpoint,
  type AnalysisResult,
  type Change,
  type Comparison,
} from '@app/shared/contracts';
import { aComparedFile, aComparison, anApiError, aRunningComparison } from '@app/shared/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aDashboard, aFile } from './testing/a-dashboard.tsx';
import { PageSocket } from './testing/page-socket.ts';

const soon = () => new Date(Date.now() + 23.5 * 60 * 60_000).toISOString();
const harbour = aComparison({ expiresAt: soon() });
const pier = aRunningComparison({ id: '0b6c3c3e-6f0e-4a53-9a55-2f9ad0b0c002', expiresAt: soon() });
const changes = '/analyses/changes';

const result: AnalysisResult = {
  schemaVersion: 2,
  documents: ['lease.pdf', 'estoppel.pdf'].map((name, index) => ({
    id: `d${index + 1}`,
    name,
    pages: 2,
    ocrPages: [],
    unreadPages: [],
    warnings: [],
  })),
  findings: ['Monthly base rent', 'Expiration date', 'Deposit', 'Area'].map((subject, index) => ({
    id: `f${index}`,
    kind: 'value-conflict',
    rule: 'value-mismatch',
    severity: 'high',
    tier: 'sure',
    confidence: 0.97,
    subject,
    explanation: 'The documents give different values.',
    positions: ['$10,650.00', '$10,560.00'].map((value, side) => ({
      document: `d${side + 1}`,
      page: side + 1,
      quote: `Rent is ${value} a month`,
      value,
      boxes: [],
      missing: false,
    })),
  })),
  coverage: { comparedPages: 4, agreements: 126 },
};

const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByRole('link', { name }) !== null);
  if (found === undefined) throw new Error(`There is no row ${name}`);
  return within(found);
};

async function opened(comparison: Comparison = harbour, told: AnalysisResult = result) {
  const dashboard = await aDashboard({ comparisons: [comparison] });
  dashboard.http.answer(comparisonEndpoint, comparison);
  dashboard.http.answer(comparisonResultEndpoint, told);
  await dashboard.user.click(screen.getByRole('link', { name: comparison.name }));
  expect(dashboard.location()).toBe(`/dashboard?comparison=${comparison.id}`);
  return dashboard;
}

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

describe('recent comparisons', () => {
  it('stand below the place where files go, with the words of that place', async () => {
    await aDashboard({ comparisons: [pier, harbour] });
    expect(screen.getByText('No files uploaded yet')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Recent comparisons' })).toBeInTheDocument();
    expect(row('Harbour Row').getByText('14 discrepancies')).toBeInTheDocument();
    expect(row('Harbour Row').getByText('23 h left')).toBeInTheDocument();
    expect(row('Pier House purchase').getByText('Comparing, 38%')).toBeInTheDocument();
    expect(row('Pier House purchase').getByRole('button', { name: 'Cancel Pier House purchase' })).toBeInTheDocument();
  });

  it('are not there for somebody who has compared nothing, who is offered a sample instead', async () => {
    const { user, http, location } = await aDashboard();
    expect(screen.queryByText('Recent comparisons')).toBeNull();
    http.answer(compareSampleEndpoint, { ...pier, sample: true });
    http.answer(comparisonEndpoint, { ...pier, sample: true });
    await user.click(screen.getByRole('button', { name: 'Try it with sample documents' }));
    await waitFor(() => expect(location()).toBe(`/dashboard?comparison=${pier.id}`));
    expect(await screen.findByRole('dialog', { name: 'Processing...' })).toBeInTheDocument();
    expect(PageSocket.to('/analyses/watch').url).toContain(pier.id);
  });

  it('can be loaded again when they did not come', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = await aDashboard({ comparisons: anApiError({ status: 503 }) });
    expect(screen.getByText('The list could not be loaded.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The list could not be loaded.')).toBeInTheDocument();
  });

  it('follow what happens elsewhere', async () => {
    await aDashboard({ comparisons: [harbour] });
    PageSocket.to(changes).say({ changed: pier }, { changed: { ...harbour, name: 'Quay Street' } });
    expect(row('Quay Street').getByText('14 discrepancies')).toBeInTheDocument();
    PageSocket.to(changes).say({ deleted: pier.id }, { deleted: harbour.id });
    expect(screen.getByText('Nothing here now')).toBeInTheDocument();
  });

  it('are off the list when their time is over', async () => {
    await aDashboard({ comparisons: [{ ...harbour, expiresAt: new Date(Date.now() - 1).toISOString() }] });
    expect(screen.getByText('Nothing here now')).toBeInTheDocument();
  });

  it('are renamed in place: Enter keeps, Esc drops', async () => {
    const { user, http } = await aDashboard({ comparisons: [harbour] });
    http.answer(renameComparisonEndpoint, { ...harbour, name: 'Quay Street' });
    const rename = async (keys: string) => {
      await user.click(screen.getByRole('button', { name: 'More for Harbour Row' }));
      await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
      const field = screen.getByLabelText('New name of Harbour Row');
      expect(field).toHaveFocus();
      await user.clear(field);
      await user.type(field, keys);
    };
    await rename('Other{Escape}');
    expect(http.callsTo(renameComparisonEndpoint)).toEqual([]);
    await rename('Quay Street{Enter}');
    expect(await screen.findByRole('link', { name: 'Quay Street' })).toBeInTheDocument();
    expect(http.callsTo(renameComparisonEndpoint)[0]?.body).toEqual({ name: 'Quay Street' });
  });

  it('are deleted only after a question that presets nothing of the kind', async () => {
    const { user, http, toasts } = await aDashboard({ comparisons: [harbour] });
    http.answer(deleteComparisonEndpoint, undefined);
    await user.click(screen.getByRole('button', { name: 'More for Harbour Row' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete now' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Harbour Row now?' }));
    expect(dialog.getByText(/^The 2 files, their pages and the report are deleted/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Delete now' }));
    expect(await screen.findByText('Nothing here now')).toBeInTheDocument();
    expect(toasts()).toEqual(['success: Harbour Row was deleted.']);
  });

  it('are cancelled after a question', async () => {
    const { user, http } = await aDashboard({ comparisons: [pier] });
    http.answer(cancelComparisonEndpoint, { ...pier, status: 'cancelled' });
    await user.click(screen.getByRole('button', { name: 'Cancel Pier House purchase' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this comparison?' }));
    expect(dialog.getByRole('button', { name: 'Go on' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Cancel comparison' }));
    expect(await screen.findByText('Cancelled')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Run again Pier House purchase' })).toBeInTheDocument();
  });

  it('have a menu that arrows move in and Esc closes', async () => {
    const { user } = await aDashboard({ comparisons: [harbour] });
    const button = screen.getByRole('button', { name: 'More for Harbour Row' });
    await user.click(button);
    expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Delete now' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
  });
});

describe('a comparison that is opened', () => {
  it('owns the page: verdict with the focus, three findings with both quotes, and the report', async () => {
    const { user, http, preloaded } = await opened();
    const verdict = await screen.findByRole('heading', { level: 1, name: '14 discrepancies found' });
    expect(verdict).toHaveFocus();
    const findings = within(screen.getByRole('region', { name: 'Top three findings' }));
    expect(findings.getByText('Monthly base rent', { selector: 'strong' })).toBeInTheDocument();
    const marks = Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent);
    expect(marks.slice(0, 2)).toEqual(['65', '56']);
    expect(findings.getByText('1 more finding in the report')).toBeInTheDocument();
    expect(preloaded).toEqual([screen.getByRole('link', { name: 'Review findings' }).getAttribute('href')]);
    expect(findings.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/review\/.+\?finding=f\d+$/u);
    for (const text of ['Upload Asset Files', 'Please upload at least two files.', 'No files uploaded yet']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    http.answer(comparisonReportEndpoint, new Blob(['docx'], { type: 'application/msword' }));
    await user.click(screen.getByRole('button', { name: 'Download report' }));
    expect(await screen.findByText('Downloaded')).toBeInTheDocument();
    expect(http.callsTo(comparisonReportEndpoint)[0]?.query).toEqual({ format: 'docx' });
  });

  it('says when the login has ended, and what to do', async () => {
    const { host } = await opened();
    act(() => host.session.getState().login({ email: 'dana@northgate.example' }));
    act(() => host.session.getState().end());
    expect(await screen.findByRole('heading', { name: 'Your login has ended' })).toBeInTheDocument();
    expect(screen.getByText('Log in, and this page goes on where it is.')).toBeInTheDocument();
  });

  it('tells two versions from the earlier to the later one, which can be swapped', async () => {
    const side = (document: string, quote: string) => ({ document, page: 1, quote, boxes: [] });
    const change: Change = {
      id: 'c1',
      class: 'substance',
      finding: 'f0',
      versions: ['d1', 'd2'],
      a: side('d1', 'twelve'),
      b: side('d2', 'six'),
    };
    const versions = [{ a: 'd1', b: 'd2', share: 0.9, earlier: 'd2' }];
    const { user } = await opened(harbour, { ...result, changes: [change], versions });
    const struck = () => document.querySelector('del')?.textContent;
    const documents = within(await screen.findByRole('list', { name: 'Documents of this comparison' }));
    const told = () => documents.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(told()).toEqual(['Aestoppel.pdfearlier', 'Blease.pdflater']);
    expect(struck()).toBe('Struck: six');
    await user.click(screen.getByRole('button', { name: 'Swap earlier and later' }));
    expect(told()).toEqual(['Alease.pdfearlier', 'Bestoppel.pdflater']);
    expect(struck()).toBe('Struck: twelve');
    expect(screen.getByText('Swapped on this page. The report tells them as before.')).toBeInTheDocument();
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
    expect(await screen.findByText('Rent $1.00 in lease.pdf p. 1, estoppel.pdf p. 1 and 1 more')).toBeInTheDocument();
    expect(screen.queryByText(/^Deposit/)).toBeNull();
    // There are two of 88: `all` would not be true.
    await user.click(screen.getByRole('button', { name: 'See more examples' }));
    expect(screen.getByText(/^Deposit/)).toBeInTheDocument();
    expect(screen.getByText('and 86 more')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'See less' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('offers to see all that agrees where each is known', async () => {
    const at = [{ document: 'd1', page: 1 }];
    const examples = ['Rent', 'Deposit'].map((subject) => ({ subject, value: '$1.00', at }));
    const none = { ...harbour, counts: { high: 0, medium: 0, low: 0, info: 0 } };
    await opened(none, { ...result, findings: [], agreed: [{ kind: 'money', count: 2, examples }] });
    expect(await screen.findByRole('button', { name: 'See all 2' })).toBeInTheDocument();
  });

  it('says so when it is deleted while it is looked at', async () => {
    await opened();
    await screen.findByRole('heading', { level: 1, name: '14 discrepancies found' });
    PageSocket.to(changes).say({ deleted: harbour.id });
    expect(screen.getByRole('heading', { level: 1, name: 'This comparison was deleted' })).toBeInTheDocument();
  });

  it('says why one that failed has no report, and runs it again', async () => {
    const failed = { ...harbour, status: 'failed' as const, reason: 'Out of memory.' };
    const { user, http, location } = await opened(failed);
    expect(await screen.findByText('Out of memory.')).toBeInTheDocument();
    http.answer(compareAgainEndpoint, pier);
    http.answer(comparisonEndpoint, pier);
    await user.click(screen.getByRole('button', { name: 'Run again' }));
    await waitFor(() => expect(location()).toBe(`/dashboard?comparison=${pier.id}`));
  });

  it('takes readable copies of unread files and runs again without those', async () => {
    const locked = aComparedFile('locked.pdf', { state: 'failed', reason: 'Remove the password.' });
    const partly = { ...harbour, verdict: 'incomplete' as const, documents: [...harbour.documents, locked] };
    const { user, http, location } = await opened(partly);
    const choose = await screen.findByRole('button', { name: 'Choose the file' });
    http.answer(compareAgainEndpoint, pier);
    http.answer(uploadEndpoint, { success: true, document_id: 'd', filename: 'x', size: 1 });
    await user.click(choose);
    fireEvent.change(screen.getByLabelText('Choose the file', { selector: 'input' }), {
      target: { files: [aFile('unlocked.pdf')] },
    });
    await waitFor(() => expect(location()).toBe(`/dashboard?comparison=${pier.id}`));
    const form = http.callsTo(uploadEndpoint)[0]?.body;
    const sessionId = form instanceof FormData ? form.get('sessionId') : null;
    expect(http.callsTo(compareAgainEndpoint)[0]?.body).toMatchObject({ without: [locked.id], sessionId });
  });

  it('does not run again with a copy that is no better, and says why', async () => {
    const locked = aComparedFile('locked.pdf', { state: 'failed', reason: 'Remove the password.' });
    const partly = { ...harbour, verdict: 'incomplete' as const, documents: [...harbour.documents, locked] };
    const { http } = await opened(partly);
    await screen.findByRole('button', { name: 'Choose the file' });
    const fault = { kind: 'encrypted' as const, message: 'Protected by a password.' };
    http.answer(uploadEndpoint, { success: true, document_id: 'd', filename: 'x', size: 1, fault });
    fireEvent.change(screen.getByLabelText('Choose the file', { selector: 'input' }), {
      target: { files: [aFile('still.pdf')] },
    });
    expect(await screen.findByText('still.pdf: Protected by a password.')).toBeInTheDocument();
    expect(http.callsTo(compareAgainEndpoint)).toEqual([]);
  });
});
