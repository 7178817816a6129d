import { describe, expect, it } from '@jest/globals';
import { areVersions, likenessOf } from './are-versions.ts';
import { aDocument } from '../testing/a-document.ts';
import { papersOfDocuments } from './testing/a-scan.ts';

/** A page of words that no other page has. */
const aPage = (name: string, lines: number): string[] =>
  Array.from({ length: lines }, (_, at) => `${name}${at} pays ${name}x${at} for ${name}y${at} on ${name}z${at}`);

function areRelated(draft: readonly string[][], scan: readonly string[][]): boolean {
  const document = (pages: readonly string[][], isRead: boolean) => ({
    ...aDocument('paper.pdf', []),
    pages: pages.flatMap((lines, at) => aDocument('page.pdf', lines, { page: at + 1, ocr: isRead }).pages),
  });
  const papers = papersOfDocuments(document(draft, false), document(scan, true));
  return areVersions(likenessOf(papers.map(({ text }) => text))(0, 1), false);
}

describe(areVersions.name, () => {
  const [long, other, short] = [aPage('alder', 40), aPage('birch', 40), aPage('cedar', 15)];

  it('holds of a draft and a scan of which one page is another one, though it is the longer of two', () => {
    expect(areRelated([long, short], [other, short])).toBe(true);
  });

  it('does not hold where no page is the same', () => {
    expect(areRelated([long, short], [other, aPage('elm', 15)])).toBe(false);
  });
});
