import type { Module, Platform } from '../../platform/platform.ts';
import type { RegistryReader } from './registry-reader.ts';

export { checkPages, checkPageSettings } from './check-pages.ts';
export { createRegistryReader } from './registry-reader.ts';

/** Serves the built site: one URL is the product. */
export function createFrontEnd({ config }: Platform, registryReader: RegistryReader): Module {
  return { pages: async (root) => (await import('./pages.ts')).servePages(root, config, registryReader) };
}
