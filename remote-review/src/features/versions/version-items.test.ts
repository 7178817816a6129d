import { countChanges } from '@app/shared/contracts';
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
  it('lists substantive changes first, each finding once by its own number, and counts only them', () => {
    expect(items.map(({ id, number, group, isCounted }) => [id, number, group.label, isCounted])).toEqual([
      ['f1', '1', 'Substantive changes', true],
      ['c2', '', 'Moved', false],
      ['c3', '', 'Reworded', false],
    ]);
  });

  it('lists exactly the changes that the result counts: none of print, a passage that moved once', () => {
    const changes = [
      aChange(),
      aChange({ id: 'c2', class: 'print', finding: undefined }),
      { ...moved, id: 'c3' },
      { ...moved, id: 'c4', between: ' and ' },
      aChange({ id: 'c5', class: 'renumbered', finding: undefined }),
    ];
    const listed = versionItems(result, changesOf({ ...result, changes }, 'd1', 'd2'));
    const counts = countChanges(changes);
    expect(listed.map(({ group }) => group.id)).toEqual(['substance', 'moved', 'renumbered']);
    expect(listed).toHaveLength(Object.values(counts).reduce((sum, count) => sum + count, 0));
  });

  it('is narrowed by what a change is about; what no finding reports is form', () => {
    const findings = [aFinding({ changeKind: 'commercial' })];
    const listed = versionItems({ ...result, findings }, changesOf(result, 'd1', 'd2'));
    expect(listed.map(({ facets }) => facets['kind'])).toEqual([['commercial'], ['form'], ['form']]);
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
