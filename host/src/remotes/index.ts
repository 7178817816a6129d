import { pageRemotes } from './page-remotes.ts';
import { preloadPage as preload } from './preload-page.ts';

/** Starts the download of what the page at an address needs. */
export const preloadPage = (apiBase: string, path: string): void => preload(pageRemotes(apiBase), path);
export { RemoteOutlet, type RemoteOutletProps } from './remote-outlet.tsx';
export { RemotesCompanion } from './remotes-companion.tsx';
