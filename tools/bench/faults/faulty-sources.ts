const head = `
import { createElement, useEffect } from 'react';
import { contractNumber, remoteRoutes, type RemoteModule } from '@app/shared/federation';
import { AccountPages } from '../app/account-pages.tsx';
const fail = (where: string): never => {
  throw new Error('broken ' + where);
};
`;
const tail = `
export const remote: RemoteModule = { contract: contractNumber, routes: remoteRoutes.auth, Component };
`;

/** Sources of `expose/remote.ts` of releases that arrive and then fail. */
export const faultySources: Readonly<Record<string, string>> = {
  'throws at load': `${head}fail('at load'); const Component = AccountPages;${tail}`,
  'throws at render': `${head}const Component = () => fail('at render');${tail}`,
  'throws in an effect': `${head}const Component = () => {
  useEffect(() => { fail('in an effect'); });
  return createElement('h1', null, 'Log in');
};${tail}`,
  'throws in a timer': `${head}setTimeout(() => fail('in a timer'), 500); const Component = AccountPages;${tail}`,
};
