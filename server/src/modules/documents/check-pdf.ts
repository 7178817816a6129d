import { Transform } from 'node:stream';
import { pdfHeaderWindowBytes } from '@app/shared/contracts';
import { AppError } from '../../platform/errors/app-error.ts';

const header = Buffer.from('%PDF-');

/**
 * Passes bytes on and looks at them meanwhile, so that a file is never held in memory. Fails with `not_a_pdf` or
 * `file_empty`.
 */
export function checkPdf(): Transform {
  let start = Buffer.alloc(0);
  let isPdf = false;
  const look = (chunk: Buffer): void => {
    start = Buffer.concat([start, chunk.subarray(0, pdfHeaderWindowBytes - start.length)]);
    isPdf = start.includes(header);
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!isPdf && start.length < pdfHeaderWindowBytes) look(chunk);
      const isHopeless = !isPdf && start.length >= pdfHeaderWindowBytes;
      if (isHopeless) {
        done(new AppError('not_a_pdf'));
        return;
      }
      done(null, chunk);
    },
    flush(done) {
      if (isPdf) done();
      else done(new AppError(start.length === 0 ? 'file_empty' : 'not_a_pdf'));
    },
  });
}
