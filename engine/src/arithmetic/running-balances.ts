import type { Figures } from '../facts/tables/amount-grid.ts';
import type { Amount } from '../facts/tables/tables.ts';
import { isDigitSlip, shareOff } from './amount-slip.ts';
import { linear, isRight, type Relation, type Term } from './relation.ts';

/** Rows in which a balance must go on rightly before a wrong one is called wrong, and their part of all. */
const fewestRight = 3;
const rightPart = 0.6;
/** Digits that must be carried over rightly before chance is no longer the likelier reason. */
const fewestDigits = 6;

/** Balances that go on from row to row by what comes in and goes out: bank statements, meters, cumulative counts. */
export function runningBalances(rows: readonly Figures[]): Relation[] {
  const width = rows[0]?.length ?? 0;
  if (rows.length <= fewestRight || width < 2) return [];
  const held: Relation[][] = [];
  for (let balance = 0; balance < width; balance += 1) {
    for (const movements of movementsOf(width, balance)) {
      for (const ordered of [rows, rows.toReversed()]) {
        const relations = balancesBy(ordered, balance, movements);
        if (isHeld(relations)) held.push(relations);
      }
    }
  }
  const rightIn = (relations: readonly Relation[]): number => relations.filter(isRight).length;
  return held.toSorted((a, b) => rightIn(b) - rightIn(a))[0] ?? [];
}

type Movement = readonly [column: number, sign: number];

/** One column with signs, or one that goes out and one that comes in. */
function* movementsOf(width: number, balance: number): Generator<readonly Movement[]> {
  for (let a = 0; a < width; a += 1) {
    if (a === balance) continue;
    yield [[a, 1]];
    yield [[a, -1]];
    for (let b = a + 1; b < width; b += 1) {
      if (b === balance) continue;
      yield [
        [a, -1],
        [b, 1],
      ];
      yield [
        [a, 1],
        [b, -1],
      ];
    }
  }
}

function balancesBy(rows: readonly Figures[], balance: number, movements: readonly Movement[]): Relation[] {
  const relations: Relation[] = [];
  let before: Amount | undefined;
  let moved: Term[] = [];
  for (const row of rows) {
    for (const [column, sign] of movements) {
      const amount = row[column];
      if (amount !== undefined) moved.push([amount, sign]);
    }
    const after = row[balance];
    if (after === undefined) continue;
    if (before !== undefined) relations.push(linear(after, [[before, 1], ...moved], { kind: 'balance' }));
    [before, moved] = [after, []];
  }
  return relations;
}

function isHeld(relations: readonly Relation[]): boolean {
  const right = relations.filter(isRight);
  const moving = right.filter(({ inputs }) => inputs.slice(1).some(({ value }) => value !== 0));
  const kinds = new Set(moving.map(({ output, inputs }) => output.value - (inputs[0]?.value ?? 0)));
  // Numbers that count up by one go on by themselves.
  const balances = new Set(moving.map(({ output }) => output.value));
  const isHeldBy = moving.length >= fewestRight && right.length >= relations.length * rightPart;
  return (
    isHeldBy && kinds.size > 1 && balances.size >= fewestRight && relations.every((one) => isRight(one) || isNear(one))
  );
}

/** A wrong balance is not off by more. */
const farthest = 0.5;

const isNear = ({ output, expected }: Relation): boolean =>
  shareOff(output.value, expected) <= farthest || isDigitSlip(output.value, expected, output.precision);

/** What a row begins with is what the row before ended with. */
export function carriedOver(rows: readonly Figures[]): Relation[] {
  const width = rows[0]?.length ?? 0;
  for (let end = 0; end < width; end += 1) {
    for (let begin = 0; begin < width; begin += 1) {
      if (begin === end) continue;
      const relations = rows.flatMap((row, at): Relation[] => {
        const [after, before] = [row[begin], rows[at - 1]?.[end]];
        return after === undefined || before === undefined
          ? []
          : [linear(after, [[before, 1]], { kind: 'carried-over' })];
      });
      const right = relations.filter(isRight);
      const values = new Set(right.map(({ output }) => Math.abs(output.value / output.precision)));
      const digits = [...values].reduce((sum, value) => sum + Math.log10(Math.max(1, value)), 0);
      if (
        values.size > 1 &&
        digits >= fewestDigits &&
        right.length >= relations.length * rightPart &&
        relations.every((one) => isRight(one) || isNear(one))
      )
        return relations;
    }
  }
  return [];
}
