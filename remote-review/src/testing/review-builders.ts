import type {
  AnalysisResult,
  Change,
  ChangeSide,
  Comparison,
  ComparedDocument,
  Decision,
  Finding,
  Position,
} from '@app/shared/contracts';

/** Of the comparison that the tests review. */
export const comparisonId = '5b1c0f3e-8f65-4d3c-9c0e-0a6f4d1e2b3c';

export function aComparison(changes: Partial<Comparison> = {}): Comparison {
  return {
    id: comparisonId,
    name: 'Harbour Row',
    sample: false,
    status: 'completed',
    documents: ['amendment.pdf', 'estoppel.pdf', 'lease.pdf'].map((name, index) => ({
      id: `0000000${index}-1c2d-4e5f-8a9b-0c1d2e3f4a5b`,
      name,
      pages: 2,
      size: 1000,
      state: 'read',
    })),
    decided: 0,
    progress: 100,
    createdAt: '2026-03-01T14:00:00.000Z',
    expiresAt: '2026-03-02T14:00:00.000Z',
    ...changes,
  };
}

const aDocument = (id: string, name: string, pages: number): ComparedDocument => ({
  id,
  name,
  pages,
  ocrPages: [],
  unreadPages: [],
  warnings: [],
});

export function aPosition(changes: Partial<Position> = {}): Position {
  return {
    document: 'd1',
    page: 1,
    quote: 'monthly Base Rent is $10,650.00',
    value: '$10,650.00',
    boxes: [[100, 200, 300, 212]],
    missing: false,
    differs: [{ start: 25, end: 27, boxes: [[250, 200, 262, 212]] }],
    ...changes,
  };
}

export function aFinding(changes: Partial<Finding> = {}): Finding {
  return {
    id: 'f1',
    kind: 'value-conflict',
    rule: 'amount',
    severity: 'high',
    tier: 'sure',
    confidence: 0.97,
    subject: 'Monthly base rent',
    explanation: 'The amendment says $10,650.00, the certificate says $10,560.00.',
    positions: [
      aPosition(),
      aPosition({
        document: 'd2',
        quote: 'Base Rent is now $10,560.00',
        value: '$10,560.00',
        differs: [{ start: 21, end: 23, boxes: [[210, 300, 222, 312]] }],
      }),
    ],
    ...changes,
  };
}

export function aResult(changes: Partial<AnalysisResult> = {}): AnalysisResult {
  return {
    schemaVersion: 2,
    documents: [
      aDocument('d1', 'amendment.pdf', 1),
      aDocument('d2', 'estoppel.pdf', 2),
      aDocument('d3', 'lease.pdf', 4),
    ],
    findings: [
      aFinding(),
      aFinding({ id: 'f2', subject: 'Expiration date', severity: 'medium' }),
      aFinding({ id: 'f3', subject: 'Name of the owner', severity: 'low', kind: 'wording' }),
    ],
    coverage: { comparedPages: 7, agreements: 12 },
    ...changes,
  };
}

export function aDecision(changes: Partial<Decision> = {}): Decision {
  return { findingId: 'f1', decision: 'accepted', revision: 1, decidedAt: '2026-03-01T14:41:00.000Z', ...changes };
}

export const aSide = (changes: Partial<ChangeSide> = {}): ChangeSide => ({
  document: 'd1',
  page: 1,
  quote: 'twenty-four (24)',
  before: 'This Agreement runs for ',
  after: ' months.',
  section: '2. Term',
  clause: '2.1',
  boxes: [[100, 200, 200, 212]],
  ...changes,
});

export function aChange(changes: Partial<Change> = {}): Change {
  return {
    id: 'c1',
    class: 'substance',
    finding: 'f1',
    versions: ['d1', 'd2'],
    a: aSide(),
    b: aSide({ document: 'd2', quote: 'thirty-six (36)', boxes: [[100, 220, 200, 232]] }),
    ...changes,
  };
}
