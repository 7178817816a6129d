import type { RemoteRelease } from '@app/shared/federation';

/**
 * Starts the download of everything a release needs for its first view, at once and not one after the other. The registry
 * in the page names exactly these files. Does nothing for what the page itself has preloaded already.
 */
export function preloadRelease({ entry, integrity }: RemoteRelease): void {
  const folder = new URL(entry, location.href);
  for (const [file, hash] of Object.entries(integrity)) {
    const { href } = new URL(file, folder);
    const kind = file.endsWith('.js') ? 'script' : file.endsWith('.css') ? 'style' : 'fetch';
    if (!isPreloaded(href)) {
      const link = Object.assign(document.createElement('link'), { rel: 'preload', as: kind, crossOrigin: '', href });
      if (kind !== 'fetch') link.integrity = hash;
      document.head.append(link);
    }
  }
}

function isPreloaded(href: string): boolean {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].some((link) => link.href === href);
}
