import { describe, expect, it } from '@jest/globals';
import type { Change } from '@app/shared/contracts';
import { aChange, aSide } from '../testing/report-builders.ts';
import { changePassages, redlineOf } from './change-passages.ts';

/** Passages in short: `~struck~`, `+inserted+`, `>moved<`; what is no substantive change in small marks `-`, `_`. */
function redlines(...changes: readonly Change[]): string[] {
  return [...changePassages(changes)].map((passage) =>
    redlineOf(passage)
      .map(({ text, mark, isLight }) => {
        if (mark === 'same') return text;
        if (mark === 'moved') return `>${text}<`;
        const sign = mark === 'struck' ? (isLight ? '-' : '~') : isLight ? '_' : '+';
        return `${sign}${text}${sign}`;
      })
      .join(' '),
  );
}

const replaced = (from: string, to: string, changes: Partial<Change> = {}): Change =>
  aChange({ a: aSide({ quote: from }), b: aSide({ quote: to }), ...changes });

describe('changePassages', () => {
  it('reads changes of one sentence as one, with the words between and around them', () => {
    const changes = [replaced('24', '36'), replaced('England', 'Scotland', { between: 'months under the law of' })];
    expect(redlines(...changes)).toEqual(['runs for ~24~ +36+ months under the law of ~England~ +Scotland+ months']);
  });

  it('reads changes of other sentences on their own', () => {
    expect(redlines(replaced('24', '36'), replaced('4 %', '8 %'))).toHaveLength(2);
  });

  it('reads a long list in parts', () => {
    const list = Array.from({ length: 60 }, () => replaced('1', '2', { between: 'and' }));
    expect(redlines(...list)).toHaveLength(3);
  });

  it('is of the weightiest class among its changes', () => {
    const changes = [
      aChange({ class: 'editorial' }),
      aChange({ class: 'substance', between: 'or' }),
      aChange({ class: 'moved', between: 'or' }),
    ];
    expect([...changePassages(changes)].map((passage) => passage.class)).toEqual(['substance']);
  });
});

describe('redlineOf', () => {
  it('sets words that were replaced one by one as one', () => {
    const changes = [replaced('A-1,', 'A-5,'), replaced('A-2', 'A-6', { between: '' })];
    expect(redlines(...changes)).toEqual(['runs for ~A-1, A-2~ +A-5, A-6+ months']);
  });

  it('tells what is of form apart from what is of substance', () => {
    const changes = [replaced('Owner.', 'Owner', { class: 'editorial' }), replaced('1', '2', { between: '' })];
    expect(redlines(...changes)).toEqual(['runs for -Owner.- _Owner_ ~1~ +2+ months']);
  });

  it.each([
    ['removed', { b: null }, 'runs for ~twenty-four (24)~ months'],
    ['added', { a: null }, 'runs for +thirty-six (36)+ months'],
    ['moved', { class: 'moved', b: aSide({ quote: 'twenty-four (24)' }) }, 'runs for >twenty-four (24)< months'],
    ['only set elsewhere', { class: 'print', b: aSide() }, 'runs for twenty-four (24) months'],
  ] as const)('shows once what was %s', (_, changes, shown) => {
    expect(redlines(aChange(changes))).toEqual([shown]);
  });

  it('leaves out the middle of a long passage and says how much', () => {
    const quote = Array.from({ length: 400 }, (_, index) => `word${index}`).join(' ');
    const [shown = ''] = redlines(aChange({ a: aSide({ quote }), b: null }));
    const [, left] = /\[… (\d+) words …\]/u.exec(shown) ?? [];
    expect(shown.match(/word\d+/gu)).toHaveLength(400 - Number(left));
    expect([shown.includes('word0 '), shown.includes('word399~'), shown.length < 1000]).toEqual([true, true, true]);
  });
});
