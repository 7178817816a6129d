import { handWrittenPdf } from './hand-written-pdf.ts';

/** Characters of the font, up to the soft hyphen. */
const [first, last] = [32, 0xad];
const letters = Array.from({ length: last - first }, () => 500);

const stream = (text: string): string => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;

/** `inspection` with a soft hyphen in it, set in a font whose hyphen has this width in thousandths of its size. */
export function softHyphenPdf(width: number): Buffer {
  const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 500 700] /FontMatrix [0.001 0 0 0.001 0 0]
    /FirstChar ${first} /LastChar ${last} /Widths [${[...letters, width].join(' ')}]
    /CharProcs << /letter 8 0 R /hyphen 9 0 R >>
    /Encoding << /Differences [${first} ${letters.map(() => '/letter').join(' ')} /hyphen] >> /ToUnicode 7 0 R >>`;
  const unicode = '1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <20> <AD> <0020> endbfrange';
  return handWrittenPdf({
    content: Buffer.from('BT /G 12 Tf 60 700 Td (inspec\u00adtion) Tj ET', 'latin1'),
    page: '/Resources << /Font << /G 6 0 R >> >>',
    objects: [font, ...[unicode, '500 0 d0 0 0 450 700 re f', `${width} 0 d0 0 200 ${width} 50 re f`].map(stream)],
  });
}
