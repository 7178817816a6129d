import { analysisStatusEndpoint, comparisonEndpoint } from '@app/shared/contracts';
import { anApiError } from '@app/shared/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDashboard, aFile, type DashboardOptions } from './testing/a-dashboard.tsx';
import { PageSocket } from './testing/page-socket.ts';

const startName = 'Start Analysis & Download Report';
const summary = {
  findings: { high: 4, medium: 6, low: 3, info: 1 },
  agreements: 1212,
  comparedPages: 48,
  unreadPages: 1,
  documents: [
    { name: 'a.pdf', pages: 6, ocrPages: 2, unreadPages: [6] },
    { name: 'b.pdf', pages: 42, ocrPages: 0, unreadPages: [] },
  ],
  durationMs: 134_000,
};
const wholeDocuments = summary.documents.map((document) => ({ ...document, unreadPages: [] }));
const withLockedFile = {
  ...summary,
  findings: { high: 0, medium: 0, low: 0, info: 0 },
  unreadPages: 0,
  documents: [
    ...wholeDocuments,
    { name: 'c.pdf', pages: 0, ocrPages: 0, unreadPages: [], unreadable: 'Remove the password.' },
  ],
};
const nothingFound = {
  ...summary,
  findings: { high: 0, medium: 0, low: 0, info: 0 },
  unreadPages: 0,
  documents: wholeDocuments,
};
const withUnreadPage = { ...nothingFound, unreadPages: 1, documents: summary.documents };

const analyze = '/auth/ws/analyze';

async function running(options: DashboardOptions = {}) {
  const dashboard = await aDashboard(options);
  dashboard.http.answer(analysisStatusEndpoint, new Blob(['docx'], { type: 'application/msword' }));
  // Unless a test says more, the page knows of the run only what it has heard itself.
  dashboard.http.answer(comparisonEndpoint, anApiError({ status: 404, code: 'not_found' }));
  await dashboard.choose(aFile('a.pdf'), aFile('b.pdf'));
  await dashboard.user.click(await screen.findByRole('button', { name: startName }));
  return { ...dashboard, socket: PageSocket.to(analyze) };
}

const say = (socket: PageSocket, ...messages: object[]) => socket.say(...messages);

