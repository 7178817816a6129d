import { describe, expect, it } from '@jest/globals';
import { isByReference } from './by-reference.ts';
import { factDocuments } from '../../testing/aligned.ts';
import type { Fact, FactDocument } from '../../../facts/fact.ts';

type Test = (fact: Fact, documents: readonly FactDocument[]) => boolean;

/** Whether a test holds for the first value of a line. */
function holds(test: Test, line: string): boolean {
  const documents = factDocuments([line]);
  const fact = documents[0]?.facts[0];
  if (fact === undefined) throw new Error(`no value in ${line}`);
  return test(fact, documents);
}

describe(isByReference.name, () => {
  it('knows what is told of another thing', () => {
    expect(holds(isByReference, 'Compare the clock in the hall, 231 cm high.')).toBe(true);
    expect(holds(isByReference, 'Vgl. die Uhr im Saal, 231 cm hoch.')).toBe(true);
    expect(holds(isByReference, 'The clock in the hall is 231 cm high.')).toBe(false);
  });
});
