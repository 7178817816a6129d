import path from 'node:path';
import { tmpdir } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { AnalysisFailed } from './analysis-failed.ts';
import type { ComparisonInput } from './comparison-input.ts';
import { runComparison } from './run-comparison.ts';

const input: ComparisonInput = {
  documents: [],
  sources: [],
  reportPath: path.join(tmpdir(), 'never-written.docx'),
  reference: '7',
  locale: 'en',
  timeZone: 'UTC',
  createdAt: new Date(0).toISOString(),
};

describe(runComparison.name, () => {
  it('ends for good when comparing takes too long', async () => {
    const compared = runComparison(input, () => undefined, new AbortController().signal, 1);
    await expect(compared).rejects.toThrow(AnalysisFailed);
  });

  it('starts nothing when it was stopped before', async () => {
    const compared = runComparison(input, () => undefined, AbortSignal.abort(new Error('stopped')));
    await expect(compared).rejects.toThrow('stopped');
  });
});
