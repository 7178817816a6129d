import { describe, expect, it } from '@jest/globals';
import { createLostFiles } from './lost-files.ts';
import { aStorage } from './testing/upload-builders.ts';

describe('createLostFiles', () => {
  it('names after a reload what was in the list before, once', () => {
    const storage = aStorage();
    const files = [new File(['secret'], 'a.pdf')];
    createLostFiles(storage).remember(files);
    expect(Array.from(storage.values.values()).join()).not.toContain('secret');
    expect(createLostFiles(storage).store.getState()).toEqual([{ name: 'a.pdf', size: 6 }]);
    expect(createLostFiles(storage).store.getState()).toEqual([]);
  });

  it('knows of nothing when the list was empty', () => {
    const storage = aStorage({ lostFiles: '[{"name":"old.pdf","size":1}]' });
    createLostFiles(storage).remember([]);
    expect(createLostFiles(storage).store.getState()).toEqual([]);
  });

  it.each(['{', '"x"', '[{"name":1}]'])('ignores what it did not write: %s', (text) => {
    expect(createLostFiles(aStorage({ lostFiles: text })).store.getState()).toEqual([]);
  });

  it('is dismissed', () => {
    const lost = createLostFiles(aStorage({ lostFiles: '[{"name":"a.pdf","size":1}]' }));
    lost.dismiss();
    expect(lost.store.getState()).toEqual([]);
  });
});
