import { describe, expect, it } from '@jest/globals';
import { joinJustifiedGaps } from './join-justified-gaps.ts';
import { documentOf, layOut, pageOfWords, type PlacedWord } from './testing/lay-out.ts';

const left = 60;
const right = 420;

/** Words from edge to edge with equal gaps. */
function justified(text: string, top: number): PlacedWord[] {
  const words = text.split(' ');
  const printed = words.reduce((width, word) => width + word.length * 6, 0);
  const gap = (right - left - printed) / (words.length - 1);
  let at = left;
  return words.map((word) => {
    const place = at;
    at += word.length * 6 + gap;
    return [word, place, top];
  });
}

const lay = (...lines: readonly PlacedWord[][]): string[] => layOut(documentOf(pageOfWords(lines.flat())));

describe(joinJustifiedGaps.name, () => {
  it('reads a line of few long words that was stretched to the measure as text', () => {
    const lines = [
      justified('Notice is given at the registered office as shown in', 100),
      justified('Donaudampfschifffahrtsgesellschaft and agents', 114),
      justified('which must reply to it within ten days of the notice.', 128),
    ];
    expect(lay(...lines)).toEqual([
      'paragraph: Notice is given at the registered office as shown in Donaudampfschifffahrtsgesellschaft and agents which must reply to it within ten days of the notice.',
    ]);
  });

  it('leaves a row of a table below text of its width, whose gaps differ', () => {
    const row: PlacedWord[] = [
      ['Pump', left, 114],
      ['steel', 200, 114],
      ['1,200', right - 30, 114],
    ];
    expect(lay(justified('The prices below hold until the end of this calendar year', 100), row)).toContain(
      'row: Pump | steel | 1,200',
    );
  });

  it('leaves rows of a table that no prose touches', () => {
    expect(lay(justified('Pump steel 1,200', 100), justified('Pipe brass 3,400', 114))).toEqual([
      'row: Pump | steel | 1,200',
      'row: Pipe | brass | 3,400',
    ]);
  });
});
