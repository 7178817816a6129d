import {
  comparisonEndpoint,
  comparisonResultEndpoint,
  decideEndpoint,
  decisionsEndpoint,
  type AnalysisResult,
  type Comparison,
  type Decision,
} from '@app/shared/contracts';
import { ApiError } from '@app/shared/http';
import { createTestHost, renderWithHost, type RenderedWithHost } from '@app/shared/testing';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { ReviewOfComparison } from '../app/review-of-comparison.tsx';
import type { OpenPdf, PdfFile } from '../features/pages/index.ts';
import { aComparison, aDecision, aResult, comparisonId } from './review-builders.ts';

/** Every test of a file begins with nothing kept, in a page that can scroll. */
export function beginEachAnew(): void {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    Element.prototype.scrollTo = () => undefined;
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
}

export const button = (name: string): HTMLElement => screen.getByRole('button', { name });

/** The socket that a page opened; the test speaks for the server. */
export class PageSocket extends EventTarget {
  static all: PageSocket[] = [];

  constructor() {
    super();
    PageSocket.all.push(this);
  }

  close(): void {}

  say(message: object): void {
    act(() => void this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) })));
  }
}

/** Papers of blank pages of US letter. `draw` stands for what the library does with each. */
export const aPaper = (pageCount = 4, draw: () => Promise<void> = () => Promise.resolve()): PdfFile => ({
  pageCount,
  page: (number) =>
    Promise.resolve({
      number,
      width: 612,
      height: 792,
      draw,
      layText: () => Promise.resolve(),
      pieces: () => Promise.resolve([{ text: 'Monthly Base Rent', box: [72, 200, 540, 212] }]),
      release: () => undefined,
    }),
  close: () => undefined,
});

export interface ReviewOptions {
  /** Or why it is not there. */
  readonly result?: AnalysisResult | Error;
  readonly comparison?: Partial<Comparison> | ApiError;
  readonly decisions?: readonly Decision[];
  readonly openPdf?: OpenPdf;
  readonly isNarrow?: boolean;
  readonly query?: string;
}

function setWidth(isNarrow: boolean): void {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: /max-width: (?:899|767)px/.test(query) && isNarrow,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

export interface ReviewOnTest extends RenderedWithHost {
  readonly socket: () => PageSocket;
  /** The list, once it and the pages are there. */
  readonly opened: () => Promise<HTMLElement>;
  /** Of the finding that is shown. */
  readonly subject: () => string | null;
  /** What was sent: findings and decisions, in order. */
  readonly sent: () => readonly (readonly [string | undefined, unknown])[];
}

/** The review on a page of its own, where the server takes every decision unless told otherwise. */
export function aReview(options: ReviewOptions = {}): ReviewOnTest {
  const { result = aResult(), comparison = {}, decisions = [], isNarrow = false, query = '' } = options;
  const { openPdf = () => Promise.resolve(aPaper()) } = options;
  PageSocket.all = [];
  Object.assign(globalThis, { WebSocket: PageSocket });
  setWidth(isNarrow);
  const testHost = createTestHost();
  const { http } = testHost;
  const expiresAt = new Date(Date.now() + 23.5 * 3_600_000).toISOString();
  http.answer(
    comparisonEndpoint,
    comparison instanceof ApiError ? comparison : aComparison({ expiresAt, ...comparison }),
  );
  http.answer(comparisonResultEndpoint, () => (result instanceof Error ? Promise.reject(result) : result));
  http.answer(decisionsEndpoint, { decisions: [...decisions] });
  http.answer(decideEndpoint, ({ path, body }) => {
    const { revision, ...wish } = decideEndpoint.request.body.parse(body);
    const decidedAt = new Date().toISOString();
    return aDecision({ ...wish, findingId: path.split('/').at(-1) ?? '', revision: revision + 1, decidedAt });
  });
  const Review = () => <ReviewOfComparison host={testHost.host} id={comparisonId} openPdf={openPdf} />;
  const rendered = renderWithHost(Review, { testHost, route: `/review/${comparisonId}${query}` });
  return {
    ...rendered,
    socket: () => {
      const socket = PageSocket.all.at(-1);
      if (socket === undefined) throw new Error('The page opened no socket');
      return socket;
    },
    opened: async () => {
      const list = await screen.findByRole('navigation', { name: 'Findings' });
      // Papers open in later turns.
      await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
      return list;
    },
    subject: () =>
      within(screen.getByRole('region', { name: 'Finding' })).getByRole('heading', { level: 2 }).textContent,
    sent: () => http.callsTo(decideEndpoint).map(({ path, body }) => [path.split('/').at(-1), body] as const),
  };
}
