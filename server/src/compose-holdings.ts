import type { AccountHoldings } from './modules/accounts/index.ts';
import type { Analyses } from './modules/analyses/index.ts';
import type { Documents } from './modules/documents/index.ts';

/** What goes with an account: its comparisons and its documents. */
export function composeHoldings(documents: Documents, analyses: Analyses): AccountHoldings {
  return {
    count: async (db, userId) => ({
      comparisons: await analyses.countOf(db, userId),
      documents: await documents.countOf(db, userId),
    }),
    // The comparisons first: from then on none can start that would need a document.
    deleteRows: async (tx, userId) => {
      const discardReports = await analyses.deleteOf(tx, userId);
      const deleted = await documents.deleteOf(tx, userId);
      return async () => {
        await discardReports();
        await documents.discard(deleted);
      };
    },
  };
}
