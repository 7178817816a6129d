import { beforeAll, describe, expect, it } from '@jest/globals';
import { analysisResult } from '@app/shared/contracts';
import type { Comparison } from '../judge/comparison.ts';
import type { DocumentSource } from '../pdf/document-source.ts';
import { linesPdf, widthOf } from '../pdf/testing/a-pdf.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { analyse } from './analyse.ts';
import type { EngineProgress } from './options.ts';
import { twoLeases } from './testing/two-leases.ts';

const folder = temporaryFolder();

let leases: DocumentSource[] = [];
let comparison: Comparison;
const progress: EngineProgress[] = [];
beforeAll(async () => {
  leases = await twoLeases(folder);
  comparison = await analyse(leases, { onProgress: (step) => progress.push(step) });
});

describe('analyse', () => {
  it('finds the one amount that differs, with page, quote and box', async () => {
    const { findings, documents } = comparison.result;
    expect(documents.map(({ id, name, pages }) => [id, name, pages])).toEqual([
      ['d1', 'draft.pdf', 1],
      ['d2', 'signed.pdf', 1],
    ]);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ id: 'f1', kind: 'value-conflict', severity: 'high' });
    expect(
      findings[0]?.positions.map(({ document, page, value, missing }) => [document, page, value, missing]),
    ).toEqual([
      ['d1', 1, '£1,200.00', false],
      ['d2', 1, '£1,350.00', false],
    ]);
    for (const { quote, boxes, normalized } of findings[0]?.positions ?? []) {
      expect(quote).toContain('monthly rent');
      expect(normalized).toMatchObject({ type: 'money', currency: 'GBP' });
      // The base line of the fourth line stands 148 points from the top.
      expect(boxes).toHaveLength(1);
      const [left = 0, top = 0, right = 0, bottom = 0] = boxes[0] ?? [];
      expect(Math.abs(left - 60 - (await widthOf('2. The monthly rent is ')))).toBeLessThan(2);
      expect(Math.abs(right - left - (await widthOf('£1,350.00')))).toBeLessThan(2);
      expect(top).toBeGreaterThan(134);
      expect(top).toBeLessThan(148);
      expect(bottom).toBeGreaterThan(148);
      expect(bottom).toBeLessThan(154);
    }
  });

  it('keeps the contract of results', () => {
    expect(analysisResult.parse(comparison.result)).toEqual(comparison.result);
  });

  it('gives the same bytes for any order of the files and however many are read at once', async () => {
    const again = await Promise.all([
      analyse(leases.toReversed(), { concurrency: 1 }),
      analyse(leases, { concurrency: 2 }),
    ]);
    for (const other of again) expect(JSON.stringify(other)).toBe(JSON.stringify(comparison));
  });

  it('tells how far it is, from reading to the end', () => {
    const fractions = progress.map(({ fraction }) => fraction);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions[0]).toBeGreaterThan(0);
    expect(fractions.at(-1)).toBe(1);
    expect(progress.filter(({ documentDone }) => documentDone === true)).toHaveLength(2);
    expect(progress.at(-1)?.step).toBe('comparing');
  });

  it('names the file among three that could not be read, and compares the others', async () => {
    const broken = await folder.write('broken.pdf', '%PDF-1.7 and no more');
    const { result } = await analyse([...leases, broken]);
    expect(result.documents[0]).toMatchObject({
      name: 'broken.pdf',
      warnings: ['The file is damaged and cannot be opened as a PDF.'],
    });
    expect(result.findings).toHaveLength(1);
    expect(result.coverage.comparedPages).toBe(2);
  });

  it('refuses when fewer than two files can be read, and says what is wrong with each', async () => {
    const files = [await folder.write('empty.pdf', ''), await folder.write('one.pdf', await linesPdf(['Rent 1,200']))];
    await expect(analyse(files)).rejects.toMatchObject({ name: 'EngineError', code: 'too-few-readable' });
    const error = await analyse(files).catch((reason: unknown) => reason);
    expect(error).toHaveProperty('documents.0.unreadable.reason', 'empty');
  });

  it('stops when it is cancelled while it reads', async () => {
    const controller = new AbortController();
    const cancelled = analyse(leases, {
      signal: controller.signal,
      concurrency: 1,
      onProgress: () => controller.abort(),
    });
    await expect(cancelled).rejects.toMatchObject({ name: 'EngineError', code: 'cancelled' });
  });

  it('does not begin when it was cancelled before', async () => {
    await expect(analyse(leases, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'cancelled' });
  });
});
