import { describe, expect, it } from '@jest/globals';
import { contractNumber, parseRemoteModule, remoteRoutes } from '@app/shared/federation';
import * as exposed from './remote.ts';

describe('./remote', () => {
  it('is what a host of this contract takes', () => {
    expect(parseRemoteModule(exposed, { name: 'dashboard', contract: contractNumber }).routes).toEqual(
      remoteRoutes.dashboard,
    );
  });

  it('would be refused by a host of another contract', () => {
    expect(() => parseRemoteModule(exposed, { name: 'dashboard', contract: contractNumber + 1 })).toThrow(
      'speaks contract',
    );
  });
});
