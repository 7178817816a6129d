/**
 * Stands in for modules of the federation runtime that a page here has no use for. The names are those that it imports.
 *
 * Two start downloads once a manifest has arrived. The host knows a release's files and their hashes from the registry and
 * starts all downloads at once, so they would come too late, and without hashes.
 */
export const defaultPreloadArgs = <T>(args: T): T => args;
export const formatPreloadArgs = (): readonly [] => [];
export const normalizePreloadExposes = (): readonly [] => [];
export const preloadAssets = (): Promise<readonly []> => Promise.resolve([]);
export const generatePreloadAssetsPlugin = (): { readonly name: string } => ({ name: 'without-preload' });

/** One loads the remotes that a build names. No build here names any: they come from the registry. */
export const remotes = undefined;

/** Sentences for each of its errors: who reads the log of a failed release can look up the code. */
export const runtimeDescMap = {};
export const buildDescMap = {};
export const typeDescMap = {};
export const errorDescMap = {};
export const getShortErrorMsg = (code: string, _sentences: object, args: unknown, original = ''): string =>
  `${code} ${JSON.stringify(args)} ${original}`;

/** Loggers with levels and stacks. It writes no more than a warning. */
export const createLogger = (): Console => console;
export const createInfrastructureLogger = (): Console => console;
export const logger = console;
export const infrastructureLogger = console;
export const bindLoggerToCompiler = (): void => undefined;

/** What it knew of the host when an error came, for tools that no page here has. */
export const optionsToMFContext = (): void => undefined;

/** Two shake shared modules with what a server has computed from all remotes. A shared module here holds only what is used. */
export const getSharedFallbackGetter = <T>({ factory }: { readonly factory: T }): T => factory;
export const init = ({ webpackRequire: { federation } }: FederationBuild): unknown =>
  federation.runtime.init(federation.initOptions);

interface FederationBuild {
  readonly webpackRequire: {
    readonly federation: { readonly initOptions: unknown; readonly runtime: { init(options: unknown): unknown } };
  };
}
