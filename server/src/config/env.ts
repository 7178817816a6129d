import path from 'node:path';
import { settingsSchema, type Settings } from './settings-schema.ts';
import type * as z from 'zod';
import { findProblems } from './settings-problems.ts';

export interface Config extends Readonly<Omit<Settings, 'PUBLIC_URL' | 'SITE_DIR' | 'LOG_LEVEL' | 'TRUST_PROXY'>> {
  readonly PUBLIC_URL: string;
  /** False when PUBLIC_URL was derived: then any address the server is reached under is taken as its own. */
  readonly publicUrlIsExplicit: boolean;
  readonly SITE_DIR: string;
  /** False when the site is the one that the project builds. */
  readonly siteDirIsExplicit: boolean;
  readonly LOG_LEVEL: NonNullable<Settings['LOG_LEVEL']>;
  readonly trustProxy: false | string[] | ((address: string, hop: number) => boolean);
  /** What `pg` connects to; absent only in the supervisor before it has started the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly databaseIsEmbedded: boolean;
}

/** Everything that is wrong with the settings, one line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Invalid settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const projectDir = path.resolve(import.meta.dirname, '../../..');

/** Reads the settings once. Throws a `ConfigError` that names every wrong one. */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.keys(settingsSchema.shape).flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = settingsSchema.safeParse(given);
  const problems = [...wrongValues(given, parsed.error), ...findProblems(readableSettings(given), given)];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return Object.freeze(toConfig(parsed.data));
}

type Given = Readonly<Record<string, string>>;

/** One line per wrong value. What may hold a secret is not repeated: the lines end up in logs. */
function wrongValues(given: Given, error: z.ZodError | undefined): string[] {
  return (error?.issues ?? []).map((issue) => {
    const name = issue.path.join('.');
    const value = /SECRET|KEY|URL/.test(name) ? '' : ` (it is "${given[name] ?? ''}")`;
    return `${name}: ${issue.message}${value}`;
  });
}

/** The settings without those that cannot be read. */
function readableSettings(given: Given): Settings {
  const wrong = new Set(settingsSchema.safeParse(given).error?.issues.map((issue) => issue.path[0]));
  return settingsSchema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
}

function toConfig(settings: Settings): Config {
  return {
    ...settings,
    DATA_DIR: path.resolve(settings.DATA_DIR),
    SITE_DIR: path.resolve(settings.SITE_DIR ?? path.join(projectDir, 'site')),
    siteDirIsExplicit: settings.SITE_DIR !== undefined,
    PUBLIC_URL: (settings.PUBLIC_URL ?? defaultPublicUrl(settings)).replace(/\/+$/, ''),
    publicUrlIsExplicit: settings.PUBLIC_URL !== undefined,
    LOG_LEVEL: settings.LOG_LEVEL ?? (settings.ROLE === 'all' || settings.SUPERVISED ? 'warn' : 'info'),
    trustProxy: parseTrustProxy(settings.TRUST_PROXY),
    databaseUrl: settings.DATABASE_URL ?? settings.EMBEDDED_DATABASE_URL,
    databaseIsEmbedded: settings.DATABASE_URL === undefined,
  };
}

/** A wildcard address cannot be visited, so its links lead to this machine. */
function defaultPublicUrl({ HOST, PORT }: Settings): string {
  const visitable = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return `http://${visitable.includes(':') ? `[${visitable}]` : visitable}:${PORT}`;
}

function parseTrustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined) return false;
  if (/^\d+$/.test(value)) return (_address, hop) => hop < Number(value);
  return value.split(',').map((address) => address.trim());
}

/** Environment of a child process of the supervisor: what the supervisor got, with its decisions on top. */
export function childEnvironment(decisions: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...decisions };
}
