import { describe, expect, it } from '@jest/globals';
import { aChange, aResult, aSide } from '../../testing/review-builders.ts';
import { passagesOf, placeOfPassage } from './inline-passages.ts';
import { changesOf } from './version-change.ts';

const third = aSide({ document: 'd2', section: '3. Duties', clause: '3.2' });
const changes = [
  aChange(),
  aChange({ id: 'c2', between: ' months unless ended under clause ' }),
  aChange({ id: 'c3', a: null, b: third }),
  aChange({ id: 'c4', a: null, b: { ...third, clause: undefined } }),
];
const passages = passagesOf(changesOf(aResult({ changes }), 'd1', 'd2'));

describe('passagesOf', () => {
  it('reads changes of one sentence as one, and names a heading once', () => {
    expect(passages.map(({ key, number, heading, changes: { length } }) => [key, number, heading, length])).toEqual([
      ['c1', '2.1', '2. Term', 2],
      ['c3', '3.2', '3. Duties', 1],
      ['c4', '', null, 1],
    ]);
  });

  it('calls a passage by its clause, else by its heading', () => {
    expect(passages.map(placeOfPassage)).toEqual(['2.1', '3.2', '3. Duties']);
  });
});
