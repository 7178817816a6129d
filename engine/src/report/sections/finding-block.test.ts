import { describe, expect, it } from '@jest/globals';
import type { Finding } from '@app/shared/contracts';
import {
  aDocument,
  aFinding,
  aPosition,
  aReportInput,
  openReport,
  tableText,
  theOtherPosition,
} from '../testing/report-builders.ts';

const thirdPosition = theOtherPosition({ document: 'd3', normalized: { type: 'money', amount: '9.00' } });
const documents = ['lease.pdf', 'roll.pdf', 'letter.pdf'].map((name, index) =>
  aDocument({ id: `d${index + 1}`, name }),
);

const reportOf = (changes: Partial<Finding>, more: Parameters<typeof aReportInput>[0] = {}) =>
  openReport(aReportInput({ documents, findings: [aFinding(changes)], ...more }));

/** A PNG of so many pixels, as far as its header goes. */
function pngOf(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}

/** The captions of a report whose pictures are so wide, row by row. */
async function captionLines(pixels: number, positions: Finding['positions']): Promise<string[]> {
  const crops = (requests: readonly unknown[]) => Promise.resolve(requests.map(() => pngOf(pixels, 120)));
  const { document } = await reportOf({ positions }, { crops });
  const rows = tableText(document, 'Page images: Monthly base rent').split('\n');
  // A row of captions, then one of pictures.
  return rows.filter((_, index) => index % 2 === 0).map((cells) => cells.replaceAll('\t', ' ').trim());
}

describe('the head of a finding', () => {
  it('has kind and confidence beside a short title, and on a line of their own below a long one', async () => {
    const broken = /<w:pStyle w:val="Findinghigh"\/>(?:(?!<\/w:p>).)*<w:br\/>/;
    expect((await reportOf({ subject: 'Monthly base rent' })).document).not.toMatch(broken);
    expect((await reportOf({ subject: 'Monthly base rent of the whole building with the yard' })).document).toMatch(
      broken,
    );
  });
});

describe('the pictures of a finding', () => {
  const three = [aPosition(), theOtherPosition(), thirdPosition];

  it('stand three in a line where they fit', async () => {
    expect(await captionLines(400, three)).toEqual(['A  lease.pdf page 3 | B  roll.pdf page 1 | C  letter.pdf page 1']);
  });

  it('stand two in a line where they are wider', async () => {
    expect(await captionLines(640, three)).toEqual([
      'A  lease.pdf page 3 | B  roll.pdf page 1',
      'C  letter.pdf page 1 |',
    ]);
  });

  it('stand one below the other where they take the width of the page', async () => {
    expect(await captionLines(1_200, three)).toEqual([
      'A  lease.pdf page 3',
      'B  roll.pdf page 1',
      'C  letter.pdf page 1',
    ]);
  });
});

describe('the explanation of a finding', () => {
  it('puts words that differ in quotation marks, but no figures', async () => {
    const words = { normalized: undefined, quote: 'Tenant shall pay', value: 'shall' };
    const positions = [aPosition(words), theOtherPosition({ ...words, quote: 'Tenant may pay', value: 'may' })];
    const { text } = await reportOf({ explanation: 'They differ.', positions });
    expect(text).toContain('They differ: lease.pdf says “shall”; roll.pdf says “may”.');
    expect((await reportOf({ explanation: 'They differ.' })).text).toContain('lease.pdf says $12,500.00; roll.pdf');
  });

  it('names a document once that says both', async () => {
    const positions = [aPosition(), theOtherPosition({ document: 'd1' })];
    const { text } = await reportOf({ explanation: 'They differ.', positions });
    expect(text).toContain('They differ: lease.pdf says $12,500.00 and 12,050.00.');
  });
});

describe('the quotes of a finding', () => {
  const rowsOf = async (...positions: Finding['positions']): Promise<string[]> => {
    const { document } = await reportOf({ positions });
    return tableText(document, 'What the documents say about: Monthly base rent').split('\n').slice(1);
  };

  it('say what the value is called there, unless the title does', async () => {
    const [first, ...others] = await rowsOf(
      aPosition({ label: 'Monthly Base Rent' }),
      theOtherPosition({ label: 'Suite 4, Rent' }),
    );
    expect(first).toMatch(/^A {2}lease\.pdf, p\. 3 \|/);
    expect(others.join('\n')).toMatch(/^B {2}roll\.pdf, p\. 1\nSuite 4, Rent \|/);
  });

  it('name the number of the clause, but no heading without a number', async () => {
    const rows = await rowsOf(aPosition({ section: '3. Rent' }), theOtherPosition({ section: 'Rent roll' }));
    expect(rows.join('\n')).toMatch(/p\. 3\n3\. Rent \|/);
    expect(rows.join('\n')).not.toContain('Rent roll');
  });

  it('repeat no meaning that is printed in all of them', async () => {
    const printed = { quote: 'rent 12,500.00 USD' };
    expect((await rowsOf(aPosition(printed), aPosition({ ...printed, document: 'd2' }))).join('\n')).not.toMatch(
      /USD \| 12/,
    );
    expect((await rowsOf(aPosition(printed), theOtherPosition())).join('\n')).toMatch(/12,050\.00 \| 12,050\.00 USD/);
  });
});
