import type { registerPlugins } from '@module-federation/enhanced/runtime';
import type { RemoteRelease } from '@app/shared/federation';
import { loadLimitMs } from './race-releases.ts';

type RuntimePlugin = NonNullable<Parameters<typeof registerPlugins>[0]>[number];

export interface IntegrityPlugin {
  readonly plugin: RuntimePlugin;
  /** From now on files of this release are loaded only with the hashes it was registered with. */
  guard(release: RemoteRelease): void;
}

/**
 * Makes the runtime load manifest, entry, first scripts and styles of a release with their hashes: the browser refuses a
 * file that differs by one byte. Later chunks are checked by hashes that the build wrote into the entry.
 */
export function createIntegrityPlugin(): IntegrityPlugin {
  const hashes = new Map<string, string>();
  const hashOf = (url: string): string | undefined => hashes.get(new URL(url, location.href).href);
  return {
    guard: ({ entry, integrity }) => {
      for (const [file, hash] of Object.entries(integrity)) {
        hashes.set(new URL(file, new URL(entry, location.href)).href, hash);
      }
    },
    plugin: {
      name: 'integrity',
      fetch: (url, init) => {
        const integrity = hashOf(url);
        return fetch(url, {
          ...init,
          ...(integrity === undefined ? {} : { integrity }),
          credentials: 'same-origin',
          signal: AbortSignal.timeout(loadLimitMs),
        });
      },
      createScript: ({ url, attrs }) => {
        const script = Object.assign(document.createElement('script'), { src: url, async: true });
        protect(script, attrs, hashOf(url));
        return { script, timeout: loadLimitMs };
      },
      createLink: ({ url, attrs }) => {
        const link = Object.assign(document.createElement('link'), { href: url });
        protect(link, attrs, hashOf(url));
        return { link, timeout: loadLimitMs };
      },
    },
  };
}

function protect(element: HTMLElement, attributes: object | undefined, integrity: string | undefined): void {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    element.setAttribute(name, String(value));
  }
  element.setAttribute('crossorigin', 'anonymous');
  if (integrity !== undefined) {
    element.setAttribute('integrity', integrity);
  }
}
