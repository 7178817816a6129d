import type { BenchRow } from '../bench-table.ts';
import type { JudgedFinding, JudgedGroup } from './judge-group.ts';

export const setNames = ['strangers', 'true', 'siblings', 'retyped', 'planted'] as const;
export type SetName = (typeof setNames)[number];

/** Sure findings a page that are borne in documents in which nothing was changed. */
const mostSure: Partial<Record<SetName, number>> = { strangers: 0.01, siblings: 0.03 };
const leastRecall = 0.6;
const leastPrecision = 0.8;

/** The figures of the groups of one set. `isNew` tells what was not said of the unchanged twin. */
export function summariseGroupSet(
  set: SetName,
  groups: readonly JudgedGroup[],
  isNew: (group: JudgedGroup, finding: JudgedFinding) => boolean,
): BenchRow[] {
  const pages = groups.reduce((sum, { truth }) => sum + pagesOf(truth.pages), 0);
  const told = groups.flatMap(({ findings }) => findings.filter(({ isExpected }) => !isExpected));
  const sure = told.filter(({ isSure }) => isSure);
  const possible = told.filter(({ isSure }) => !isSure);
  const limit = mostSure[set];
  const share = (list: readonly unknown[]): string => `${list.length} (${(list.length / pages).toFixed(3)} a page)`;
  return [
    { name: `${set}: groups, pages`, value: `${groups.length}, ${pages}` },
    {
      name: `${set}: sure findings`,
      value: share(sure),
      ...(limit === undefined ? {} : { target: `at most ${limit} a page`, met: sure.length / pages <= limit }),
    },
    { name: `${set}: sure, by rule`, value: byRule(sure) },
    { name: `${set}: possible findings`, value: share(possible) },
    { name: `${set}: possible, by rule`, value: byRule(possible) },
    ...(set === 'true' ? alarmRows(groups) : []),
    ...(set === 'planted' ? plantedRows(groups, isNew) : []),
  ];
}

/** The note that lies beside a document which is looked at by itself is no page of it. */
const companion = 'companion.pdf';

const pagesOf = (pages: Readonly<Record<string, number>>): number =>
  Object.entries(pages).reduce((sum, [name, count]) => sum + (name === companion ? 0 : count), 0);

function byRule(findings: readonly JudgedFinding[]): string {
  const counts = Map.groupBy(
    findings,
    ({ finding: { rule = '?' }, isAcross }) => `${rule}${isAcross ? '' : ' (inside one)'}`,
  );
  const told = [...counts]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([rule, list]) => `${rule} ${list.length}`);
  return told.join(', ') || 'none';
}

function alarmRows(groups: readonly JudgedGroup[]): BenchRow[] {
  const isAlarm = ({ finding, isAcross, isExpected }: JudgedFinding): boolean =>
    finding.rule === 'arithmetic' && !isAcross && !isExpected;
  const alarmed = groups.filter(({ findings }) => findings.some((one) => one.isSure && isAlarm(one))).length;
  const any = groups.filter(({ findings }) => findings.some(isAlarm)).length;
  return [
    {
      name: 'true: documents with a sure arithmetic alarm',
      value: `${alarmed} of ${groups.length}`,
      target: 'none',
      met: alarmed === 0,
    },
    { name: 'true: documents with any arithmetic alarm', value: `${any} of ${groups.length}` },
  ];
}

function plantedRows(
  groups: readonly JudgedGroup[],
  isNew: (group: JudgedGroup, finding: JudgedFinding) => boolean,
): BenchRow[] {
  const wanted = groups.flatMap((group) =>
    group.truth.discrepancies
      .filter(({ optional }) => optional !== true)
      .map(({ id, operator = '?' }) => ({ operator, sure: group.found.has(id), any: group.foundByAny.has(id) })),
  );
  const count = (list: readonly { sure: boolean; any: boolean }[], kind: 'sure' | 'any'): number =>
    list.filter((one) => one[kind]).length;
  const right = groups.reduce((sum, group) => sum + group.right, 0);
  const wrong = groups.flatMap((group) =>
    group.findings
      .filter(({ isFalse }) => isFalse)
      .map((finding) => ({ isSure: finding.isSure, isNew: isNew(group, finding) })),
  );
  const sureWrong = wrong.filter(({ isSure }) => isSure);
  const precision = right + sureWrong.length === 0 ? 1 : right / (right + sureWrong.length);
  const recall = count(wanted, 'any') / wanted.length;
  const of = (list: readonly { isNew: boolean }[]): number => list.filter((one) => one.isNew).length;
  return [
    {
      name: 'planted: changes found, sure',
      value: `${count(wanted, 'sure')} of ${wanted.length} (recall ${(count(wanted, 'sure') / wanted.length).toFixed(3)})`,
    },
    {
      name: 'planted: changes found, with possible',
      value: `${count(wanted, 'any')} of ${wanted.length} (recall ${recall.toFixed(3)})`,
      target: `at least ${leastRecall}`,
      met: recall >= leastRecall,
    },
    {
      name: 'planted: precision of the sure',
      value: `${precision.toFixed(3)} (${right} right, ${sureWrong.length} false)`,
      target: `at least ${leastPrecision}`,
      met: precision >= leastPrecision,
    },
    {
      name: 'planted: false and not told of the unchanged twin',
      value: `sure ${of(sureWrong)}, possible ${of(wrong) - of(sureWrong)}`,
    },
    {
      name: 'planted: found sure, by any, of, by what was done',
      value: [...Map.groupBy(wanted, ({ operator }) => operator)]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([operator, list]) => `${operator} ${count(list, 'sure')}/${count(list, 'any')}/${list.length}`)
        .join('; '),
    },
  ];
}
