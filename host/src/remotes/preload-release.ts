import type { RemoteRelease } from '@app/shared/federation';

interface ReleaseFile {
  readonly href: string;
  readonly hash: string;
  readonly kind: 'script' | 'style' | 'fetch';
}

/** What a release needs for its first view: the registry in the page names exactly these files. */
function filesOf({ entry, integrity }: RemoteRelease): readonly ReleaseFile[] {
  const folder = new URL(entry, location.href);
  return Object.entries(integrity).map(([file, hash]) => {
    const kind = file.endsWith('.js') ? 'script' : file.endsWith('.css') ? 'style' : 'fetch';
    return { href: new URL(file, folder).href, hash, kind };
  });
}

function preloadLinks(href: string): readonly HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].filter((link) => link.href === href);
}

/** Starts all downloads at once and not one after the other. Does nothing for what the page itself has preloaded. */
export function preloadRelease(release: RemoteRelease): void {
  for (const { href, hash, kind } of filesOf(release)) {
    if (preloadLinks(href).length === 0) {
      const link = Object.assign(document.createElement('link'), { rel: 'preload', as: kind, crossOrigin: '', href });
      if (kind !== 'fetch') link.integrity = hash;
      document.head.append(link);
    }
  }
}

/** Ends downloads that still go on. */
export function dropPreloads(release: RemoteRelease): void {
  filesOf(release).forEach(({ href }) => preloadLinks(href).forEach((link) => link.remove()));
}

/**
 * Clears away downloads that failed. A browser answers the next request for a file from its preload, also when that has
 * failed or hangs: every retry would fail at another file. Taking the link away ends a hanging one, and an element that
 * asks for the file as the release would uses a failed one up.
 */
export async function forgetPreloads(release: RemoteRelease): Promise<void> {
  dropPreloads(release);
  await Promise.all(filesOf(release).map((file) => (file.kind === 'fetch' ? fetchOnce(file) : loadOnce(file))));
}

async function fetchOnce({ href }: ReleaseFile): Promise<void> {
  try {
    await fetch(href);
  } catch {
    // That it fails is what it is for: the next request goes to the network.
  }
}

function loadOnce({ href, hash, kind }: ReleaseFile): Promise<void> {
  const element =
    kind === 'script'
      ? Object.assign(document.createElement('script'), { src: href, async: true })
      : Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  Object.assign(element, { crossOrigin: '', integrity: hash });
  return new Promise((resolve) => {
    const end = (): void => {
      element.remove();
      resolve();
    };
    element.addEventListener('load', end);
    element.addEventListener('error', end);
    document.head.append(element);
  });
}
