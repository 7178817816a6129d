import type { ComparedFile, Comparison } from '../contracts/index.ts';

/** A file of a comparison that was read. */
export const aComparedFile = (name: string, changes: Partial<ComparedFile> = {}): ComparedFile => ({
  id: `id of ${name}`,
  name,
  pages: 2,
  size: 2048,
  state: 'read',
  ...changes,
});

/** A comparison of two papers that has found something. */
export const aComparison = (changes: Partial<Comparison> = {}): Comparison => ({
  id: '0b6c3c3e-6f0e-4a53-9a55-2f9ad0b0c001',
  name: 'Harbour Row',
  sample: false,
  status: 'completed',
  documents: [aComparedFile('lease.pdf'), aComparedFile('estoppel.pdf')],
  counts: { high: 4, medium: 6, low: 3, info: 1 },
  possible: 0,
  verdict: 'found',
  decided: 0,
  progress: 100,
  createdAt: '2026-11-24T14:31:20.000Z',
  startedAt: '2026-11-24T14:31:21.000Z',
  finishedAt: '2026-11-24T14:32:02.000Z',
  expiresAt: '2026-11-25T14:32:02.000Z',
  ...changes,
});

/** One that has not come to its end. */
export function aRunningComparison(changes: Partial<Comparison> = {}): Comparison {
  const { counts: _counts, verdict: _verdict, finishedAt: _finishedAt, ...begun } = aComparison();
  return { ...begun, name: 'Pier House purchase', status: 'running', progress: 38, ...changes };
}
