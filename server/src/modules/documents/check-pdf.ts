import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { pdfHeaderWindowBytes } from '@app/shared/contracts';
import { AppError } from '../../platform/errors/app-error.ts';

export interface PdfCheck {
  /** Passes the bytes on; fails with `not_a_pdf` or `file_empty`. */
  readonly stream: Transform;
  /** SHA-256 of what has passed, lower-case hex. Once, at the end. */
  digest(): string;
}

const header = Buffer.from('%PDF-');

/** Looks at the bytes while they pass, so that a file is never held in memory. */
export function checkPdf(): PdfCheck {
  const hash = createHash('sha256');
  let start = Buffer.alloc(0);
  let isPdf = false;
  const look = (chunk: Buffer): void => {
    start = Buffer.concat([start, chunk.subarray(0, pdfHeaderWindowBytes - start.length)]);
    isPdf = start.includes(header);
  };
  const stream = new Transform({
    highWaterMark: 1_048_576,
    transform(chunk: Buffer, _encoding, done) {
      if (!isPdf && start.length < pdfHeaderWindowBytes) look(chunk);
      const isHopeless = !isPdf && start.length >= pdfHeaderWindowBytes;
      if (isHopeless) {
        done(new AppError('not_a_pdf'));
        return;
      }
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      if (isPdf) done();
      else done(new AppError(start.length === 0 ? 'file_empty' : 'not_a_pdf'));
    },
  });
  return { stream, digest: () => hash.digest('hex') };
}
