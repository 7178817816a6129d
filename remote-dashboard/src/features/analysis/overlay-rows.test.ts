import type { AnalysisStep, DocumentProgress } from '@app/shared/contracts';
import { describe, expect, it } from '@jest/globals';
import { overlayRows, whatIsLeft } from './overlay-rows.ts';
import { initialProgress, type RunProgress } from './run-progress.ts';

const files = ['a.pdf', 'b.pdf'].map((name) => ({ name, size: 1 }));
const aRun = (step: AnalysisStep | null, documents: DocumentProgress[] | null = null): RunProgress => ({
  ...initialProgress(null),
  step,
  documents,
});

describe('overlayRows', () => {
  it('shows the files as waiting before the server says more', () => {
    const rows = overlayRows(aRun(null), files);
    expect(rows.map(({ title, state, detail }) => `${title} ${state} ${detail}`.trim())).toEqual([
      'a.pdf waiting Next',
      'b.pdf waiting',
      'Compare both documents waiting',
      'Write report waiting',
    ]);
  });

  it('says for every document what was done with it', () => {
    const rows = overlayRows(
      aRun('reading', [
        { name: 'a', state: 'read', pages: 4 },
        { name: 'b', state: 'read', pages: 1, ocrPages: 1 },
        { name: 'c', state: 'reading', pages: 28, page: 27, ocrPages: 2 },
        { name: 'd', state: 'failed' },
        { name: 'e', state: 'waiting' },
      ]),
      [],
    );
    expect(rows.slice(0, 5).map(({ pages, state, detail }) => [pages, state, detail])).toEqual([
      ['4 pages', 'done', 'Read'],
      ['1 page', 'done', 'Read, OCR on 1 page'],
      ['28 pages', 'active', 'Page 27 of 28, OCR'],
      ['', 'failed', 'Could not be read'],
      ['', 'waiting', 'Next'],
    ]);
  });

  it('marks the later steps as they are reached and passed', () => {
    const steps = (step: AnalysisStep) =>
      overlayRows(aRun(step, []), [])
        .slice(-2)
        .map(({ state }) => state);
    expect(steps('comparing')).toEqual(['active', 'waiting']);
    expect(steps('reporting')).toEqual(['done', 'active']);
    expect(steps('done')).toEqual(['done', 'done']);
  });
});

describe('whatIsLeft', () => {
  it.each([
    [null, 'read 2 files, compare, write report'],
    ['comparing' as const, 'compare, write report'],
    ['reporting' as const, 'write report'],
    ['done' as const, ''],
  ])('at step %s: %s', (step, left) => {
    expect(whatIsLeft(aRun(step), files)).toBe(left);
  });

  it('counts a document that is being read as left', () => {
    const run = aRun('reading', [
      { name: 'a', state: 'read' },
      { name: 'b', state: 'reading' },
    ]);
    expect(whatIsLeft(run, files)).toBe('read 1 file, compare, write report');
  });
});
