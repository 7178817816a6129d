import { describe, expect, it } from '@jest/globals';
import type { Truth } from '../truth/truth-file.ts';
import type { EngineOutput } from './engine-output.ts';
import { scoreGroup, type Verdict } from './score-group.ts';

const occurrence = (document: string, value: string, side?: string) => ({
  document,
  page: 2,
  quote: `pays the sum of ${value} in May`,
  value,
  context: `The buyer pays the sum of ${value} in May of each year.`,
  ...(side !== undefined && { side }),
});

const truth: Truth = {
  group: 'g1',
  set: 'token',
  documents: ['a.pdf', 'b.pdf'],
  pages: { 'a.pdf': 3, 'b.pdf': 3 },
  renderers: { 'a.pdf': 'chromium', 'b.pdf': 'chromium+scan' },
  discrepancies: [
    {
      id: 'd1',
      type: 'money',
      severity: 'high',
      subject: '',
      explanation: '',
      occurrences: [occurrence('a.pdf', '$1,450.00', 'a'), occurrence('b.pdf', '$1,540.00', 'b')],
    },
    {
      id: 'd2',
      type: 'clause-missing',
      severity: 'high',
      subject: '',
      explanation: '',
      occurrences: [
        { document: 'b.pdf', page: 3, quote: 'the goods are checked', value: 'the goods are checked', side: 'c' },
      ],
      one_document_suffices: true,
      key_side: 'c',
    },
  ],
  agreements: [
    { id: 'a1', note: '', occurrences: [occurrence('a.pdf', 'Section 12'), occurrence('b.pdf', 'Section 13')] },
  ],
};

interface Said {
  readonly quote: string;
  readonly page?: number;
  readonly value?: string;
}

const at = (document: string, { quote, page = 2, value = '' }: Said) => ({ document, page, quote, value });

function verdictsOf(...findings: readonly (readonly ReturnType<typeof at>[])[]): Verdict[] {
  const output: EngineOutput = {
    documents: [{ id: 'd1', name: 'a.pdf', warnings: [] }],
    findings: findings.map((positions, index) => ({ id: `f${index}`, positions: [...positions] })),
  };
  return scoreGroup(truth, output).verdicts.map(({ verdict }) => verdict);
}

const sums = [at('d1', { quote: 'a sum of $1450 is paid' }), at('b.pdf', { quote: 'sum of $1,540.00 in' })];

describe(scoreGroup.name, () => {
  it('credits a finding that shows both sides, whatever groups its figures', () => {
    expect(verdictsOf(sums)).toEqual(['right']);
  });

  it('counts what was found before as repeated', () => {
    expect(verdictsOf(sums, sums)).toEqual(['right', 'repeated']);
  });

  it('credits the side that has the words where the other has none', () => {
    expect(verdictsOf([at('b.pdf', { quote: 'then the goods are checked again', page: 3 })])).toEqual(['right']);
  });

  it('calls one side of two a false alarm, and tells it apart', () => {
    expect(verdictsOf(sums.slice(0, 1))).toEqual(['one side']);
  });

  it('does not look further than one page', () => {
    expect(verdictsOf(sums.map((place) => ({ ...place, page: 4 })))).toEqual(['false']);
    expect(verdictsOf(sums.map((place) => ({ ...place, page: 3 })))).toEqual(['right']);
  });

  it('calls an agreement that is reported a hard false alarm', () => {
    const quote = (section: string): Said => ({ quote: `sum of ${section} in May` });
    expect(verdictsOf([at('a.pdf', quote('Section 12')), at('b.pdf', quote('Section 13'))])).toEqual(['hard']);
  });

  it('takes a quote of more than 80 words for none', () => {
    const long = `${'word '.repeat(80)} sum of $1,450.00`;
    expect(verdictsOf([at('a.pdf', { quote: long }), ...sums.slice(1)])).toEqual(['one side']);
  });

  it('forgives a slip of the recogniser in a scan only', () => {
    expect(verdictsOf([...sums.slice(0, 1), at('b.pdf', { quote: 'the sum of $1,S40.00 in' })])).toEqual(['right']);
    expect(verdictsOf([at('a.pdf', { quote: 'the sum of $1,4S0.00 at' }), ...sums.slice(1)])).toEqual(['one side']);
  });

  it('does not read the places of a finding behind the 24th', () => {
    const filler = Array.from({ length: 24 }, () => at('a.pdf', { quote: 'nothing' }));
    expect(verdictsOf([...filler, ...sums])).toEqual(['false']);
  });

  it('leaves out what is shown apart as possible', () => {
    const output = { documents: [], findings: [{ id: 'f1', tier: 'possible', positions: sums }] };
    expect(scoreGroup(truth, output).verdicts).toEqual([]);
    expect(scoreGroup(truth, output).missed).toHaveLength(2);
  });
});
