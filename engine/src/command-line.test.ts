import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { analysisResult } from '@app/shared/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { runCommandLine } from './command-line.ts';
import { linesPdf } from './pdf/testing/a-pdf.ts';
import { readFirstPage } from './pdf/testing/read-first-page.ts';
import { twoLeases } from './pipeline/testing/two-leases.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const folder = temporaryFolder();

let leases: string[] = [];
beforeAll(async () => {
  leases = (await twoLeases(folder)).map(({ path }) => path);
});

let printed = { out: '', err: '' };
beforeEach(() => {
  printed = { out: '', err: '' };
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.out += String(text);
    return true;
  });
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed.err += String(text);
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('runCommandLine', () => {
  it('prints the result and nothing else to standard output, progress to standard error', async () => {
    expect(await runCommandLine(leases)).toBe(0);
    expect(analysisResult.parse(JSON.parse(printed.out)).findings).toHaveLength(1);
    const said = printed.err.split('\n');
    expect(said).toEqual(expect.arrayContaining(['read draft.pdf', 'read signed.pdf']));
    expect(said.filter((line) => line === 'comparing')).toHaveLength(1);
  });

  it('says in one sentence what was found, and in one what differs between versions', async () => {
    await runCommandLine(leases);
    expect(printed.err.trim().split('\n').slice(-2)).toEqual([
      '1 change found',
      '1 substantive change. Everything else is identical, word for word.',
    ]);
  });

  it('names the versions where more than two papers are compared, the earlier first', async () => {
    const [draft = '', signed = ''] = leases;
    const copy = folder.path('copy.pdf');
    await copyFile(signed, copy);
    await runCommandLine([draft, signed, copy]);
    expect(printed.err.trim().split('\n').slice(-2)).toEqual([
      'draft.pdf, copy.pdf: 1 substantive change. Everything else is identical, word for word.',
      'copy.pdf, signed.pdf: No changes. Everything is identical, word for word.',
    ]);
  });

  it('writes the result to a file', async () => {
    expect(await runCommandLine([...leases, '--json', folder.path('out.json')])).toBe(0);
    expect(printed.out).toBe('');
    const result = analysisResult.parse(JSON.parse(await readFile(folder.path('out.json'), 'utf8')));
    expect(result.findings[0]?.positions[1]?.value).toBe('£1,350.00');
  });

  it('writes a Word report with pictures', async () => {
    expect(await runCommandLine([...leases, '--report', folder.path('out.docx')])).toBe(0);
    expect(printed.out).toBe('');
    const parts = unzipSync(await readFile(folder.path('out.docx')));
    expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain('£1,350.00');
    expect(Object.keys(parts).filter((name) => name.endsWith('.png')).length).toBeGreaterThanOrEqual(2);
  });

  it('writes it as PDF where the name of the file says so', async () => {
    expect(await runCommandLine([...leases, '--report', folder.path('out.PDF')])).toBe(0);
    expect((await readFile(folder.path('out.PDF'))).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('writes no report that nothing could open', async () => {
    expect(await runCommandLine([...leases, '--report', folder.path('out.odt')])).toBe(2);
    expect(printed.err).toContain('The report must be a Word (.docx) or PDF (.pdf) file');
  });

  it('writes two versions as one Word document with tracked changes', async () => {
    expect(await runCommandLine([...leases, '--redline', folder.path('redline.docx')])).toBe(0);
    expect(printed.out).toBe('');
    const parts = unzipSync(await readFile(folder.path('redline.docx')));
    const document = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
    expect(document).toMatch(/<w:delText[^>]*> £1,200\.00<.*<w:t [^>]*> £1,350\.00</u);
  });

  it('writes two versions as the pages of the later one, with what changed', async () => {
    const file = folder.path('redline.pdf');
    expect(await runCommandLine([...leases, '--redline', file])).toBe(0);
    const { page } = await readFirstPage(await readFile(file));
    expect(page.texts).toEqual(expect.arrayContaining(['£1,350.00', '£1,200.00']));
  });

  it('says why it writes no redline', async () => {
    const { path } = await folder.write(
      'menu.pdf',
      await linesPdf(['Menu of the day', 'Soup of leek and potato, £6.50']),
    );
    expect(await runCommandLine([leases[0] ?? '', path, '--redline', folder.path('none.docx')])).toBe(2);
    expect(printed.err).toContain(
      'No redline was written: it needs exactly two documents that are versions of each other.',
    );
    expect(await runCommandLine([...leases, '--redline', folder.path('none.txt')])).toBe(2);
    expect(printed.err).toContain('The redline must be a Word (.docx) or PDF (.pdf) file');
  });

  it('writes a certificate only where a scan was compared', async () => {
    expect(await runCommandLine([...leases, '--certificate', folder.path('none.pdf')])).toBe(2);
    expect(printed.err).toContain('No certificate was written: it needs a draft and a scan of the same document.');
    expect(await runCommandLine([...leases, '--certificate', folder.path('none.docx')])).toBe(2);
    expect(printed.err).toContain('The certificate must be a PDF (.pdf) file');
  });

  it('tells files of one name apart by their paths', async () => {
    const [draft = '', signed = ''] = leases;
    const other = folder.path('draft/draft.pdf');
    await mkdir(dirname(other));
    await copyFile(signed, other);
    expect(await runCommandLine([draft, other])).toBe(0);
    const { documents, findings } = analysisResult.parse(JSON.parse(printed.out));
    expect(documents.map(({ name }) => name).toSorted()).toEqual([draft, other].toSorted());
    expect(findings).toHaveLength(1);
  });

  it.each([
    ['one file', ['lease.pdf']],
    ['no files', []],
    ['an unknown option', ['a.pdf', 'b.pdf', '--colour']],
    ['an option without its value', ['a.pdf', 'b.pdf', '--report']],
  ])('explains itself when given %s', async (_, words) => {
    expect(await runCommandLine(words)).toBe(2);
    expect(printed.err).toContain('usage: compare A.pdf B.pdf');
    expect(printed.out).toBe('');
  });

  it('prints how it is used when asked for help', async () => {
    expect(await runCommandLine(['--help'])).toBe(0);
    expect(printed.out).toContain('usage: compare A.pdf B.pdf');
    expect(printed.err).toBe('');
  });

  it('says which files could not be read when too few are left', async () => {
    const { path } = await folder.write('empty.pdf', '');
    expect(await runCommandLine([leases[0] ?? '', path, folder.path('gone.pdf')])).toBe(3);
    expect(printed.out).toBe('');
    expect(printed.err).toContain('empty.pdf: The file is empty.');
    expect(printed.err).toContain('gone.pdf: The file no longer exists.');
    expect(printed.err).not.toContain('draft.pdf:');
  });
});
