import { describe, expect, it } from '@jest/globals';
import { extractFacts } from '../../facts/extract-facts.ts';
import { layoutDocument } from '../../layout/layout-document.ts';
import { aDocument } from '../../testing/a-document.ts';
import { linkFacts } from '../link-facts.ts';
import { isMisread } from './misread.ts';
import { findRelatedness } from '../papers/relatedness.ts';
import { termWeights } from '../term-weights.ts';
import { printedLinks } from '../testing/aligned.ts';

const documentsOf = (scanned: readonly string[], exact: readonly string[], ocr = true) =>
  [scanned, exact].map((lines, index) =>
    extractFacts(index, `${index}.pdf`, layoutDocument(aDocument('a.pdf', lines, { ocr: index === 0 && ocr }))),
  );

function isRead(scanned: string, exact: string, ocr?: boolean): boolean {
  const documents = documentsOf([scanned], [exact], ocr);
  const [a, b] = documents.map(({ facts }) => facts[0]);
  if (a === undefined || b === undefined) throw new Error('A line holds no value.');
  return isMisread(a, b, documents) && isMisread(b, a, documents);
}

describe(isMisread.name, () => {
  it('knows a lost point, and a code whose marks were mixed up, where one page was recognised', () => {
    expect(isRead('Current: 285 A', 'Current: 28.5 A')).toBe(true);
    expect(isRead('Boiler KT-40-BO8', 'Boiler KT-40-B08')).toBe(true);
    expect(isRead('Boiler KT-40-BO8', 'Boiler KT-40-B08', false)).toBe(false);
    expect(isRead('Boiler KT-40-B07', 'Boiler KT-40-B08')).toBe(false);
  });

  it('takes the code for the same', () => {
    const documents = documentsOf(['Boiler number | KT-4O-B08'], ['Boiler number | KT-40-B08']);
    const links = linkFacts(documents, termWeights(documents), findRelatedness(documents));
    expect(printedLinks(links, documents)).toEqual(['KT-4O-B08 = KT-40-B08']);
  });
});
