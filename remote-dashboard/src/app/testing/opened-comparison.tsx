import {
  comparisonEndpoint,
  comparisonResultEndpoint,
  type AnalysisResult,
  type Comparison,
} from '@app/shared/contracts';
import { aComparison, aRunningComparison } from '@app/shared/testing';
import { expect } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aDashboard, type DashboardOnTest } from './a-dashboard.tsx';

const soon = () => new Date(Date.now() + 23.5 * 60 * 60_000).toISOString();
/** A comparison of two papers. */
export const harbour = aComparison({ expiresAt: soon() });
/** One that runs. */
export const pier = aRunningComparison({ id: '0b6c3c3e-6f0e-4a53-9a55-2f9ad0b0c002', expiresAt: soon() });
/** Where pages hear of changes. */
export const changes = '/analyses/changes';

export const result: AnalysisResult = {
  schemaVersion: 2,
  documents: ['lease.pdf', 'estoppel.pdf'].map((name, index) => ({
    id: `d${index + 1}`,
    name,
    pages: 2,
    ocrPages: [],
    unreadPages: [],
    warnings: [],
  })),
  findings: ['Monthly base rent', 'Expiration date', 'Deposit', 'Area'].map((subject, index) => ({
    id: `f${index}`,
    kind: 'value-conflict',
    rule: 'value-mismatch',
    severity: 'high',
    tier: 'sure',
    confidence: 0.97,
    subject,
    explanation: 'The documents give different values.',
    positions: ['$10,650.00', '$10,560.00'].map((value, side) => ({
      document: `d${side + 1}`,
      page: side + 1,
      quote: `Rent is ${value} a month`,
      value,
      boxes: [],
      missing: false,
    })),
  })),
  coverage: { comparedPages: 4, agreements: 126 },
};

/** The dashboard with one comparison, which the person has opened. */
export async function opened(
  comparison: Comparison = harbour,
  told: AnalysisResult = result,
): Promise<DashboardOnTest> {
  const dashboard = await aDashboard({ comparisons: [comparison] });
  dashboard.http.answer(comparisonEndpoint, comparison);
  dashboard.http.answer(comparisonResultEndpoint, told);
  await dashboard.user.click(screen.getByRole('link', { name: comparison.name }));
  expect(dashboard.location()).toBe(`/dashboard?comparison=${comparison.id}`);
  return dashboard;
}
