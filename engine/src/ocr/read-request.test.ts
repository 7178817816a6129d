import { describe, expect, it } from '@jest/globals';
import { isReadRequest } from './read-request.ts';

const request = { path: 'lease.pdf', maxPages: 10, firstPage: 1, pagesTogether: 8, ocr: { workers: 1, native: false } };

describe(isReadRequest.name, () => {
  it('accepts a request', () => {
    expect(isReadRequest(request)).toBe(true);
  });

  it.each([
    null,
    'lease.pdf',
    {},
    { ...request, path: 1 },
    { ...request, maxPages: 0.5 },
    { ...request, firstPage: '1' },
    { ...request, pagesTogether: undefined },
    { ...request, ocr: { workers: '1', native: false } },
    { ...request, ocr: { workers: 1 } },
    { ...request, ocr: null },
  ])('refuses %j', (message) => {
    expect(isReadRequest(message)).toBe(false);
  });
});
