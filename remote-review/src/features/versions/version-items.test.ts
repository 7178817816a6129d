import { describe, expect, it } from '@jest/globals';
import { aChange, aFinding, aResult, aSide } from '../../testing/review-builders.ts';
import { changesOf } from './version-change.ts';
import { versionItems } from './version-items.ts';

const moved = aChange({
  id: 'c2',
  class: 'moved',
  finding: undefined,
  a: aSide({ clause: '10.2' }),
  b: aSide({ document: 'd2', clause: '1.3' }),
});
const result = aResult({
  findings: [aFinding({ subject: 'Term' })],
  changes: [aChange({ id: 'c3', class: 'reworded', finding: undefined }), moved, aChange(), aChange({ id: 'c4' })],
});
const items = versionItems(result, changesOf(result, 'd1', 'd2'));

describe('versionItems', () => {
  it('lists changes of substance first, each finding once, and counts only them', () => {
    expect(items.map(({ id, number, group, isCounted }) => [id, number, group.label, isCounted])).toEqual([
      ['f1', 1, 'Changes of substance', true],
      ['c2', 2, 'Moved', false],
      ['c3', 3, 'Reworded', false],
    ]);
  });

  it('says what became of what', () => {
    const details = items.map((item) => item.details.map(({ value, tone }) => `${tone}: ${value.text}`));
    expect(details).toEqual([
      ['struck: twenty-four (24)', 'inserted: thirty-six (36)'],
      ['none: 10.2 is now 1.3'],
      ['reworded: twenty-four (24)', 'reworded: thirty-six (36)'],
    ]);
    expect(items.map(({ subject }) => subject)).toEqual(['Term', '1.3', '2.1']);
  });

  it('does not say of what was moved that a place became itself', () => {
    const within = { ...moved, a: aSide({ clause: '1.3' }) };
    const [item] = versionItems(result, changesOf({ ...result, changes: [within] }, 'd1', 'd2'));
    expect(item?.details.map(({ value }) => value.text)).toEqual(['moved within 1.3']);
  });
});
