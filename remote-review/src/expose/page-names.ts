import type { remoteRoutes } from '@app/shared/federation';

/** What visitors call each page. Begins the sentence that stands in its place when it cannot be loaded; part of every release. */
export const pageNames: Readonly<Record<(typeof remoteRoutes.review)[number], string>> = {
  '/review/:analysisId': 'The review of the findings',
};
