import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Compiler, type Configuration, type RuleSetRule } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { federationStandIns } from './tools/build/federation-stand-ins.ts';
import { classPrefix, outsideStylesMessage, stylesOutside } from './tools/build/outside-styles.ts';

/** What a build is asked for on the command line: `rspack build --env version=1.4.2 --env out=/somewhere`. */
export interface BuildEnv {
  readonly version?: string;
  readonly out?: string;
  /** Set while developing: no minifying, no hashes, hot refresh. */
  readonly dev?: boolean | string;
  readonly port?: string;
  /** The server that answers what is no file of the front end while developing. */
  readonly api?: string;
  /** A template that stands in for `host/src/index.html`: with what the server would write into it. */
  readonly page?: string;
  /** Which remote the stub host shows, or the only one that the single page has. */
  readonly remote?: string;
}

const root = import.meta.dirname;

function versionOf(packageFile: string): string {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  return version;
}

const reactVersion = versionOf(join(root, 'host/node_modules/react/package.json'));
const facadeVersion = versionOf(join(root, 'shared/package.json'));

/**
 * Everything that exists once in a page. Values that live in the host (session, HTTP, toasts) are handed over as values
 * and need no row. The router is shared through its facade because a shared module cannot be tree-shaken. Host modules
 * are eager: the shell needs them at once, and lazily they cost two more levels of requests.
 */
function sharedModules(eager: boolean) {
  const once = { singleton: true, strictVersion: true, eager };
  const react = { ...once, version: reactVersion, requiredVersion: `^${reactVersion.split('.')[0]}.0.0` };
  const facade = { version: facadeVersion, requiredVersion: `^${facadeVersion}` };
  return {
    react,
    'react/': react,
    'react-dom': react,
    'react-dom/': react,
    '@app/shared/router': { ...once, ...facade },
    // Not once but shared where it fits: a remote that needs more than an older host has brings its own.
    'zod/mini': { eager, ...facade, import: '@app/shared/zod-subset' },
  };
}

/**
 * @rspack/core resolves the federation runtime to its CommonJS build, which cannot be tree-shaken and comes on top of the ES
 * build that other parts import. These two give every importer the ES build; together they save every visitor 8 KB.
 */
const federationRuntimeAsEsModules = new rspack.NormalModuleReplacementPlugin(
  /@module-federation[\\/](webpack-bundler-runtime|inject-external-runtime-core-plugin)[\\/]dist[\\/]index\.cjs$/,
  (resource) => {
    resource.request = resource.request.replace(/index\.cjs$/, 'index.js');
  },
);

const federationRuntimeAlias = { '@module-federation/runtime': findFederationRuntime() };

function findFederationRuntime(): string {
  const fromEnhanced = createRequire(import.meta.resolve('@module-federation/enhanced/rspack'));
  const fromTools = createRequire(fromEnhanced.resolve('@module-federation/runtime-tools'));
  return fromTools.resolve('@module-federation/runtime/bundler');
}

function rules(app: string, isDev: boolean): RuleSetRule[] {
  const localIdentName = `${classPrefix(app)}[local]_[hash:6]`;
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules[\\/](?!@app)/,
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          // The same JSX functions as in production: those for development need a React for development, and a developer's
          // build is also loaded into a running site.
          transform: { react: { runtime: 'automatic', development: false, refresh: isDev } },
          target: 'es2022',
        },
      },
    },
    { test: /\.module\.css$/, type: 'css/module', parser: { namedExports: false }, generator: { localIdentName } },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
    { test: /\.(svg|png|woff2)$/, type: 'asset' },
    { test: /[\\/]@module-federation[\\/].*[\\/]dist[\\/]/, sideEffects: false },
  ];
}

/** Remotes are asked for by pages of another port. */
function devServer({ port, api }: BuildEnv): NonNullable<Configuration['devServer']> {
  return {
    host: '127.0.0.1',
    port: Number(port ?? 4000),
    hot: true,
    headers: { 'Access-Control-Allow-Origin': '*' },
    historyApiFallback: true,
    client: { logging: 'warn', webSocketURL: `ws://127.0.0.1:${port ?? 4000}/ws` },
    ...(api === undefined ? {} : { proxy: [{ context: ['/api', '/config.json', '/mailbox'], target: api, ws: true }] }),
  };
}

interface AppBuild {
  readonly app: string;
  readonly dir: string;
  readonly env: BuildEnv;
  /** Folder of the output that scripts and styles go to, with its slash. */
  readonly assets: string;
}

/** Writes which files each lazily loaded page needs (`page-chunks.json`), for the preload list of a release. */
const listPageChunks = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ListPageChunks', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ListPageChunks', stage }, () => {
        const groups = [...compilation.namedChunkGroups].filter(([name]) => name.startsWith('page-'));
        const pages = Object.fromEntries(groups.map(([name, group]) => [name, group.getFiles()]));
        compilation.emitAsset('page-chunks.json', new rspack.sources.RawSource(JSON.stringify(pages)));
      });
    });
  },
};

