import { describe, expect, it } from '@jest/globals';
import { aChange, aResult, aSide } from '../../testing/review-builders.ts';
import { equalBetween, isElsewhere, pageOf, passagesOf, placeOfPassage } from './inline-passages.ts';
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

  it('knows where something stands between two passages', () => {
    const [term, duties, sameHeading] = passages;
    const nextPage = passagesOf(
      changesOf(aResult({ changes: [aChange({ b: { ...third, clause: undefined, page: 2 } })] }), 'd1', 'd2'),
    );
    const before = [undefined, term, duties, term, sameHeading];
    const after = [term, duties, sameHeading, term, nextPage[0]];
    expect(after.map((passage, index) => passage !== undefined && isElsewhere(passage, before[index]))).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
  });

  it('knows that nothing stands before what is changed at the head of the paper', () => {
    const atTop = (top: number, page = 1) =>
      passagesOf(
        changesOf(
          aResult({ changes: [aChange({ b: { ...third, page, boxes: [[72, top, 90, top + 12]] } })] }),
          'd1',
          'd2',
        ),
      ).map((passage) => isElsewhere(passage, undefined));
    expect([atTop(100), atTop(300), atTop(100, 2)]).toEqual([[false], [true], [true]]);
  });

  it.each(['Section 4.4', 'ARTICLE IV', '7.2'])('shows the number %s as it is printed', (clause) => {
    const [passage] = passagesOf(changesOf(aResult({ changes: [aChange({ b: { ...third, clause } })] }), 'd1', 'd2'));
    expect(passage?.number).toBe(clause);
  });

  it('tells of what was moved at its old place too, before what follows it in the earlier version', () => {
    const at = (document: string, clause: string, page: number) => aSide({ document, clause, page });
    const told = passagesOf(
      changesOf(
        aResult({
          changes: [
            aChange({ id: 'm1', class: 'moved', a: at('d1', '7.2', 2), b: at('d2', '4.1', 1) }),
            aChange({ id: 'm3', class: 'moved', between: ' ', a: at('d1', '7.2', 2), b: at('d2', '4.1', 1) }),
            aChange({ id: 'c5', a: at('d1', '6.1', 1), b: at('d2', '6.2', 1) }),
            aChange({ id: 'c6', a: null, b: at('d2', '8.1', 1) }),
            aChange({ id: 'c7', a: at('d1', '9.1', 3), b: at('d2', '9.1', 3) }),
            aChange({ id: 'm2', class: 'moved', a: null, b: at('d2', '9.9', 4) }),
          ],
        }),
        'd1',
        'd2',
      ),
    );
    expect(told.filter(({ isOld }) => isOld).map(({ changes: own }) => own.length)).toEqual([2]);
    expect(told.map((passage) => [passage.number, passage.isOld, placeOfPassage(passage), pageOf(passage)])).toEqual([
      ['4.1', false, '4.1', 1],
      ['6.2', false, '6.2', 1],
      ['8.1', false, '8.1', 1],
      ['7.2', true, '7.2', 2],
      ['9.1', false, '9.1', 3],
      ['9.9', false, '9.9', 4],
    ]);
  });

  it('counts what is equal between two passages, to the place that was left too', () => {
    const stop = (change: string, paragraphs: number, side: 'a' | 'b' = 'b') => ({
      paragraphs,
      until: { change, side },
    });
    const equal = [stop('c1', 2), stop('m1', 4, 'a'), stop('c2', 1), stop('m1', 0), { paragraphs: 3 }];
    const told = passagesOf(
      changesOf(
        aResult({
          versions: [{ a: 'd1', b: 'd2', share: 0.9, equal }],
          changes: [
            aChange(),
            aChange({ id: 'c2', a: aSide({ page: 3 }) }),
            aChange({ id: 'm1', class: 'moved', a: aSide({ page: 2 }) }),
          ],
        }),
        'd1',
        'd2',
      ),
    );
    expect(told.map(({ key }) => key)).toEqual(['c1', 'm1 old', 'c2', 'm1']);
    expect([...told, undefined].map((passage, index) => equalBetween(told[index - 1], passage, 10))).toEqual([
      2, 4, 1, 0, 3,
    ]);
  });

  it('knows of no count in an older result', () => {
    const [term, duties] = passages;
    expect([equalBetween(undefined, term, null), equalBetween(term, duties, null)]).toEqual([null, null]);
    expect(equalBetween(duties, undefined, null)).toBeNull();
  });

  it('leaves out a passage that differs in print only, and keeps its words within one that changed', () => {
    const print = (id: string, between?: string) => aChange({ id, class: 'print', finding: undefined, between });
    const told = passagesOf(
      changesOf(aResult({ changes: [print('c1'), aChange(), print('c3', ' and ')] }), 'd1', 'd2'),
    );
    expect(told.map(({ changes: own }) => own.map(({ key }) => key))).toEqual([['c1', 'c3']]);
  });

  it('calls a passage by its clause, else by its heading', () => {
    expect(passages.map(placeOfPassage)).toEqual(['2.1', '3.2', '3. Duties']);
  });
});
