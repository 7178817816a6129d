import { contractNumber, remoteRoutes } from '@app/shared/federation';
import { describe, expect, it, jest } from '@jest/globals';
import { remote } from './remote.ts';

// It draws pages in a browser only.
jest.mock('../features/pages/open-with-pdfjs.ts', () => ({ openWithPdfjs: () => Promise.reject(new Error('unused')) }));

describe('remote', () => {
  it('keeps the contract and owns the review of comparisons', () => {
    expect(remote.contract).toBe(contractNumber);
    expect(remote.routes).toEqual(remoteRoutes.review);
  });
});
