import { types } from 'node:util';

/** Less is not worth it, and may be the working memory of whoever cuts the bytes up. */
const worthReleasingBytes = 16_384;

/**
 * Gives memory back at once instead of at the next collection. Bytes that stream through count against the heap although
 * they are not in it, so without this a large upload costs several full collections. The bytes must not be used again;
 * memory that they share with others is left alone.
 */
export function releaseMemory(bytes: Buffer): void {
  const { buffer, length } = bytes;
  if (length < worthReleasingBytes || length !== buffer.byteLength) return;
  if (types.isArrayBuffer(buffer)) buffer.transfer(0);
}
