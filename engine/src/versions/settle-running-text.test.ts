import { describe, expect, it } from '@jest/globals';
import { askewFlag } from '../pdf/read-page-words.ts';
import type { ReadDocument } from '../pdf/read-document.ts';
import { papersOf } from '../pipeline/read-papers.ts';
import { aDocument, linesPerPage } from '../testing/a-document.ts';
import { compareVersions } from './compare-versions.ts';
import { clauses } from './testing/a-contract.ts';

/** The clauses on two pages under a line that both bear. */
function underHead(head: string, mark?: string): ReadDocument {
  const pages = [clauses.slice(0, 3), clauses.slice(3)].flatMap((own) =>
    own.concat(Array.from({ length: linesPerPage - own.length }, () => '')),
  );
  const document = aDocument('a.pdf', pages);
  const withLine = (page: ReadDocument['pages'][number]): ReadDocument['pages'][number] => {
    const words = head.split(' ').filter((word) => word !== '');
    const marks = mark === undefined ? [] : [mark];
    return {
      ...page,
      texts: [...words, ...page.texts, ...marks],
      boxes: [
        ...words.flatMap((_, at) => [60 + at * 90, 40, 140 + at * 90, 50]),
        ...page.boxes,
        ...marks.flatMap(() => [200, 400, 400, 480]),
      ],
      sizes: [...words.map(() => 10), ...page.sizes, ...marks.map(() => 60)],
      flags: [...words.map(() => 0), ...page.flags, ...marks.map(() => askewFlag)],
    };
  };
  return { ...document, pages: document.pages.map(withLine) };
}

function told(a: ReadDocument, b: ReadDocument): string[] {
  const [first, second] = papersOf([a, b]);
  if (first === undefined || second === undefined) throw new Error('two papers');
  const { changes, isAccounted } = compareVersions(first, second);
  expect(isAccounted).toBe(true);
  return changes.map((change) => change.matter ?? change.reason ?? change.class);
}

describe('running lines', () => {
  it('are compared once, however many pages bear them', () => {
    expect(told(underHead('Ref. MSA-2027-0117 of Alder'), underHead('Ref. MSA-2027-0118 of Alder'))).toEqual(['value']);
  });

  it('say nothing where one version has none, or another one', () => {
    const reference = underHead('Ref. MSA-2027-0117 of Alder');
    expect(told(reference, underHead(''))).toEqual(['furniture']);
    expect(told(reference, underHead('Confidential draft'))).toEqual(['furniture', 'furniture']);
  });

  it('do not hide a mark across the pages', () => {
    expect(told(underHead(''), underHead('', 'VOID'))).toEqual(['sentence-inserted']);
    expect(told(underHead('', 'VOID'), underHead('', 'VOID'))).toEqual([]);
  });
});