describe('the analysis on the page', () => {
  const alerts: string[] = [];

  beforeEach(() => {
    alerts.length = 0;
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    jest.spyOn(window, 'alert').mockImplementation((text) => void alerts.push(String(text)));
  });

  it('covers the page with what goes on, and holds it', async () => {
    const { socket, holds } = await running();
    const overlay = screen.getByRole('dialog', { name: 'Processing...' });
    expect(within(overlay).getByText('Starting analysis...', { selector: 'p' })).toBeInTheDocument();
    expect(socket.url).toMatch(/\/api\/auth\/ws\/analyze\?sessionId=[0-9a-f-]{36}&/);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(new URL(socket.url).searchParams.get('timeZone')).toBe(timeZone);
    expect(holds()).toContain('leave');
    say(socket, {
      job_id: 'j',
      message: 'Reading a.pdf, page 3 of 6',
      progress: 12,
      step: 'reading',
      remainingMs: 50_000,
      documents: [
        { name: 'a.pdf', state: 'reading', page: 3, pages: 6 },
        { name: 'b.pdf', state: 'waiting' },
      ],
    });
    expect(await within(overlay).findByText('12%')).toBeInTheDocument();
    expect(within(overlay).getByText('Page 3 of 6')).toBeInTheDocument();
    expect(within(overlay).getByText('read 2 files, compare, write report')).toBeInTheDocument();
    expect(within(overlay).getByText('about 50 seconds')).toBeInTheDocument();
  });

  it('shows the result, empties the list and moves the focus to the verdict', async () => {
    const { socket, holds } = await running();
    say(socket, { job_id: 'j' }, { status: 'completed', summary });
    const verdict = await screen.findByRole('heading', { name: '14 discrepancies found' });
    expect(verdict).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('2 documents, 48 pages compared. 1,212 values agree.')).toBeInTheDocument();
    expect(screen.getByText(/^Finished at \d\d:\d\d in 2 min 14 s$/)).toBeInTheDocument();
    expect(screen.getByText('1 of 48 pages could not be compared.')).toBeInTheDocument();
    expect(screen.getByText('Page 6 could not be read. Check it yourself.')).toBeInTheDocument();
    const counts = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
    expect(counts).toEqual(['High 4', 'Medium 6', 'Low 3', 'Info 1']);
    expect(screen.getByText('Downloaded')).toBeInTheDocument();
    expect(screen.getByText('No files uploaded yet')).toBeInTheDocument();
    expect(holds()).toEqual([]);
  });

  it('says plainly that nothing was found and what was looked at', async () => {
    const { socket } = await running();
    say(socket, { job_id: 'j' }, { status: 'completed', summary: nothingFound });
    expect(await screen.findByRole('heading', { name: 'No discrepancies found' })).toBeInTheDocument();
    expect(screen.getByText('2 documents, 48 pages compared. Every page was read.')).toBeInTheDocument();
    expect(screen.getByText('1,212 values agree across two or more documents')).toBeInTheDocument();
  });

  it('names places to look at apart from what is counted', async () => {
    const { socket } = await running();
    const at = (page: number) => [
      { document: 'a.pdf', page },
      { document: 'b.pdf', page: 1 },
    ];
    const first = [
      { subject: 'Deposit', at: at(3) },
      { subject: 'Notice', at: at(5) },
    ];
    say(socket, { job_id: 'j' }, { status: 'completed', summary: { ...summary, placesToLookAt: { count: 5, first } } });
    expect(await screen.findByRole('heading', { name: '14 discrepancies and 5 possible ones' })).toBeInTheDocument();
    const places = screen.getByRole('region', { name: 'Possible discrepancies' });
    expect(
      within(places)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Deposita.pdf p. 3, b.pdf p. 1', 'Noticea.pdf p. 5, b.pdf p. 1']);
    expect(within(places).getByText('and 3 more in the report')).toBeInTheDocument();
    expect(screen.getAllByRole('term')).toHaveLength(4);
  });

  it.each([
    ['No discrepancies found, 1 possible one', 0, 1],
    ['1 discrepancy and 1 possible one', 1, 1],
    ['1 discrepancy found', 1, 0],
  ])('says “%s”', async (verdict, high, count) => {
    const { socket } = await running();
    const findings = { ...nothingFound.findings, high };
    const placesToLookAt = { count, first: [{ subject: 'Deposit', at: [] }].slice(0, count) };
    say(socket, { job_id: 'j' }, { status: 'completed', summary: { ...nothingFound, findings, placesToLookAt } });
    expect(await screen.findByRole('heading', { name: verdict })).toBeInTheDocument();
    expect(screen.queryAllByText('Possible discrepancies')).toHaveLength(count);
    expect(screen.queryAllByText(/more in the report/)).toHaveLength(0);
  });

  it.each([
    ['all was read', nothingFound, 'No discrepancies found', true],
    ['a page was not', withUnreadPage, '1 of 48 pages could not be compared', false],
    ['a file was not', withLockedFile, 'No discrepancies in the 2 files that could be read.', false],
  ])('where nothing was found and %s, it is green or not, and says so', async (_, told, verdict, isGreen) => {
    const { socket } = await running();
    say(socket, { job_id: 'j' }, { status: 'completed', summary: told });
    await screen.findByRole('heading', { level: 1, name: verdict });
    expect(document.querySelectorAll('svg.agree').length > 0).toBe(isGreen);
  });

  it('names a file that could not be read with what to do, and offers to choose it again', async () => {
    const { socket } = await running();
    say(socket, { job_id: 'j' }, { status: 'completed', summary: withLockedFile });
    const card = await screen.findByRole('region', { name: 'Not compared: 1 of 3 files' });
    expect(within(card).getByText('c.pdf')).toBeInTheDocument();
    expect(within(card).getByText('Remove the password.')).toBeInTheDocument();
    expect(within(card).getByRole('button', { name: 'Choose the file' })).toBeInTheDocument();
    expect(screen.getByText('1 file was not compared.')).toBeInTheDocument();
    expect(screen.getByText(/^Word document.*\. The file left out is listed on page\s1\.$/)).toBeInTheDocument();
    expect(screen.getByText(/^2 documents, 48 pages compared\./)).toBeInTheDocument();
  });

  it('begins a new comparison from the result', async () => {
    const { user, socket } = await running();
    say(socket, { job_id: 'j' }, { status: 'completed', summary });
    await user.click(await screen.findByRole('button', { name: 'New comparison' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Upload Asset Files' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose PDF files' })).toHaveFocus();
  });

  it('takes the result away when new files come', async () => {
    const { choose, socket, rows, location } = await running();
    say(socket, { job_id: 'j' }, { status: 'completed', summary });
    await screen.findByRole('button', { name: 'Download report' });
    await choose(aFile('c.pdf'));
    await waitFor(() => expect(rows()).toEqual(['c.pdf']));
    expect(screen.queryByRole('button', { name: 'Download report' })).toBeNull();
    expect(location()).toBe('/dashboard');
  });

  it('names what was lost after a failure, alerts once and offers the same files again', async () => {
    const { socket, http, user } = await running();
    http.answer(
      analysisStatusEndpoint,
      anApiError({ status: 422, code: 'analysis_failed', serverMessage: 'No text found.', requestId: 'r-7' }),
    );
    say(socket, { job_id: 'j' }, { status: 'failed', message: 'No text found.' });
    const title = await screen.findByRole('heading', { name: 'No report was created' });
    expect(title).toHaveFocus();
    expect(screen.getByText(/^Failed: No text found\./)).toBeInTheDocument();
    expect(screen.getByText('2 files to choose again')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((row) => row.querySelector('bdi')?.textContent)).toEqual([
      'a.pdf',
      'b.pdf',
    ]);
    expect(screen.getByText('r-7')).toBeInTheDocument();
    await waitFor(() => expect(alerts).toEqual(['Failed: No text found.']));

    const opened = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Choose the same files again' }));
    expect(opened).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('heading', { name: 'No report was created' })).toBeNull();
  });

  it('says what goes on to readers at most every five seconds', async () => {
    const { socket, announcements } = await running();
    for (let page = 1; page < 50; page += 1) say(socket, { message: `page ${page}` });
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(announcements.filter((text) => text.startsWith('page')).length).toBeLessThanOrEqual(1);
    expect(announcements.length).toBeGreaterThan(0);
  });

  it('says the end at once, and not on the page that one goes to next', async () => {
    const { socket, announcements } = await running();
    say(socket, { message: 'page 1' });
    await waitFor(() => expect(announcements.at(-1)).toBe('page 1'), { timeout: 10_000 });
    say(socket, { message: 'The report is ready', step: 'done', progress: 100 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(announcements.at(-1)).toBe('The report is ready');
  });

  it('leaves the run at log-out without a word', async () => {
    const { signOut } = await running();
    act(signOut);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(alerts).toEqual([]);
  });
});
