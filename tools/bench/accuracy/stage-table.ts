import { formatGrid } from '../format-grid.ts';
import type { SetScore } from './set-score.ts';
import { stageNames, type StageName } from './stages-reached.ts';

type Row = Map<StageName, { reached: number; asked: number }>;

/** How many discrepancies of each type came as far as each stage, of those that it is asked of. */
export function stageTable(scores: readonly SetScore[]): string {
  const rows = new Map<string, Row>();
  for (const { known, all, stages } of scores) {
    for (const { id, type } of known.discrepancies.filter(({ optional }) => optional !== true)) {
      for (const name of [type, 'all']) {
        const row: Row = rows.get(name) ?? new Map();
        rows.set(name, row);
        const reached = { ...stages.get(id), reported: all.found.has(id) };
        for (const stage of stageNames) {
          const is = reached[stage];
          const count = row.get(stage) ?? { reached: 0, asked: 0 };
          if (is !== undefined) row.set(stage, { reached: count.reached + Number(is), asked: count.asked + 1 });
        }
      }
    }
  }
  const cell = (row: Row, stage: StageName): string => {
    const count = row.get(stage);
    return count === undefined ? '-' : `${count.reached} of ${count.asked}`;
  };
  return formatGrid(
    'How far discrepancies came',
    ['type', ...stageNames],
    [...rows]
      .toSorted(([a], [b]) => Number(a === 'all') - Number(b === 'all') || (a < b ? -1 : 1))
      .map(([type, row]) => [type].concat(stageNames.map((stage) => cell(row, stage)))),
  );
}
