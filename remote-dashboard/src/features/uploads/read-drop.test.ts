import { describe, expect, it } from '@jest/globals';
import { readDrop } from './read-drop.ts';
import { aPdf } from './testing/upload-builders.ts';

const aFileEntry = (file: File) => ({
  isFile: true,
  isDirectory: false,
  name: file.name,
  file: (resolve: (file: File) => void) => resolve(file),
});

/** A folder whose reader gives two entries at a time, then none, as browsers do in batches. */
function aFolderEntry(name: string, entries: readonly object[]) {
  const createReader = () => {
    let from = 0;
    return {
      readEntries: (resolve: (entries: readonly object[]) => void) => {
        resolve(entries.slice(from, from + 2));
        from += 2;
      },
    };
  };
  return { isFile: false, isDirectory: true, name, createReader };
}

function aTransfer(...items: (File | ReturnType<typeof aFolderEntry> | 'text')[]): DataTransfer {
  const transfer = {
    items: items.map((item) => {
      if (item === 'text') return { kind: 'string' };
      const isFile = item instanceof File;
      return {
        kind: 'file',
        getAsFile: () => (isFile ? item : new File([], 'folder')),
        webkitGetAsEntry: () => (isFile ? aFileEntry(item) : item),
      };
    }),
  };
  return transfer as unknown as DataTransfer;
}

describe('readDrop', () => {
  it('takes loose files as they are', async () => {
    const file = aPdf();
    expect(await readDrop(aTransfer(file, 'text'))).toEqual({
      files: [{ file, folders: [] }],
      folders: [],
      subfolders: 0,
    });
  });

  it('reads every batch of a folder, one level deep', async () => {
    const files = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => aPdf(name));
    const inner = aFolderEntry('inner', [aFileEntry(aPdf('hidden.pdf'))]);
    const chosen = await readDrop(aTransfer(aFolderEntry('deal', [...files.map(aFileEntry), inner])));
    expect(chosen).toEqual({
      files: files.map((file) => ({ file, folders: ['deal'] })),
      folders: ['deal'],
      subfolders: 1,
    });
  });

  it('takes the entries before it waits for anything', async () => {
    const transfer = aTransfer(aFolderEntry('deal', [aFileEntry(aPdf())]), aPdf('b.pdf'));
    const reading = readDrop(transfer);
    Object.assign(transfer, { items: [] });
    expect((await reading).files.map(({ file }) => file.name)).toEqual(['b.pdf', 'lease.pdf']);
  });

  it('rejects when a file cannot be read', async () => {
    const broken = {
      ...aFileEntry(aPdf()),
      file: (_resolve: unknown, reject: (error: unknown) => void) => reject(new DOMException('gone', 'NotFoundError')),
    };
    await expect(readDrop(aTransfer(aFolderEntry('deal', [broken])))).rejects.toThrow('gone');
  });
});
