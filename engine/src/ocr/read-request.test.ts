import { describe, expect, it } from '@jest/globals';
import { isReadRequest } from './read-request.ts';

const request = { path: 'lease.pdf', maxPages: 10, ocrWorkers: 1 };

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
    { ...request, ocrWorkers: '1' },
  ])('refuses %j', (message) => {
    expect(isReadRequest(message)).toBe(false);
  });
});
