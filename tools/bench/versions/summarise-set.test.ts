import { describe, expect, it } from '@jest/globals';
import { summariseSet, type ScoredGroup } from './summarise-set.ts';
import type { Verdict } from './score/score-group.ts';
import type { Truth } from './truth/truth-file.ts';

const discrepancy = (id: string) => ({
  id,
  type: 'money',
  severity: 'high' as const,
  subject: '',
  explanation: '',
  operator: 'amount',
  occurrences: [],
});

function group(set: string, found: number, missed: number, ...verdicts: readonly Verdict[]): ScoredGroup {
  const truth: Truth = {
    group: 'g',
    set,
    documents: [],
    pages: { 'a.pdf': 10, 'b.pdf': 10 },
    renderers: {},
    discrepancies: [],
    agreements: [{ id: 'a1', note: 'moved', occurrences: [] }],
  };
  const listed = (count: number) => Array.from({ length: count }, (_, at) => discrepancy(`d${at}`));
  return {
    seconds: 4,
    unaccounted: 0,
    score: {
      truth,
      found: listed(found),
      missed: listed(missed),
      verdicts: verdicts.map((verdict, at) => ({ verdict, credited: [], finding: { id: `f${at}`, positions: [] } })),
    },
  };
}

const told = (set: string, ...groups: readonly ScoredGroup[]): Record<string, string> =>
  Object.fromEntries(
    summariseSet(set, groups).map(({ name, value, met }) => [
      name,
      `${value}${met === undefined ? '' : met ? ' met' : ' not met'}`,
    ]),
  );

describe(summariseSet.name, () => {
  it('holds recall and precision of all groups together against the floors', () => {
    const rows = told(
      'token',
      group('token', 99, 0, ...Array.from({ length: 99 }, (): Verdict => 'right')),
      group('token', 0, 1, 'false'),
    );
    expect(rows['token: recall']).toBe('0.990 (99 of 100) met');
    expect(rows['token: precision']).toBe('0.990 (99 right, 1 false) met');
    expect(rows['token: found, by what was done']).toBe('amount 99/100');
    expect(rows['token: groups, pages, seconds a page']).toBe('2, 40, 0.20');
  });

  it('counts neither repeated findings nor expected ones as false', () => {
    expect(told('nway', group('nway', 1, 0, 'right', 'repeated', 'expected'))['nway: precision']).toBe(
      '1.000 (1 right, 0 false) met',
    );
  });

  it('calls any hard negative that is reported a miss of the target', () => {
    expect(
      told('rewrite', group('rewrite', 1, 0, 'right', 'hard'))['rewrite: moved, renumbered or respelt, and reported'],
    ).toBe('1 not met');
  });

  it('lets no version pass whose changes do not account for every word', () => {
    const row = 'rewrite: versions whose changes do not account for every word';
    expect(told('rewrite', group('rewrite', 1, 0, 'right'))[row]).toBe('0 met');
    expect(told('rewrite', { ...group('rewrite', 1, 0, 'right'), unaccounted: 1 })[row]).toBe('1 not met');
  });

  it('asks eleven of twelve groups without a change to be silent, a failed one is not', () => {
    const silent = Array.from({ length: 11 }, () => group('clean', 0, 0));
    expect(told('clean', ...silent, { ...group('clean', 0, 0), failure: 'exit 1' })['clean: silent groups']).toBe(
      '11 of 12 met',
    );
    expect(told('clean', ...silent.slice(1), group('clean', 0, 0, 'false'))['clean: silent groups']).toBe(
      '10 of 11 not met',
    );
    expect(told('clean', group('clean', 0, 0, 'false'))['clean: false alarms a page']).toBe('0.0500 not met');
  });
});
