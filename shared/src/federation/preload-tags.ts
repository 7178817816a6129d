import { chooseVersions } from './choose-versions.ts';
import { routeOf } from './route-pattern.ts';
import type { Registry, RemoteRelease } from './registry.ts';

/** The folder a release lives in, with the slash. */
function folderOf(release: RemoteRelease): string {
  return release.entry.slice(0, release.entry.lastIndexOf('/') + 1);
}

/** A worker has its code from the cache only: a hint for a script of the page would be one for another request. */
const workerFile = /-worker\.\w+\.js$/;

const kinds: Record<string, string> = { json: 'fetch', js: 'script', css: 'style' };

/**
 * Link tags that start the download of what a path needs, at once instead of one after the other. Mode, credentials and
 * integrity of each equal those of the later request, else the browser would download it twice: scripts and styles are
 * loaded with `crossorigin` and their hash. A hint for `fetch` takes no hash; the fetch itself brings it.
 */
export function preloadTags(registry: Registry, pathname: string, visitorId: string | undefined): string {
  return Object.entries(registry.remotes)
    .flatMap(([name, remote]) => {
      const release = remote.releases[chooseVersions(name, remote, visitorId)[0] ?? ''];
      if (release === undefined) return [];
      const route = routeOf(Object.keys(release.preload), pathname) ?? '';
      return (release.preload[route] ?? []).map((url) => linkTag(release, url));
    })
    .join('');
}

function linkTag(release: RemoteRelease, url: string): string {
  if (workerFile.test(url)) return `<link rel="prefetch" href="${escape(url)}">`;
  const kind = kinds[url.slice(url.lastIndexOf('.') + 1)];
  if (kind === undefined) {
    return '';
  }
  const integrity = release.integrity[url.slice(folderOf(release).length)];
  const hash = integrity === undefined || kind === 'fetch' ? '' : ` integrity="${escape(integrity)}"`;
  return `<link rel="preload" as="${kind}" href="${escape(url)}" crossorigin${hash}>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
