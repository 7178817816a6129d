import type { AnalysisStep, DocumentProgress } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import type { RunProgress } from './run-progress.ts';
import type { RunFile } from './run-record.ts';

const texts = dashboardMessages.analysis;

export interface OverlayRow {
  readonly key: string;
  readonly title: string;
  readonly isFileName: boolean;
  readonly pages: string;
  readonly state: 'waiting' | 'active' | 'done' | 'failed';
  readonly detail: string;
}

const order: readonly AnalysisStep[] = ['queued', 'reading', 'comparing', 'reporting', 'done'];
const isPast = (now: AnalysisStep | null, step: AnalysisStep): boolean =>
  now !== null && order.indexOf(now) > order.indexOf(step);

function documentDetail(document: DocumentProgress, isNext: boolean): string {
  const ocrPages = document.ocrPages ?? 0;
  switch (document.state) {
    case 'read':
      return ocrPages > 0 ? texts.readWithOcr(ocrPages) : texts.read;
    case 'reading':
      return document.page !== undefined && document.pages !== undefined
        ? texts.readingPage(document.page, document.pages, ocrPages > 0)
        : texts.reading;
    case 'failed':
      return texts.notReadable;
    case 'waiting':
      return isNext ? texts.next : '';
  }
}

const documentStates = { waiting: 'waiting', reading: 'active', read: 'done', failed: 'failed' } as const;

function documentsOf(progress: RunProgress, files: readonly RunFile[]): readonly DocumentProgress[] {
  return progress.documents ?? files.map(({ name }) => ({ name, state: 'waiting' as const }));
}

function stepRow(step: 'comparing' | 'reporting', now: AnalysisStep | null, count: number): OverlayRow {
  const state = isPast(now, step) ? 'done' : now === step ? 'active' : 'waiting';
  const active = step === 'comparing' ? texts.comparing : texts.writing;
  return {
    key: step,
    title: step === 'comparing' ? texts.compareStep(count) : texts.reportStep,
    isFileName: false,
    pages: '',
    state,
    detail: state === 'done' ? texts.done : state === 'active' ? active : '',
  };
}

/** One row per document, then one per later step. */
export function overlayRows(progress: RunProgress, files: readonly RunFile[]): readonly OverlayRow[] {
  const documents = documentsOf(progress, files);
  const nextIndex = documents.findIndex(({ state }) => state === 'waiting');
  const rows = documents.map((document, index) => ({
    key: `document ${index}`,
    title: document.name,
    isFileName: true,
    pages: document.pages === undefined ? '' : texts.pages(document.pages),
    state: documentStates[document.state],
    detail: documentDetail(document, index === nextIndex),
  }));
  return [
    ...rows,
    stepRow('comparing', progress.step, documents.length),
    stepRow('reporting', progress.step, documents.length),
  ];
}

/** What is still to do, in words: "read 2 files, compare, write the report". */
export function whatIsLeft(progress: RunProgress, files: readonly RunFile[]): string {
  const toRead = documentsOf(progress, files).filter(({ state }) => state === 'waiting' || state === 'reading').length;
  const isRead = toRead === 0 || isPast(progress.step, 'reading');
  return [
    isRead ? '' : texts.leftRead(toRead),
    isPast(progress.step, 'comparing') ? '' : texts.leftCompare,
    isPast(progress.step, 'reporting') ? '' : texts.leftReport,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
