import { describe, expect, it } from '@jest/globals';
import { AnalysisProgress } from './analysis-progress.ts';
import { tellComparison } from './tell-comparison.ts';

describe('tellComparison', () => {
  it('moves on while documents are compared', () => {
    const progress = new AnalysisProgress({ names: ['a.pdf', 'b.pdf'], floor: 0, now: () => 0 });
    const percents = [0, 0.5, 1].map((share) => {
      tellComparison(progress, 2, { kind: 'comparing', share });
      return progress.message().progress;
    });
    expect(percents).toEqual([80, 88, 95]);
    expect(progress.message()).toMatchObject({ step: 'comparing', message: 'Comparing 2 documents' });
  });

  it.each([
    [0, 'Writing the report: 0 findings'],
    [1, 'Writing the report: 1 finding'],
    [2, 'Writing the report: 2 findings'],
  ])('counts %i findings as one reads them', (findings, message) => {
    const progress = new AnalysisProgress({ names: ['a.pdf', 'b.pdf'], floor: 0, now: () => 0 });
    tellComparison(progress, 2, { kind: 'reporting', findings });
    expect(progress.message()).toMatchObject({ step: 'reporting', message });
  });
});
