import {
  cancelComparisonEndpoint,
  compareAgainEndpoint,
  comparisonEndpoint,
  comparisonReportEndpoint,
  compareSampleEndpoint,
  deleteComparisonEndpoint,
  listComparisonsEndpoint,
  renameComparisonEndpoint,
  uploadEndpoint,
  type Comparison,
} from '@app/shared/contracts';
import { aComparedFile, anApiError } from '@app/shared/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aDashboard, aFile } from './testing/a-dashboard.tsx';
import { changes, harbour, opened, pier, result } from './testing/opened-comparison.tsx';
import { PageSocket } from './testing/page-socket.ts';

const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByRole('link', { name }) !== null);
  if (found === undefined) throw new Error(`There is no row ${name}`);
  return within(found);
};

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
    expect(row('Harbour Row').getByText('23 hours left')).toBeInTheDocument();
    expect(row('Pier House purchase').getByText('Comparing, 38%')).toBeInTheDocument();
    expect(row('Pier House purchase').getByRole('button', { name: 'Cancel Pier House purchase' })).toBeInTheDocument();
  });

  it('are not there for somebody who has compared nothing, who is offered a sample instead', async () => {
    const { user, http, location } = await aDashboard();
    expect(screen.queryByText('Recent comparisons')).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'See how it works with short documents' })).toBeVisible();
    http.answer(compareSampleEndpoint, { ...pier, sample: true });
    http.answer(comparisonEndpoint, { ...pier, sample: true });
    await user.click(screen.getByRole('button', { name: 'Try it with sample documents' }));
    await waitFor(() => expect(location()).toBe(`/dashboard?comparison=${pier.id}`));
    expect(await screen.findByRole('dialog', { name: 'Processing...' })).toBeInTheDocument();
    expect(PageSocket.to('/analyses/watch').url).toContain(pier.id);
  });

  it('have a signed copy as another sample, with one press', async () => {
    const { user, http, location } = await aDashboard();
    http.answer(compareSampleEndpoint, { ...pier, sample: true });
    http.answer(comparisonEndpoint, { ...pier, sample: true });
    await user.click(screen.getByRole('button', { name: 'Check a signed copy' }));
    await waitFor(() => expect(location()).toBe(`/dashboard?comparison=${pier.id}`));
    expect(http.callsTo(compareSampleEndpoint)[0]?.body).toMatchObject({ sample: 'signed copy' });
  });

  it('come first on a phone, before the place where files are chosen', async () => {
    await aDashboard({ comparisons: [harbour] });
    const content = () => document.querySelector('[data-has-content]')?.getAttribute('data-has-content');
    expect(content()).toBe('true');
  });

  it('are marked as a sample once, by the name until they have another', async () => {
    const sample = { ...harbour, name: 'Sample', sample: true };
    await aDashboard({ comparisons: [sample, { ...pier, sample: true }] });
    expect(row('Sample').getAllByText('Sample')).toHaveLength(1);
    expect(row('Pier House purchase').getByText('Sample')).toBeVisible();
  });

  it('say how long a name may be before it is cut', async () => {
    const { user } = await aDashboard({ comparisons: [harbour] });
    expect(screen.getByTitle('Harbour Row')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More actions for Harbour Row' }));
    await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
    const field = screen.getByRole('textbox', { name: 'New name for Harbour Row' });
    await user.clear(field);
    await user.click(field);
    await user.paste('x'.repeat(99));
    expect(screen.queryByText(/of 120 characters/)).toBeNull();
    await user.paste('xx');
    expect(screen.getByText('101 of 120 characters')).toBeVisible();
  });

  it('can be loaded again when they did not come', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = await aDashboard({ comparisons: anApiError({ status: 503 }) });
    expect(screen.getByText('The list could not be loaded.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The list could not be loaded.')).toBeInTheDocument();
  });

  it('show older ones when somebody asks for them', async () => {
    const { user, http } = await aDashboard({ comparisons: [pier], hasOlderComparisons: true });
    http.answer(listComparisonsEndpoint, { analyses: [harbour] });
    await user.click(screen.getByRole('button', { name: 'Show older comparisons' }));
    await screen.findByRole('link', { name: 'Harbour Row' });
    expect(http.callsTo(listComparisonsEndpoint).at(-1)?.query).toEqual({ before: pier.id });
    expect(screen.queryByRole('button', { name: 'Show older comparisons' })).toBeNull();
  });

  it('follow what happens elsewhere', async () => {
    await aDashboard({ comparisons: [harbour] });
    PageSocket.to(changes).say({ changed: pier }, { changed: { ...harbour, name: 'Quay Street' } });
    expect(row('Quay Street').getByText('14 discrepancies')).toBeInTheDocument();
    PageSocket.to(changes).say({ deleted: pier.id }, { deleted: harbour.id });
    expect(screen.getByText('No recent comparisons')).toBeInTheDocument();
  });

  it('are off the list when their time is over', async () => {
    await aDashboard({ comparisons: [{ ...harbour, expiresAt: new Date(Date.now() - 1).toISOString() }] });
    expect(screen.getByText('No recent comparisons')).toBeInTheDocument();
  });

  it('are renamed in place: Enter keeps, Esc drops', async () => {
    const { user, http } = await aDashboard({ comparisons: [harbour] });
    http.answer(renameComparisonEndpoint, { ...harbour, name: 'Quay Street' });
    const rename = async (keys: string) => {
      await user.click(screen.getByRole('button', { name: 'More actions for Harbour Row' }));
      await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
      const field = screen.getByLabelText('New name for Harbour Row');
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
    await user.click(screen.getByRole('button', { name: 'More actions for Harbour Row' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete now' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Harbour Row now?' }));
    expect(dialog.getByText(/^The 2 files, their pages and the report will be deleted/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Delete now' }));
    expect(await screen.findByText('No recent comparisons')).toBeInTheDocument();
    expect(toasts()).toEqual(['success: Harbour Row was deleted.']);
  });

  it('lead nobody back who has opened another one before the server has deleted', async () => {
    const { user, http, toasts, location } = await aDashboard({ comparisons: [harbour, pier] });
    const deleted = Promise.withResolvers<undefined>();
    http.answer(deleteComparisonEndpoint, () => deleted.promise);
    http.answer(comparisonEndpoint, pier);
    await user.click(screen.getByRole('button', { name: 'More actions for Harbour Row' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete now' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete now' }));
    await user.click(screen.getByRole('link', { name: 'Pier House purchase' }));
    deleted.resolve(undefined);
    await waitFor(() => expect(toasts()).toEqual(['success: Harbour Row was deleted.']));
    expect(location()).toBe(`/dashboard?comparison=${pier.id}`);
  });

  it('are cancelled after a question', async () => {
    const { user, http } = await aDashboard({ comparisons: [pier] });
    http.answer(cancelComparisonEndpoint, { ...pier, status: 'cancelled' });
    await user.click(screen.getByRole('button', { name: 'Cancel Pier House purchase' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this comparison?' }));
    expect(dialog.getByRole('button', { name: 'Keep running' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Cancel comparison' }));
    expect(await screen.findByText('Cancelled')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Run again Pier House purchase' })).toBeInTheDocument();
  });

  it('say in that question how far they are by now, and ask nothing once they have ended', async () => {
    const { user } = await aDashboard({ comparisons: [pier] });
    const news = (changed: Comparison) => PageSocket.to('/analyses/changes').say({ changed });
    await user.click(screen.getByRole('button', { name: 'Cancel Pier House purchase' }));
    news({ ...pier, progress: 87 });
    expect(await screen.findByText(/^It is 87% done/)).toBeInTheDocument();
    news({ ...pier, status: 'completed', progress: 100 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('have a menu that arrows move in and Esc closes', async () => {
    const { user } = await aDashboard({ comparisons: [harbour] });
    const button = screen.getByRole('button', { name: 'More actions for Harbour Row' });
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
    const review = screen.getByRole('link', { name: 'Review findings' }).getAttribute('href');
    expect(findings.getByRole('link', { name: '1 more finding' })).toHaveAttribute('href', review);
    expect(findings.getByText('Not reviewed yet')).toBeInTheDocument();
    expect(preloaded).toEqual([]);
    await user.hover(screen.getByRole('link', { name: 'Review findings' }));
    await user.hover(screen.getByRole('link', { name: '1 more finding' }));
    expect(preloaded).toEqual([review]);
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
    expect(await screen.findByRole('heading', { name: 'You have been logged out' })).toBeInTheDocument();
    expect(screen.getByText('Log in to continue on this page.')).toBeInTheDocument();
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

  it('is asked for again when news of it may have been missed', async () => {
    const { http } = await opened();
    await screen.findByRole('heading', { level: 1, name: '14 discrepancies found' });
    http.answer(comparisonEndpoint, anApiError({ status: 404 }));
    PageSocket.to(changes).say({ reload: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'This comparison was deleted' })).toBeInTheDocument();
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
