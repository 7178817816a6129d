import { describe, expect, it } from '@jest/globals';
import { isNumberOfRange } from './number-of-range.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the last number of a line is one end of a run. */
function isOfRange(line: string): boolean {
  const documents = factDocuments([line]);
  const fact = documents[0]?.facts.findLast(({ value }) => value.type === 'identifier');
  if (fact === undefined) throw new Error(`no number in ${line}`);
  return isNumberOfRange(fact, documents);
}

describe(isNumberOfRange.name, () => {
  it.each(['Sheets for KT-01 to KT-09', 'Blätter für KT-01 bis KT-09', 'Fichas de KT-01 a KT-09'])(
    'knows the end of a run: %s',
    (line) => {
      expect(isOfRange(line)).toBe(true);
    },
  );

  it.each(['Sheets for KT-01 and KT-09', 'From order LX-01 to KT-09', 'Sheet for KT-09'])('knows none: %s', (line) => {
    expect(isOfRange(line)).toBe(false);
  });
});
