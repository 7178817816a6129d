import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { remoteConfig, type BuildEnv } from '../rspack.base.ts';

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/**
 * The files that pdf.js asks for while it draws: its worker; decoders without WebAssembly, which the content policy does not
 * allow; character maps and fonts that papers name and do not bring. Their names begin with `page-`: loaded late, not listed in
 * the page.
 */
export default (env: BuildEnv): Configuration => {
  const base = remoteConfig('review', env);
  const worker = {
    test: /[\\/]pdf\.worker\.mjs$/,
    type: 'asset/resource',
    loader: join(import.meta.dirname, '../tools/build/pdfjs-worker-for-reading.ts'),
    generator: { filename: 'page-pdf-worker.[contenthash:10].js' },
  };
  const library = {
    test: /[\\/]pdfjs-dist[\\/]build[\\/]pdf\.mjs$/,
    loader: join(import.meta.dirname, '../tools/build/pdfjs-for-reading.ts'),
    sideEffects: false,
  };
  const patterns = [
    { from: '*_nowasm_fallback.js', context: join(pdfjs, 'wasm'), to: 'page-pdf/' },
    { from: '{LICENSE,wasm/LICENSE_*}', context: pdfjs, to: 'page-pdf/licences/[name][ext]' },
    { from: join(pdfjs, 'cmaps'), to: 'page-pdf/cmaps/' },
    { from: join(pdfjs, 'standard_fonts'), to: 'page-pdf/fonts/' },
  ];
  return {
    ...base,
    module: { ...base.module, rules: [...(base.module?.rules ?? []), worker, library] },
    plugins: [...(base.plugins ?? []), new rspack.CopyRspackPlugin({ patterns })],
  };
};
