// The app begins with what takes longest, so it goes first.
import { ReviewApp } from '../app/review-app.tsx';
import { contractNumber, remoteRoutes, type RemoteModule } from '@app/shared/federation';

/** What the host loads from this remote. */
export const remote: RemoteModule = {
  contract: contractNumber,
  routes: remoteRoutes.review,
  Component: ReviewApp,
};
