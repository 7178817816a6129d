import { describe, expect, it, jest } from '@jest/globals';
import { contractNumber, parseRemoteModule, remoteRoutes } from '@app/shared/federation';
import * as exposed from './remote.ts';

// It draws pages in a browser only.
jest.mock('../features/pages/open-with-pdfjs.ts', () => ({ openWithPdfjs: () => Promise.reject(new Error('unused')) }));

describe('./remote', () => {
  it('is what a host of this contract takes', () => {
    expect(parseRemoteModule(exposed, { name: 'review', contract: contractNumber }).routes).toEqual(
      remoteRoutes.review,
    );
  });

  it('would be refused by a host of another contract', () => {
    expect(() => parseRemoteModule(exposed, { name: 'review', contract: contractNumber + 1 })).toThrow(
      'speaks contract',
    );
  });
});
