import { contractNumber, remoteRoutes, type RemoteModule } from '@app/shared/federation';
import { ReviewApp } from '../app/review-app.tsx';

/** What the host loads from this remote. */
export const remote: RemoteModule = {
  contract: contractNumber,
  routes: remoteRoutes.review,
  Component: ReviewApp,
};
