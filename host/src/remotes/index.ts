import { pageRemotes } from './page-remotes.ts';
import { loadPage as load, preloadPage as preload } from './preload-page.ts';

/** Loads what shows an address before it is known who came. */
export const loadPage = (apiBase: string, path: string): Promise<void> => load(() => pageRemotes(apiBase), path);

/** Starts the download of what the page at an address needs. */
export const preloadPage = (apiBase: string, path: string): void => preload(pageRemotes(apiBase), path);
export { RemoteOutlet, type RemoteOutletProps } from './remote-outlet.tsx';
export { RemotesCompanion } from './remotes-companion.tsx';
