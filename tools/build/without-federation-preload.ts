/**
 * Stands in for two modules of the federation runtime that start downloads once a manifest has arrived. The host knows a
 * release's files and their hashes from the registry and starts all downloads at once, so they would come too late, and
 * without hashes. The names are those that the runtime imports.
 */
export const defaultPreloadArgs = <T>(args: T): T => args;
export const formatPreloadArgs = (): readonly [] => [];
export const normalizePreloadExposes = (): readonly [] => [];
export const preloadAssets = (): Promise<readonly []> => Promise.resolve([]);
export const generatePreloadAssetsPlugin = (): { readonly name: string } => ({ name: 'without-preload' });
