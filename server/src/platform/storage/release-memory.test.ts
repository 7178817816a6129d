import { describe, expect, it } from '@jest/globals';
import { releaseMemory } from './release-memory.ts';

const kilobytes = (count: number): Buffer => Buffer.alloc(count * 1_024, 'x');

describe('releaseMemory', () => {
  it('leaves nothing of large bytes that have their memory for themselves', () => {
    const bytes = kilobytes(64);
    releaseMemory(bytes);
    expect([bytes.length, bytes.buffer.byteLength]).toEqual([0, 0]);
  });

  it('leaves memory alone that others use too', () => {
    const bytes = kilobytes(64);
    releaseMemory(bytes.subarray(0, 63 * 1_024));
    releaseMemory(bytes.subarray(1));
    expect(bytes.toString()).toBe('x'.repeat(64 * 1_024));
  });

  it('leaves small bytes alone', () => {
    const bytes = kilobytes(1);
    releaseMemory(bytes);
    expect(bytes).toHaveLength(1_024);
  });
});
