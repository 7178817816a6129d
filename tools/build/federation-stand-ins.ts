import { join } from 'node:path';
import { rspack } from '@rspack/core';

/** Module of the federation runtime, by the end of its path and of its importer's, and what stands in for it: see there. */
const standIns = [
  {
    module: /[\\/](utils[\\/](preload|context)|plugins[\\/]generate-preload-assets)\.js$/,
    importer: /@module-federation[\\/]runtime-core/,
    by: 'without-federation-parts.ts',
  },
  {
    module: /^\.[\\/](remotes|init|getSharedFallbackGetter)\.js$/,
    importer: /webpack-bundler-runtime/,
    by: 'without-federation-parts.ts',
  },
  {
    module: /^\.[\\/](desc|getShortErrorMsg)\.mjs$/,
    importer: /@module-federation[\\/]error-codes/,
    by: 'without-federation-parts.ts',
  },
  { module: /^\.[\\/]logger\.js$/, importer: /@module-federation[\\/]sdk/, by: 'without-federation-parts.ts' },
  {
    module: /[\\/]semver[\\/]index\.js$/,
    importer: /@module-federation[\\/]runtime-core/,
    by: 'federation-ranges.ts',
  },
];

/** Saves every visitor 6 KB, and every further remote one. */
export const federationStandIns = standIns.map(
  ({ module, importer, by }) =>
    new rspack.NormalModuleReplacementPlugin(module, (resource) => {
      if (importer.test(resource.contextInfo.issuer)) {
        resource.request = join(import.meta.dirname, by);
      }
    }),
);
