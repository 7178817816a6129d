import { describe, expect, it } from '@jest/globals';
import type { Change } from './analysis-result.ts';
import { changesOfTwoVersions, countChanges, listChanges } from './version-changes.ts';

const aChange = (id: string, kind: Change['class'], changes: Partial<Change> = {}): Change => ({
  id,
  class: kind,
  versions: ['d1', 'd2'],
  a: null,
  b: null,
  ...changes,
});

describe('listChanges', () => {
  it('lists what one finding reports as one change', () => {
    const changes = [
      aChange('c1', 'substance', { finding: 'f1' }),
      aChange('c2', 'editorial'),
      aChange('c3', 'substance', { finding: 'f1' }),
      aChange('c4', 'substance'),
    ];
    expect(listChanges(changes).map(({ id, changes: own }) => [id, own.length])).toEqual([
      ['f1', 2],
      ['c2', 1],
      ['c4', 1],
    ]);
  });

  it('lists a passage that moved once, with a change within it apart', () => {
    const changes = [
      aChange('c1', 'moved'),
      aChange('c2', 'editorial', { between: '' }),
      aChange('c3', 'moved', { between: ' ' }),
      aChange('c4', 'moved'),
    ];
    expect(listChanges(changes).map(({ id }) => id)).toEqual(['c1', 'c2', 'c4']);
  });

  it('leaves out what differs in print only', () => {
    expect(listChanges([aChange('c1', 'print'), aChange('c2', 'renumbered')]).map(({ id }) => id)).toEqual(['c2']);
  });
});

describe('countChanges', () => {
  it('counts the entries of the list by class', () => {
    const changes = [
      aChange('c1', 'substance', { finding: 'f1' }),
      aChange('c2', 'substance', { finding: 'f1' }),
      aChange('c3', 'editorial'),
      aChange('c4', 'print'),
      aChange('c5', 'moved'),
      aChange('c6', 'moved', { between: '' }),
    ];
    expect(countChanges(changes)).toEqual({ substance: 1, reworded: 0, editorial: 1, renumbered: 0, moved: 1 });
  });
});

describe('changesOfTwoVersions', () => {
  const document = { id: 'd1', name: 'a.pdf', pages: 1, ocrPages: [], unreadPages: [], warnings: [] };
  const two = [document, { ...document, id: 'd2' }];
  const changes = [aChange('c1', 'substance')];

  it('is there only where two versions and nothing else were compared', () => {
    expect(changesOfTwoVersions({ documents: two, changes })).toBe(changes);
    expect(changesOfTwoVersions({ documents: [...two, document], changes })).toBeNull();
    expect(changesOfTwoVersions({ documents: two })).toBeNull();
    expect(
      changesOfTwoVersions({ documents: two, changes: [aChange('c1', 'substance', { versions: undefined })] }),
    ).toBeNull();
  });
});
