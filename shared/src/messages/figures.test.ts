import { describe, expect, it } from '@jest/globals';
import { fileSize, kilobytes, sizeOfTotal } from './figures.ts';

const megabyte = 1024 * 1024;

describe('kilobytes', () => {
  it.each([
    [0, '0.0 KB'],
    [24, '0.0 KB (24 bytes)'],
    [52, '0.1 KB'],
    [19_356_058, '18902.4 KB'],
  ])('tells %d bytes as %s', (bytes, text) => {
    expect(kilobytes(bytes)).toBe(text);
  });
});

describe('fileSize', () => {
  it.each([
    [1, '1 byte'],
    [24, '24 bytes'],
    [1536, '1.5 KB'],
    [1.2 * megabyte, '1.2 MB'],
    [2221.6 * 1024, '2.2 MB'],
  ])('tells %d bytes as %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});

describe('sizeOfTotal', () => {
  it.each([
    [100 * 1024, 410 * 1024, '100.0 of 410.0 KB'],
    [0, 24, '0.0 of 0.0 KB'],
    [0.5 * megabyte, 2 * megabyte, '0.5 of 2.0 MB'],
  ])('tells %d of %d bytes as %s', (part, total, text) => {
    expect(sizeOfTotal(part, total)).toBe(text);
  });
});
