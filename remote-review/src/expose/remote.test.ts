import { contractNumber, remoteRoutes } from '@app/shared/federation';
import { describe, expect, it } from '@jest/globals';
import { remote } from './remote.ts';

describe('remote', () => {
  it('keeps the contract and owns the review of comparisons', () => {
    expect(remote.contract).toBe(contractNumber);
    expect(remote.routes).toEqual(remoteRoutes.review);
  });
});
