import { contractNumber, remoteRoutes, type RemoteModule } from '@app/shared/federation';
import { DashboardApp } from '../app/dashboard-app.tsx';

/** What the host loads from this remote. */
export const remote: RemoteModule = {
  contract: contractNumber,
  routes: remoteRoutes.dashboard,
  Component: DashboardApp,
};
