import type { AnalysisResult, Finding, Position } from '@app/shared/contracts';
import type { Discrepancy, KnownCase, Occurrence } from '../known-case.ts';

export const anOccurrence = (parts: Partial<Occurrence> = {}): Occurrence => ({
  document: 'lease.pdf',
  page: 1,
  quote: 'a monthly rent of £1,450.00',
  value: '£1,450.00',
  context: 'The Tenant pays a monthly rent of £1,450.00 in advance.',
  side: 'a',
  ...parts,
});

/** What the rent roll says of the same rent. */
export const otherOccurrence = (parts: Partial<Occurrence> = {}): Occurrence =>
  anOccurrence({
    document: 'roll.pdf',
    quote: '£1,540.00',
    value: '£1,540.00',
    context: 'Flat 3 £1,540.00 monthly',
    side: 'b',
    ...parts,
  });

export const aDiscrepancy = (parts: Partial<Discrepancy> = {}): Discrepancy => ({
  id: 'd1',
  type: 'money',
  severity: 'high',
  subject: 'Rent',
  explanation: 'The rents differ.',
  occurrences: [anOccurrence(), otherOccurrence()],
  ...parts,
});

export const aKnownCase = (parts: Partial<KnownCase> = {}): KnownCase => ({
  group: 'flat',
  language: 'en',
  family: 'lease',
  batch: 1,
  papers: 'lease and rent roll of a flat',
  documents: ['lease.pdf', 'roll.pdf'],
  pages: { 'lease.pdf': 1, 'roll.pdf': 1 },
  renderers: { 'lease.pdf': 'chromium', 'roll.pdf': 'scan+rotated' },
  discrepancies: [aDiscrepancy()],
  agreements: [],
  ...parts,
});

const aPosition = (document: string, quote: string): Position => ({
  document,
  page: 1,
  quote,
  boxes: [],
  missing: false,
});

/** A finding that quotes the lease (`d1`) and the roll (`d2`); an empty quote leaves a document out. */
export const aFinding = (inLease: string, inRoll: string, id = 'f1'): Finding => ({
  id,
  kind: 'value-conflict',
  rule: 'value-mismatch',
  severity: 'high',
  tier: 'sure',
  confidence: 0.9,
  subject: 'Rent',
  explanation: '',
  positions: [
    ...(inLease === '' ? [] : [aPosition('d1', inLease)]),
    ...(inRoll === '' ? [] : [aPosition('d2', inRoll)]),
  ],
});

export const aResult = (...findings: Finding[]): AnalysisResult => ({
  schemaVersion: 2,
  documents: ['lease.pdf', 'roll.pdf'].map((name, index) => ({
    id: `d${index + 1}`,
    name,
    pages: 1,
    ocrPages: [],
    unreadPages: [],
    warnings: [],
  })),
  findings,
  coverage: { comparedPages: 2, agreements: 0 },
});
