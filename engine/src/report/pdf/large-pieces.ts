import { Readable } from 'node:stream';

const pieceSize = 128 * 1024;

/** Hands on in large pieces what comes in small ones: pdfkit writes each object of a document in half a dozen. */
export function inLargePieces(source: Readable): Readable {
  const pieces = new Readable({ read: () => undefined });
  let waiting: Buffer[] = [];
  let size = 0;
  const handOn = (): void => {
    pieces.push(Buffer.concat(waiting));
    [waiting, size] = [[], 0];
  };
  source.on('data', (chunk: Buffer) => {
    waiting.push(chunk);
    size += chunk.length;
    if (size >= pieceSize) handOn();
  });
  source.once('end', () => {
    handOn();
    pieces.push(null);
  });
  source.once('error', (error: Error) => pieces.destroy(error));
  return pieces;
}
