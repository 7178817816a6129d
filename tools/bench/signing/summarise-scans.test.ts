import { describe, expect, it } from '@jest/globals';
import type { PlantedWords } from './plan-paper.ts';
import { summariseScans, type JudgedScan } from './summarise-scans.ts';

const deleted: PlantedWords = { kind: 'deleted', from: 'not', to: '', before: [], after: [] };
const judged = (change: Partial<JudgedScan>): JudgedScan => ({
  kind: 'changed',
  quality: 'clean',
  found: [],
  missed: [],
  wrong: [],
  severityOf: () => 'high',
  figures: { all: 10, same: 9 },
  isPageFound: false,
  ...change,
});
const valueOf = (scans: readonly JudgedScan[], name: string): string | undefined =>
  summariseScans(scans).find((row) => row.name === name)?.value;

describe(summariseScans.name, () => {
  it('counts what was found by kind and quality', () => {
    const scans = [judged({ found: [deleted, deleted], missed: [deleted] }), judged({ quality: 'bad' })];
    expect(valueOf(scans, 'clean: deleted')).toBe('2 of 3 (0.667)');
    expect(valueOf(scans, 'bad: deleted')).toBe('0 of 0 (0.000)');
  });

  it('counts the figures of twins that are certified', () => {
    const twin = judged({ kind: 'untouched', quality: 'bad' });
    expect(valueOf([twin, twin], 'bad: figures of untouched twins certified the same')).toBe('18 of 20 (0.900)');
  });

  it('counts false findings of high severity in twins only', () => {
    const wrong = [{ id: 'f1', positions: [] }];
    const scans = [judged({ kind: 'untouched', wrong }), judged({ wrong })];
    expect(valueOf(scans, 'clean: false findings of high severity in untouched twins')).toBe('1 in 1');
    expect(valueOf(scans, 'clean: all false findings in untouched twins, and beside changes')).toBe('1, 1');
  });
});
