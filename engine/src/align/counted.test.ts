import { describe, expect, it } from '@jest/globals';
import { countedBy } from './counted.ts';
import { factDocuments } from './testing/aligned.ts';

/** What the first number of a line counts. */
function countedIn(line: string): readonly string[] {
  const documents = factDocuments([line]);
  const fact = documents[0]?.facts.find(({ value }) => value.type === 'number');
  if (fact === undefined) throw new Error(`no number in ${line}`);
  return countedBy(fact, documents);
}

describe(countedBy.name, () => {
  it('reads what stands behind a number', () => {
    expect(countedIn('We tune eight bells.')).toEqual(['bel']);
    expect(countedIn('We tune a ring of eight bells.')).toEqual(['bel']);
    expect(countedIn('We tune twenty-two bells.')).toEqual(['bel']);
    expect(countedIn('A four-bedroom house with garden')).toEqual(countedIn('It has three bedrooms.'));
  });

  it('counts none of the ten among which are nine', () => {
    const documents = factDocuments(['More than nine in ten delegates came again.']);
    const ten = documents[0]?.facts.find(({ value }) => value.low === 10);
    if (ten === undefined) throw new Error('no number');
    expect(countedBy(ten, documents)).toEqual([]);
  });

  it('takes the group before a number where nothing stands behind it', () => {
    expect(countedIn('The ring of eight is tuned.')).toEqual(['ring']);
    expect(countedIn('The end of eight is tuned.')).toEqual([]);
  });
});
