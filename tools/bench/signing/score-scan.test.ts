import { describe, expect, it } from '@jest/globals';
import type { ReportedFinding } from '../versions/score/engine-output.ts';
import type { PlantedWords } from './plan-paper.ts';
import { scoreScan, tellsOfPage } from './score-scan.ts';

const painted: PlantedWords = {
  kind: 'painted out',
  from: 'not',
  to: '',
  before: ['the', 'tenant', 'may', 'well'],
  after: ['assign', 'this', 'lease', 'agreement'],
};
const quote = 'The tenant may well not assign this lease.';

const finding = (value: string, told = quote, tier = 'sure'): ReportedFinding => ({
  id: 'f1',
  tier,
  positions: [{ document: 'd1', page: 2, quote: told, value }],
});
const scored = (...findings: readonly ReportedFinding[]): readonly [number, number] => {
  const { found, wrong } = scoreScan([painted], { documents: [], findings: [...findings] });
  return [found.length, wrong.length];
};

describe(scoreScan.name, () => {
  it('credits a finding that shows the words in their place', () => {
    expect(scored(finding('not'))).toEqual([1, 0]);
  });

  it('credits neither other words of the sentence nor the same words elsewhere', () => {
    expect(scored(finding('assign'))).toEqual([0, 1]);
    expect(scored(finding('not', 'The landlord shall not unreasonably refuse.'))).toEqual([0, 1]);
  });

  it('forgives a wrong letter in a longer word that was recognised', () => {
    const exchanged: PlantedWords = { ...painted, kind: 'exchanged', from: 'Landlord', to: 'Subtenant' };
    const { found } = scoreScan([exchanged], { documents: [], findings: [finding('Subtemant')] });
    expect(found).toEqual([exchanged]);
  });

  it('takes a small word for none of a longer addition, and writing that could not be read for one', () => {
    const added: PlantedWords = { ...painted, kind: 'between lines', from: '', to: 'the former owner' };
    const foundBy = (one: ReportedFinding): number =>
      scoreScan([added], { documents: [], findings: [one] }).found.length;
    expect([foundBy(finding('the')), foundBy(finding('former'))]).toEqual([0, 1]);
    expect(foundBy({ ...finding(''), rule: 'version-ink' })).toBe(1);
  });

  it('leaves out what is only possible', () => {
    expect(scored(finding('not', quote, 'possible'))).toEqual([0, 0]);
  });
});

describe(tellsOfPage.name, () => {
  const passage = 'word '.repeat(14);

  it('wants a passage on that page', () => {
    const told = (page: number, value: string): boolean =>
      tellsOfPage({ documents: [], findings: [finding(value)] }, page);
    expect([told(2, passage), told(3, passage), told(2, 'a word')]).toEqual([true, false, false]);
  });

  it('takes all that is quoted for what is shown where there are no values, but for the line next to writing', () => {
    const whole: ReportedFinding = { id: 'f1', tier: 'sure', positions: [{ document: 'd1', page: 2, quote: passage }] };
    const told = (rule: string): boolean => tellsOfPage({ documents: [], findings: [{ ...whole, rule }] }, 2);
    expect([told('version-sentence-replaced'), told('version-ink')]).toEqual([true, false]);
  });
});
