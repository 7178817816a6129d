import { describe, expect, it } from '@jest/globals';
import { papersOf } from '../../pipeline/read-papers.ts';
import { aDocument } from '../../testing/a-document.ts';
import { shownWords } from '../../versions/index.ts';

function shown(lines: readonly string[]): string {
  const [paper] = papersOf([aDocument('a.pdf', lines)]);
  if (paper === undefined) throw new Error('a paper');
  return shownWords(paper.text, [0, paper.text.length])
    .map(({ text }) => text)
    .join(' ');
}

describe('words that a line cuts', () => {
  it('are shown whole', () => {
    expect(shown(['The engineer has recom-', 'mended to renew all of the pumps.'])).toContain(
      'has recommended to renew',
    );
  });

  it('keep a hyphen that they have within a line, too', () => {
    const cut = ['Both are self-propelled, as are the barges.', 'Each vessel is self-', 'propelled and has an engine.'];
    expect(shown(cut)).toContain('is self-propelled and');
  });
});
