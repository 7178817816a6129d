import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { redlineDocuments } from '../../pipeline/redline-documents.ts';
import { aDocument } from '../../testing/a-document.ts';
import { textOf } from '../testing/report-builders.ts';
import { writeRedline } from './write-redline.ts';

const draft = [
  'Contract of carriage between Alder & Sons and the mill of Brentmoor',
  '1. The carrier shall bring the goods to the mill by rail, at its own cost and risk.',
  '2. The mill pays a fee of $38,200,000 <thirty-eight million> within 30 days of each invoice.',
  '3. Exhibits A-1-T, A-2-T and A-3-T are part of this contract.',
  '4. Either party may end this contract by notice in writing, unless goods are on their way.',
  '5. The law of Ontario governs this contract.',
];
const signed = [
  'Contract of carriage between Alder & Sons and the mill of Brentmoor',
  '1. The carrier shall bring the goods to the mill by rail or road, at its own cost.',
  '2. The mill pays a fee of $47,100,000 <forty-seven million> within 20 days of each invoice.',
  '3. Neither party is liable for delay by force majeure, which is reviewed quarterly.',
  '4. Exhibits A-5-T, A-6-T and A-7-T are part of this contract.',
  '5. The law of Ontario governs this contract.',
  '6. Either party may end this contract by notice in writing, unless goods are on their way.',
];

/** The words of the Word document, with one kind of its tracked changes taken out. */
async function wordsWithout(name: 'ins' | 'del'): Promise<string[]> {
  const redline = redlineDocuments([aDocument('draft-v1.pdf', draft), aDocument('draft-v2.pdf', signed)]);
  if (redline === undefined) throw new Error('two versions');
  const sink = new PassThrough();
  const bytes = buffer(sink);
  await writeRedline(redline, { createdAt: new Date(0), locale: 'en-GB' }, sink);
  const body = strFromU8(unzipSync(await bytes)['word/document.xml'] ?? new Uint8Array());
  const left = body.replace(new RegExp(`<w:${name} [^>]*[^/]>.*?</w:${name}>`, 'gu'), '');
  return wordsIn(textOf(left));
}

const wordsIn = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

describe('the redline of two versions as Word reads it', () => {
  it('is the later version, word for word, where all changes are accepted', async () => {
    expect(await wordsWithout('del')).toEqual(wordsIn(signed.join(' ')));
  });

  it('is the earlier version, word for word, where all changes are rejected', async () => {
    expect(await wordsWithout('ins')).toEqual(wordsIn(draft.join(' ')));
  });
});
