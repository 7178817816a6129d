import type { Unit } from '../facts/units/unit.ts';
import { unitNamed } from '../facts/units/unit-named.ts';
import { formAt, keysIn } from './hunk-words.ts';
import { valuesIn } from './hunk-values.ts';
import type { Paper } from './sentences.ts';
import { wordAt } from './token-places.ts';

/** An amount in brackets, as books print what is lost or owed; a small number in brackets is that of an item. */
const inBrackets = /^\((?=.*[.,'\p{Sc}])(?:\p{Sc}|[A-Z]{3})?\d[\d.,']*%?\)[.,;:]?$/u;
const anyInBrackets = /^\(\d+\)[.,;:]?$/u;

/** Whether words that are the same but for case and punctuation say another value by these. */
export function isSaidByPrint(a: Paper, tokenA: number, b: Paper, tokenB: number): boolean {
  const [unitA, unitB] = [unitAt(a, tokenA), unitAt(b, tokenB)];
  if (unitA !== undefined && unitB !== undefined && unitA !== unitB) return true;
  // A minus is a token of its own, and a change by itself.
  if (hasMinus(a, tokenA) || hasMinus(b, tokenB)) return false;
  return isNegative(a, tokenA) !== isNegative(b, tokenB);
}

const hasMinus = ({ text }: Paper, token: number): boolean => token > 0 && keysIn(text, [token - 1, token])[0] === '-';

/** The unit behind a figure, or glued to it: of `mW` and `MW`, of `Gb` and `GB`, case decides. */
function unitAt({ text }: Paper, token: number): Unit | undefined {
  const [, figure = '', unit = ''] = /^(\d[\d.,]*)?(.*?)[^A-Za-zΩ]*$/u.exec(formAt(text, token)) ?? [];
  const isMeasured = figure !== '' || /^\d/u.test(keysIn(text, [Math.max(0, token - 1), token])[0] ?? '');
  return isMeasured ? unitNamed(unit) : undefined;
}

/** In `thirty (30)` the brackets are those of a value that stands before them. */
function isNegative(paper: Paper, token: number): boolean {
  const { text } = paper;
  const printed = wordAt(text, token)?.text ?? '';
  const isCell = (text.passages[text.passageOf[token] ?? -1]?.cells.length ?? 0) > 1;
  if (!inBrackets.test(printed) && !(isCell && anyInBrackets.test(printed))) return false;
  return valuesIn(paper, [token, token + 1]).every(({ start }) => start >= (text.firstWords[token] ?? 0));
}
