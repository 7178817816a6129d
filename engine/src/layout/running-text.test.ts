import { describe, expect, it } from '@jest/globals';
import { askewFlag } from '../pdf/read-page-words.ts';
import { layoutDocument } from './layout-document.ts';
import { runningText } from './running-text.ts';
import { documentOf, pageOfWords, type PlacedWord } from './testing/lay-out.ts';

const line = (text: string, top: number, size = 10): PlacedWord[] => {
  let left = 60;
  return text.split(' ').map((word) => {
    const placed: PlacedWord = [word, left, top, { size }];
    left += word.length * 6 + 3;
    return placed;
  });
};

const texts = ['Rent is due monthly.', 'The deposit is held.', 'Notice is in writing.'];
const paper = (head: (page: number) => string) =>
  documentOf(...texts.map((text, index) => pageOfWords([...line(head(index + 1), 40), ...line(text, 300)])));

const told = (document: ReturnType<typeof paper>): string[] =>
  runningText(document, layoutDocument(document)).map(
    ({ words, edge }) => `${edge}: ${words.map(({ text }) => text).join(' ')}`,
  );

describe(runningText.name, () => {
  it('tells a running line once, without what counts pages', () => {
    expect(told(paper((page) => `Ref. MSA-0117 page ${page} of 3`))).toEqual(['running: Ref. MSA-0117 page of']);
  });

  it('tells what stands at the left and at the right of a line by itself', () => {
    const parts = documentOf(
      ...texts.map((text, index) =>
        pageOfWords([...line(`Page ${index + 1} of 3`, 40), ['Received', 400, 40, { size: 10 }], ...line(text, 300)]),
      ),
    );
    expect(told(parts)).toEqual(['running: Page of', 'running: Received']);
  });

  it('has nothing to tell of numbers of pages', () => {
    expect(told(paper((page) => `- ${page} -`))).toEqual([]);
  });

  it('tells large words across a page as a mark, small ones as a note', () => {
    const across = (word: string, size: number) => {
      const page = pageOfWords([...line('Rent is due monthly on the first day.', 300), ...line(word, 500, size)]);
      return documentOf({ ...page, flags: page.texts.map((text) => (text === word ? askewFlag : 0)) });
    };
    expect(told(across('VOID', 60))).toEqual(['mark: VOID']);
    expect(told(across('A-117', 8))).toEqual(['running: A-117']);
  });
});
