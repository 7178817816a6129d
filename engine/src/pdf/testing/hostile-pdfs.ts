import { handWrittenPdf } from './hand-written-pdf.ts';

/** A form that draws itself twice, over and over: PDFium takes all the memory there is. */
export const selfDrawingPdf = (): Buffer =>
  handWrittenPdf({
    content: '/X Do',
    page: '/Resources << /XObject << /X 6 0 R >> >>',
    objects: [
      '<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X 6 0 R >> >> /Length 11 >>\nstream\n/X Do /X Do\nendstream',
    ],
  });

/** A page of so many words at one place that reading it takes seconds. */
export const endlessPdf = (): Buffer =>
  handWrittenPdf({ content: `BT /F 1 Tf 60 700 Td ${'(a) Tj '.repeat(4_000_000)} ET` });

/** A page that claims to measure hundreds of kilometres. */
export const enormousPdf = (): Buffer =>
  handWrittenPdf({ content: 'BT /F 12 Tf 60 700 Td (Rent 1,200) Tj ET', page: '/CropBox [0 0 1000000000 1000000000]' });
