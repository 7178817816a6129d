import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { openChild } from '../pdf/child-process.ts';
import { aPdf } from '../pdf/testing/a-pdf.ts';
import { encryptedPdf } from '../pdf/testing/encrypted-pdf.ts';
import { handWrittenPdf } from '../pdf/testing/hand-written-pdf.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openDocumentLooker } from './document-looker.ts';

const folder = temporaryFolder();
const looker = openDocumentLooker();
afterAll(() => looker.close());

const look = async (bytes: Uint8Array | string) => looker.look((await folder.write('file.pdf', bytes)).path, 60_000);

const withoutPages = (): Buffer =>
  Buffer.from(
    handWrittenPdf({ content: '' }).toString('latin1').replace('/Kids [3 0 R] /Count 1', '/Kids [     ] /Count 0'),
  );

describe('openDocumentLooker', () => {
  it('counts pages and takes the fingerprint', async () => {
    const bytes = await aPdf({ texts: [] }, { texts: [] }, { texts: [] });
    expect(await look(bytes)).toEqual({ sha256: createHash('sha256').update(bytes).digest('hex'), pageCount: 3 });
  });

  it.each([
    ['a password', encryptedPdf('Rent', { user: 'secret', owner: 'secret' }), 'password'],
    ['nothing but a header', '%PDF-1.7\nand then nothing', 'broken'],
    ['no pages', withoutPages(), 'no-pages'],
  ])('sees %s', async (_, bytes, fault) => {
    expect(await look(bytes)).toMatchObject({ fault });
  });

  it('knows nothing of a file that takes too long, and goes on with the next one', async () => {
    let opened = 0;
    const slow = openDocumentLooker(() => {
      opened += 1;
      const name = opened === 1 ? '../pdf/testing/misbehaving-process.ts' : './read-document-process.ts';
      return openChild(new URL(name, import.meta.url));
    });
    const { path } = await folder.write('file.pdf', await aPdf({ texts: [] }));
    expect(await slow.look(path, 300)).toBeUndefined();
    expect(await slow.look(path, 60_000)).toMatchObject({ pageCount: 1 });
    slow.close();
  });
});
