import { describe, expect, it } from '@jest/globals';
import { chosenFromFiles, chosenFromFolderInput, judgeChosen } from './chosen-files.ts';
import { aPdf } from './testing/upload-builders.ts';

const aText = (name = 'notes.txt') => new File(['x'], name, { type: 'text/plain' });

/** A file as the folder chooser gives it. */
function inFolder(path: string, type = 'application/pdf'): File {
  const file = new File(['%PDF-'], path.split('/').at(-1) ?? '', { type });
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

describe('judgeChosen', () => {
  it('takes PDFs by type, and by name in any case where the type is missing', () => {
    const files = [aPdf('a.bin'), new File(['x'], 'B.PDF', { type: '' })];
    expect(judgeChosen(chosenFromFiles(files))).toEqual({ kind: 'files', files, someSkipped: false });
  });

  it('keeps the PDFs and says that others were skipped', () => {
    const pdf = aPdf();
    expect(judgeChosen(chosenFromFiles([aText(), pdf, aText('b.txt')]))).toEqual({
      kind: 'files',
      files: [pdf],
      someSkipped: true,
    });
  });

  it('refuses a choice without any PDF', () => {
    expect(judgeChosen(chosenFromFiles([aText()]))).toEqual({ kind: 'none-are-pdf' });
  });

  it('does nothing with a choice of nothing', () => {
    expect(judgeChosen(chosenFromFiles([]))).toEqual({ kind: 'nothing' });
    expect(judgeChosen(chosenFromFolderInput([]))).toEqual({ kind: 'nothing' });
  });

  it('offers the PDFs directly in a folder, by name, and counts what is left out', () => {
    const outcome = judgeChosen(
      chosenFromFolderInput([
        inFolder('deal/b10.pdf'),
        inFolder('deal/b9.pdf'),
        inFolder('deal/notes.txt', 'text/plain'),
        inFolder('deal/old/c.pdf'),
        inFolder('deal/old/deeper/d.pdf'),
        inFolder('deal/drafts/e.pdf'),
      ]),
    );
    expect(outcome).toMatchObject({ kind: 'folder', folders: ['deal'], others: 1, subfolders: 2 });
    expect(outcome.kind === 'folder' && outcome.files.map(({ name }) => name)).toEqual(['b9.pdf', 'b10.pdf']);
  });

  it('finds no PDFs in a folder that has them in subfolders only', () => {
    expect(judgeChosen(chosenFromFolderInput([inFolder('deal/sub/a.pdf')]))).toEqual({ kind: 'no-pdf-in-folder' });
  });

  it('counts all files of a folder chooser that tells no paths', () => {
    expect(judgeChosen(chosenFromFolderInput([inFolder('')]))).toMatchObject({ kind: 'folder', subfolders: 0 });
  });
});
