import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config/env.ts';
import { errorCode } from '../../platform/errors/error-code.ts';
import { StartProblem } from '../../platform/errors/start-problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { isUrl, registrySource, type RegistryReader } from './registry-reader.ts';

/** Throws while a page could not be served. */
export async function checkPages({ SITE_DIR }: Config, registryReader: RegistryReader): Promise<void> {
  await access(path.join(SITE_DIR, 'host', 'index.html'));
  await registryReader.read();
}

/**
 * Looks at the start whether pages can be served. What is amiss with a place that a setting names on this machine is a
 * mistake of that setting; what is at a URL, or not built yet, may still come, and until then `/readyz` says no.
 *
 * @throws StartProblem that names the setting
 */
export async function checkPageSettings(
  { config, logger }: Pick<Platform, 'config' | 'logger'>,
  registryReader: RegistryReader,
): Promise<void> {
  const problem = (await siteProblem(config)) ?? (await registryProblem(config, registryReader));
  if (problem === null) return;
  const isNamed = problem.setting === 'SITE_DIR' ? config.siteDirIsExplicit : !isUrl(registrySource(config));
  if (isNamed) throw new StartProblem(problem.sentence);
  logger.warn(problem.sentence);
}

interface Problem {
  readonly setting: 'SITE_DIR' | 'REMOTES_REGISTRY';
  readonly sentence: string;
}

async function siteProblem({ SITE_DIR }: Config): Promise<Problem | null> {
  const page = path.join(SITE_DIR, 'host', 'index.html');
  const isThere = await readFile(page).then(
    () => true,
    () => false,
  );
  const advice = 'Build it (npm run build), or correct SITE_DIR.';
  return isThere
    ? null
    : { setting: 'SITE_DIR', sentence: `SITE_DIR ${SITE_DIR} contains no page (host/index.html). ${advice}` };
}

async function registryProblem(config: Config, registryReader: RegistryReader): Promise<Problem | null> {
  try {
    await registryReader.read();
    return null;
  } catch (error) {
    const isSet = config.REMOTES_REGISTRY !== undefined;
    const source = registrySource(config);
    const place = isSet ? `REMOTES_REGISTRY ${source}` : `The registry ${source} in SITE_DIR`;
    const sentence = `${place} cannot be used: ${reasonOf(error)}. Pages cannot be shown without it.`;
    return { setting: isSet ? 'REMOTES_REGISTRY' : 'SITE_DIR', sentence };
  }
}

function reasonOf(error: unknown): string {
  if (errorCode(error) === 'ENOENT') return 'there is no such file';
  if (error instanceof SyntaxError) return 'it is not whole JSON';
  if (error instanceof Error && error.name.endsWith('ZodError')) return 'it is no registry of this release';
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
