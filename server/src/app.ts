import type { Authenticator, Http } from './platform/http/index.ts';
import type { Module, Platform } from './platform/platform.ts';
import type { JobHandler } from './platform/queue/index.ts';
import { createAnalyses, documentUse } from './modules/analyses/index.ts';
import { createDocuments } from './modules/documents/index.ts';
import { checkPages, checkPageSettings, createFrontEnd, createRegistryReader } from './modules/front-end/index.ts';
import { createHealth } from './modules/health/index.ts';
import { createMailbox } from './modules/mailbox/index.ts';
import { createRemotes } from './modules/remotes/index.ts';
import { composeHoldings } from './compose-holdings.ts';
import { composeAccounts } from './compose-accounts.ts';

export interface Composition {
  readonly authenticator: Authenticator;
  readonly modules: readonly Module[];
  /** Throws a `StartProblem` when a setting leads to no pages. */
  readonly checkPageSettings: () => Promise<void>;
  /** Makes `/readyz` say no. */
  readonly startDraining: () => void;
}

/** Every module of the product on one platform. The API and the worker differ only in what they use of it. */
export function composeModules(platform: Platform): Composition {
  const documents = createDocuments(platform, documentUse);
  const analyses = createAnalyses(platform, documents);
  const accounts = composeAccounts(platform, composeHoldings(documents, analyses));
  const registryReader = createRegistryReader(platform);
  const health = createHealth(platform, () => checkPages(platform.config, registryReader));
  const modules = [
    health,
    ...accounts.modules,
    documents.module,
    analyses.module,
    createMailbox(platform),
    createFrontEnd(platform, registryReader),
    createRemotes(platform, async () => (await registryReader.read()).registry),
  ];
  return {
    authenticator: accounts.authenticator,
    modules,
    checkPageSettings: () => checkPageSettings(platform, registryReader),
    startDraining: () => health.startDraining(),
  };
}

/** The HTTP side: not yet listening, so that tests can inject requests. */
export async function buildApp(platform: Platform, composition = composeModules(platform)): Promise<Http> {
  const { buildHttp } = await import('./platform/http/index.ts');
  const app = await buildHttp(platform, composition.authenticator);
  for (const { pages } of composition.modules) {
    await app.register(async (root: Http) => pages?.(root));
  }
  for (const { routes } of composition.modules) {
    await app.register(async (api: Http) => routes?.(api), { prefix: '/api' });
  }
  return app;
}

/** The job side. */
export function composeJobs({ modules }: Composition): JobHandler[] {
  return modules.flatMap(({ jobs = [] }) => [...jobs]);
}
