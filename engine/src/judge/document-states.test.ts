import { expect, it } from '@jest/globals';
import type { Finding, Position } from '@app/shared/contracts';
import { withStates } from './document-states.ts';

const at = (document: string, missing = false): Position => ({ document, page: 1, quote: '', boxes: [], missing });

const finding: Finding = {
  id: 'f1',
  kind: 'missing',
  rule: 'version-sentence-deleted',
  severity: 'high',
  tier: 'sure',
  confidence: 0.98,
  subject: '',
  explanation: '',
  positions: [at('d1'), at('d2', true)],
};

it('says of each document whether it says it, lacks it, or is not asked', () => {
  const [told] = withStates([finding], ['d1', 'd2', 'd3'], () => []);
  expect(told?.states).toEqual([
    { document: 'd1', state: 'says' },
    { document: 'd2', state: 'not-found' },
    { document: 'd3', state: 'not-stated' },
  ]);
});

it('says what a document says that does not hold any more, and which one holds instead', () => {
  const [told] = withStates([finding], ['d1', 'd3'], () => [{ reading: at('d3'), by: 'd1' }]);
  expect(told?.states).toEqual([
    { document: 'd1', state: 'says' },
    { document: 'd3', state: 'superseded', by: 'd1', replaced: at('d3') },
  ]);
});
