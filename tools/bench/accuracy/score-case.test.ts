import { describe, expect, it } from '@jest/globals';
import type { Finding } from '@app/shared/contracts';
import type { KnownCase } from './known-case.ts';
import { scoreCase } from './score-case.ts';
import { aDiscrepancy, aFinding, aKnownCase, anOccurrence, aResult, otherOccurrence } from './testing/case-builders.ts';

const rents = aFinding('a monthly rent of £1,450.00', 'Flat 3 £1,540.00');

const verdictsOf = (known: KnownCase, ...findings: Finding[]): string[] =>
  scoreCase(known, aResult(...findings)).verdicts.map(({ verdict }) => verdict);

describe('scoreCase', () => {
  it('credits a finding that shows both sides in both documents', () => {
    const { found, missed } = scoreCase(aKnownCase(), aResult(rents));
    expect([...found]).toEqual(['d1']);
    expect(missed).toEqual([]);
  });

  it('calls a finding that shows one side only a false alarm, and the discrepancy missed', () => {
    const { verdicts, missed } = scoreCase(aKnownCase(), aResult(aFinding('rent of £1,450.00', 'Flat 3 monthly')));
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['false alarm']);
    expect(missed).toEqual(['d1']);
  });

  it('does not credit two documents that say the same', () => {
    const occurrences = [anOccurrence(), otherOccurrence(), otherOccurrence({ value: '£1,450.00', side: 'a' })];
    const known = aKnownCase({ discrepancies: [aDiscrepancy({ occurrences })] });
    expect(verdictsOf(known, aFinding('rent of £1,450.00', 'Flat 3 £1,450.00'))).toEqual(['false alarm']);
  });

  it('credits the key side alone where one document suffices', () => {
    const known = aKnownCase({ discrepancies: [aDiscrepancy({ one_document_suffices: true, key_side: 'b' })] });
    expect(verdictsOf(known, aFinding('', 'Flat 3 £1,540.00'))).toEqual(['right']);
    expect(verdictsOf(known, aFinding('rent of £1,450.00', ''))).toEqual(['false alarm']);
  });

  it('counts what was found before as repeated', () => {
    expect(verdictsOf(aKnownCase(), rents, { ...rents, id: 'f2' })).toEqual(['right', 'repeated']);
  });

  it('neither wants nor punishes an expected difference', () => {
    const known = aKnownCase({ discrepancies: [aDiscrepancy({ optional: true })] });
    expect(verdictsOf(known, rents)).toEqual(['expected']);
    expect(scoreCase(known, aResult()).missed).toEqual([]);
  });

  it('calls an agreement that is reported a hard false alarm', () => {
    const occurrences = [anOccurrence(), otherOccurrence({ side: undefined })];
    const known = aKnownCase({ discrepancies: [], agreements: [{ id: 'a1', note: '', occurrences }] });
    expect(verdictsOf(known, rents)).toEqual(['hard false alarm']);
    expect(verdictsOf(known, aFinding('rent of £1,450.00', ''))).toEqual(['false alarm']);
  });

  it('does not read more than 24 places of a finding', () => {
    const [inLease, inRoll] = rents.positions;
    if (inLease === undefined || inRoll === undefined) throw new Error('the finding shows two places');
    const filler = { ...inLease, quote: 'nothing' };
    const positions = [inLease, ...Array.from({ length: 23 }, () => filler), inRoll];
    expect(verdictsOf(aKnownCase(), { ...rents, positions })).toEqual(['false alarm']);
  });
});
