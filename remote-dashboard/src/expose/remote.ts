import { contractNumber, remoteRoutes, type RemoteModule } from '@app/shared/federation';
import { DashboardPage } from '../app/dashboard-page.tsx';

/** What the host loads from this remote. */
export const remote: RemoteModule = {
  contract: contractNumber,
  routes: remoteRoutes.dashboard,
  Component: DashboardPage,
};
