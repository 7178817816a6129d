/** Bytes that count as a PDF for an upload: the header, then filling up to the size. */
export function pdfBytes({ size = 2_000, junkBefore = 0, seed = 'a' } = {}): Buffer {
  const head = Buffer.concat([Buffer.alloc(junkBefore, ' '), Buffer.from('%PDF-1.7\n')]);
  return Buffer.concat([head, Buffer.alloc(Math.max(0, size - head.length), seed)]);
}
