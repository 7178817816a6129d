export interface HandWritten {
  readonly content: string | Uint8Array;
  /** Added to the trailer. */
  readonly trailer?: string;
  /** Added to the catalog. */
  readonly catalog?: string;
  /** Added to the page. */
  readonly page?: string;
  /** Further objects, from number 6. */
  readonly objects?: readonly string[];
}

/** A PDF of one page, object by object, for what no library would write. */
export function handWrittenPdf({ content, trailer = '', catalog = '', page = '', objects = [] }: HandWritten): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  const add = (...pieces: readonly (string | Uint8Array)[]): void => {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0));
    parts.push(...[`${offsets.length} 0 obj\n`, ...pieces, '\nendobj\n'].map((piece) => Buffer.from(piece)));
  };
  add(`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`);
  add('<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
  const resources = page.includes('/Resources') ? '' : '/Resources << /Font << /F 5 0 R >> >>';
  add(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${resources} ${page} >>`);
  add(`<< /Length ${content.length} >>\nstream\n`, content, '\nendstream');
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  for (const object of objects) add(object);
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
