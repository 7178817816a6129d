import { describe, expect, it } from '@jest/globals';
import type { EngineOutput } from '../versions/score/engine-output.ts';
import type { Truth } from '../versions/truth/truth-file.ts';
import { findingKey } from './finding-key.ts';
import { judgeGroup } from './judge-group.ts';
import { summariseGroupSet, type SetName } from './summarise-group-set.ts';

const quote = (value: string): string => `Revenue of the quarter was ${value} million`;

const occurrence = (document: string, value: string, side: string) => ({
  document,
  page: 1,
  quote: quote(value),
  value,
  side,
});

const truth: Truth = {
  group: 'bicycles',
  set: 'planted',
  documents: ['release-a.pdf', 'report.pdf'],
  pages: { 'release-a.pdf': 4, 'report.pdf': 6 },
  renderers: {},
  discrepancies: [
    {
      id: 'd1',
      type: 'money',
      severity: 'high',
      subject: 'revenue',
      explanation: '',
      operator: 'digits swapped',
      occurrences: [occurrence('report.pdf', '1,284', 'a'), occurrence('release-a.pdf', '1,248', 'b')],
    },
    {
      id: 'own-1',
      type: 'wording',
      severity: 'low',
      subject: '',
      explanation: '',
      optional: true,
      occurrences: [occurrence('report.pdf', '77.5', 'a'), occurrence('release-a.pdf', '75.7', 'b')],
    },
  ],
  agreements: [],
};

const told = (id: string, values: readonly [string, string], tier = 'sure', rule = 'value-mismatch') => ({
  id,
  rule,
  tier,
  positions: truth.documents.map((document, at) => ({
    document,
    page: 1,
    quote: quote(values[at] ?? ''),
    value: values[at] ?? '',
  })),
});

const output = (...findings: readonly ReturnType<typeof told>[]): EngineOutput => ({
  documents: [],
  findings: [...findings],
});

const figures = (set: SetName, given: EngineOutput): Record<string, string> =>
  Object.fromEntries(
    summariseGroupSet(set, [judgeGroup(truth, given)], () => true).map(({ name, value, met }) => [
      name,
      met === undefined ? value : `${value} ${met ? 'met' : 'not met'}`,
    ]),
  );

describe(judgeGroup.name, () => {
  it('credits a planted change, and what is only possible apart', () => {
    const { found, foundByAny, right } = judgeGroup(truth, output(told('f1', ['1,248', '1,284'], 'possible')));
    expect([[...found], [...foundByAny], right]).toEqual([[], ['d1'], 0]);
    expect(judgeGroup(truth, output(told('f1', ['1,248', '1,284']))).right).toBe(1);
  });

  it('counts a slip of the documents themselves neither way', () => {
    const [finding] = judgeGroup(truth, output(told('f1', ['75.7', '77.5']))).findings;
    expect(finding).toMatchObject({ isExpected: true, isFalse: false });
  });

  it('calls anything else false', () => {
    const [finding] = judgeGroup(truth, output(told('f1', ['210', '12.9']))).findings;
    expect(finding).toMatchObject({ isSure: true, isAcross: true, isFalse: true });
  });
});

describe(summariseGroupSet.name, () => {
  it('measures what is sure by the page, against what is borne', () => {
    const strangers = figures('strangers', output(told('f1', ['210', '12.9']), told('f2', ['8', '9'], 'possible')));
    expect(strangers['strangers: sure findings']).toBe('1 (0.100 a page) not met');
    expect(strangers['strangers: possible findings']).toBe('1 (0.100 a page)');
    expect(strangers['strangers: sure, by rule']).toBe('value-mismatch 1');
  });

  it('tells recall and precision of planted changes by what was done', () => {
    const planted = figures('planted', output(told('f1', ['1,248', '1,284']), told('f2', ['210', '12.9'])));
    expect(planted['planted: changes found, with possible']).toBe('1 of 1 (recall 1.000) met');
    expect(planted['planted: precision of the sure']).toBe('0.500 (1 right, 1 false) not met');
    expect(planted['planted: false and not told of the unchanged twin']).toBe('sure 1, possible 0');
    expect(planted['planted: found sure, by any, of, by what was done']).toBe('digits swapped 1/1/1');
  });

  it('counts audited reports with a sum that is said to be wrong', () => {
    const sum = { ...told('f1', ['210', '210'], 'sure', 'arithmetic'), positions: [] };
    expect(figures('true', output(sum))['true: documents with a sure arithmetic alarm']).toBe('1 of 1 not met');
  });
});

describe(findingKey.name, () => {
  it('knows a finding again in the twin of a document', () => {
    const twin = told('f9', ['1,248', '1,284']);
    const positions = twin.positions.map((place) =>
      place.document === 'release-a.pdf' ? { ...place, document: 'release-retyped.pdf' } : place,
    );
    const given = output(twin);
    expect(findingKey({ ...twin, positions }, given)).toBe(findingKey(told('f1', ['1,248', '1,284']), given));
    expect(findingKey(told('f1', ['1,249', '1,284']), given)).not.toBe(findingKey(twin, given));
  });
});
