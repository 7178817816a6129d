import { describe, expect, it } from '@jest/globals';
import { dropFalseTexts } from './false-texts.ts';
import { handWrittenPdf } from './testing/hand-written-pdf.ts';
import { readFirstPage } from './testing/read-first-page.ts';

/** What is read of `The fee is`, with a text that stands for what is drawn behind it. */
async function read(actual: string, ...drawn: readonly string[]): Promise<string> {
  const shown = drawn.map((text) => `(${text}) Tj`).join(' ');
  const content = `BT /F 12 Tf 60 700 Td (The fee is ) Tj /Span << /ActualText (${actual}) >> BDC ${shown} EMC ET`;
  return (await readFirstPage(handWrittenPdf({ content }))).page.texts.join(' ');
}

describe(dropFalseTexts.name, () => {
  it('reads what is drawn where the text that stands for it has other digits or letters', async () => {
    expect(await read('48,500', '45,800')).toBe('The fee is 45,800');
    expect(await read('due monthly', 'due yearly')).toBe('The fee is due yearly');
  });

  it('reads the text that stands for what is drawn where it says more', async () => {
    expect(await read('48,500 dollars', '48,500')).toBe('The fee is 48,500 dollars');
    expect(await read('due', 'd', 'ue')).toBe('The fee is due');
    expect(await read('due monthly', '-')).toBe('The fee is due monthly');
  });
});
