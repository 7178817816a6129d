import { describe, expect, it } from '@jest/globals';
import { isRunningNumber } from './running-number.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** The numbers of a document that run on from line to line. */
function runningNumbersOf(...lines: readonly string[]): number[] {
  const documents = factDocuments(lines);
  const facts = documents[0]?.facts ?? [];
  return facts
    .filter((fact) => fact.value.type === 'number' && isRunningNumber(fact, documents))
    .map(({ value }) => value.low);
}

const boxes = ['1 Consignor | Alder', '2 Consignee | Birch', '3 Vessel | Tern', '4 Contents | twelve crates'];

describe(isRunningNumber.name, () => {
  it('knows the numbers of the boxes of a form', () => {
    expect(runningNumbersOf(...boxes)).toEqual([1, 2, 3, 4]);
  });

  it('takes numbers that do not run from one, or not far, for what they say', () => {
    expect(runningNumbersOf(...boxes.slice(1))).toEqual([]);
    expect(runningNumbersOf(...boxes.slice(0, 3))).toEqual([]);
    expect(runningNumbersOf('1 Lamp | old', '2 Chairs | new', '4 Shelves | new', '6 Knobs | old')).toEqual([]);
  });
});
