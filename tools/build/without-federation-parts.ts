/**
 * Stands in for modules of the federation runtime that a page here has no use for. The names are those that it imports.
 *
 * Two start downloads once a manifest has arrived. The host knows a release's files and their hashes from the registry and
 * starts all downloads at once, so they would come too late, and without hashes.
 */
export const defaultPreloadArgs = <T>(args: T): T => args;
export const formatPreloadArgs = (): readonly [] => [];
export const normalizePreloadExposes = (): readonly [] => [];
export const preloadAssets = (): Promise<readonly []> => Promise.resolve([]);
export const generatePreloadAssetsPlugin = (): { readonly name: string } => ({ name: 'without-preload' });

/** One loads the remotes that a build names. No build here names any: they come from the registry. */
export const remotes = undefined;
