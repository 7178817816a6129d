import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What starts in a process of its own: each becomes a file of its name beside the others. */
const entries = [
  'compare-command',
  'ocr/read-document-process',
  'pdf/draw-crops-process',
  'pdf/lay-over-process',
  'pdf/same-print-process',
];

/** Our own code, and a package of a hundred files. Other packages stay where they are: some bring more than code. */
const isBundled = (request) => /^(?:[./]|@app\/|zod(?:\/|$))/.test(request);

/** How the engine names the process it starts: `new URL('./read-document-process.ts', import.meta.url)`. */
const processFile = /^\.\/(?:.*\/)?([\w-]+-process)\.ts$/;

function leaveOutside({ request = '', dependencyType }, done) {
  const [, started] = (dependencyType === 'url' && processFile.exec(request)) || [];
  if (started !== undefined) return done(null, `asset ./${started}.mjs`);
  return isBundled(request) ? done() : done(null, `module ${request}`);
}

const typescript = {
  test: /\.ts$/,
  type: 'javascript/auto',
  loader: 'builtin:swc-loader',
  options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } },
};

const config = (engine, folder) => ({
  mode: 'none',
  target: 'node24',
  context: engine,
  devtool: false,
  entry: Object.fromEntries(entries.map((entry) => [basename(entry), `./src/${entry}.ts`])),
  output: {
    path: folder,
    publicPath: '',
    filename: '[name].mjs',
    chunkFilename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'modern-module' },
  },
  optimization: { concatenateModules: true, usedExports: true, providedExports: true, sideEffects: true },
  externalsType: 'module',
  externals: [leaveOutside],
  module: {
    // Paths beside a file of the engine are found from the bundle, which lies as deep.
    parser: { javascript: { url: true, importMeta: false } },
    rules: [typescript, { test: /\.png$/, type: 'asset/resource' }],
  },
});

/**
 * Importing a part of Node looks at all that it exports, and loads what some of that needs: `node:fs` twenty other parts.
 * Asked for, a part gives what it is asked for.
 */
const askForBuiltIns = (code) =>
  code.replace(
    /^import (\{.*\}|\w+) from "(node:[\w/]+)";$/gm,
    (_, names, part) => `const ${names.replaceAll(' as ', ': ')} = process.getBuiltinModule("${part}");`,
  );

function mendImports(folder) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.mjs'))) {
    const file = join(folder, name);
    writeFileSync(file, askForBuiltIns(readFileSync(file, 'utf8')));
  }
}

/**
 * Writes the engine into a folder as a few files: half of a small comparison is finding and opening its six hundred.
 *
 * @param engine absolute path of the package
 * @param folder absolute path, two levels below it
 * @throws Error with what the bundler said
 */
export async function bundleEngine(engine, folder) {
  const { rspack } = await import('@rspack/core');
  const compiler = rspack(config(engine, folder));
  await new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      const said = stats?.toJson({ all: false, errors: true, warnings: true });
      const faults = [...(said?.errors ?? []), ...(said?.warnings ?? [])].map(({ message }) => message);
      compiler.close(() => {
        if (failure) reject(failure);
        else if (faults.length > 0) reject(new Error(faults.join('\n')));
        else resolve();
      });
    });
  });
  mendImports(folder);
}
