import { contractNumber, remoteRoutes, type RemoteModule } from '@app/shared/federation';
import { AccountPages } from '../app/account-pages.tsx';

/** What this remote gives to a host. */
export const remote: RemoteModule = {
  contract: contractNumber,
  routes: remoteRoutes.auth,
  Component: AccountPages,
};