/** Fails the build of a remote whose styles reach what is not its own: they would be there for the whole page. */
const refuseOutsideStyles = (app: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RefuseOutsideStyles', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RefuseOutsideStyles', stage }, (assets) => {
        const sheets = Object.entries(assets).filter(([file]) => file.endsWith('.css'));
        const outside = sheets.flatMap(([, source]) => stylesOutside(String(source.source()), classPrefix(app)));
        if (outside.length > 0) {
          compilation.errors.push(new rspack.WebpackError(outsideStylesMessage(outside)));
        }
      });
    });
  },
});

/** What all builds have in common. */
function baseConfig({ app, dir, env, assets }: AppBuild): Configuration {
  const isDev = Boolean(env.dev);
  const fileName = isDev ? '[name]' : '[name].[contenthash:10]';
  return {
    context: dir,
    mode: isDev ? 'development' : 'production',
    devtool: isDev ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    output: {
      path: env.out ?? join(dir, 'dist'),
      clean: true,
      publicPath: 'auto',
      // Two releases in one tab keep apart by this name: chunks register under it.
      uniqueName: `${app}_${(env.version ?? 'dev').replace(/\W/g, '_')}`,
      filename: `${assets}${fileName}.js`,
      chunkFilename: `${assets}${fileName}.js`,
      cssFilename: `${assets}${fileName}.css`,
      cssChunkFilename: `${assets}${fileName}.css`,
      assetModuleFilename: `${assets}[name].[contenthash:10][ext]`,
      crossOriginLoading: 'anonymous',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: federationRuntimeAlias },
    module: { rules: rules(app, isDev) },
    optimization: { chunkIds: isDev ? 'named' : 'deterministic', moduleIds: isDev ? 'named' : 'deterministic' },
    performance: { hints: false },
    ...(isDev ? { devServer: devServer(env) } : {}),
    lazyCompilation: false,
    stats: 'errors-warnings',
    plugins: [
      federationRuntimeAsEsModules,
      ...federationStandIns,
      new rspack.DefinePlugin({ BUILD_VERSION: JSON.stringify(env.version ?? 'dev') }),
      ...(isDev ? [new ReactRefreshRspackPlugin()] : [new rspack.SubresourceIntegrityPlugin()]),
    ],
  };
}

/** The comments in the template are filled by the server, so it is not minified. */
const pageOf = (env: BuildEnv) =>
  new rspack.HtmlRspackPlugin({
    template: env.page ?? join(root, 'host/src/index.html'),
    scriptLoading: 'defer',
    minify: false,
  });

/** The shell: one page, everything eager but what a visitor may never see. */
export function hostConfig(env: BuildEnv = {}): Configuration {
  const dir = join(root, 'host');
  const base = baseConfig({ app: 'host', dir, env, assets: 'assets/' });
  return {
    ...base,
    entry: { main: './src/index.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      pageOf(env),
      new ModuleFederationPlugin({
        name: 'host',
        shared: sharedModules(true),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
    ],
  };
}

/** A remote: a container with one door, `./remote`, that runs from whatever URL it is loaded from. */
export function remoteConfig(name: string, env: BuildEnv = {}): Configuration {
  const dir = join(root, `remote-${name}`);
  const base = baseConfig({ app: name, dir, env, assets: '' });
  return {
    ...base,
    entry: {},
    // Releases lie in folders of their own, so a vendor chunk would never be found in a cache: it would only be one more request.
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [
      ...(base.plugins ?? []),
      listPageChunks,
      refuseOutsideStyles(name),
      new ModuleFederationPlugin({
        name: String(base.output?.uniqueName),
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/expose/remote.ts' },
        shared: sharedModules(false),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
    ],
  };
}

/** The same sources as one application without federation: what the federated page is measured against. */
export function singlePageConfig(env: BuildEnv = {}): Configuration {
  const base = baseConfig({ app: 'page', dir: join(root, 'host'), env, assets: 'assets/' });
  return {
    ...base,
    entry: { main: './src/index.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      pageOf(env),
      new rspack.NormalModuleReplacementPlugin(/[\\/]remote-[a-z]+[\\/]src[\\/]expose[\\/]remote\.ts$/, (resource) => {
        if (env.remote !== undefined && !resource.request.includes(`remote-${env.remote}`)) {
          resource.request = join(root, 'tools/build/single-page/absent-remote.ts');
        }
      }),
      new rspack.NormalModuleReplacementPlugin(/[\\/]remotes[\\/]index\.ts$/, (resource) => {
        resource.request = join(root, 'tools/build/single-page/remotes.tsx');
      }),
    ],
  };
}

/** One remote under a stub of the host, in one build without federation: for developing it alone. */
export function stubHostConfig(env: BuildEnv): Configuration {
  const base = baseConfig({
    app: 'stub',
    dir: join(root, 'tools/dev/stub-host'),
    env: { ...env, dev: true },
    assets: '',
  });
  const remote = join(root, `remote-${env.remote}/src/expose/remote.ts`);
  return {
    ...base,
    entry: { main: './index.tsx' },
    output: { ...base.output, publicPath: '/' },
    resolve: { ...base.resolve, alias: { 'remote-under-development': remote } },
    plugins: [...(base.plugins ?? []), pageOf(env)],
  };
}
