import { readFile, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { isMissing } from '../list-files.ts';

/** A package of others that the product contains. */
export interface Part {
  readonly name: string;
  readonly version: string;
  /** As its author states it: an SPDX expression, or other words. */
  readonly licence: string;
  /** The texts of its licence and notices, by file name. */
  readonly texts: Readonly<Record<string, string>>;
}

const packageFile = z.object({
  name: z.string(),
  version: z.optional(z.string()),
  license: z.optional(z.union([z.string(), z.object({ type: z.string() })])),
  licenses: z.optional(z.array(z.object({ type: z.string() }))),
  dependencies: z.optional(z.record(z.string(), z.string())),
  optionalDependencies: z.optional(z.record(z.string(), z.string())),
});

type PackageFile = z.infer<typeof packageFile>;

/** Everything that packages of the project need in use, with all that it needs in turn, as it is installed; sorted by name and version. */
export async function findParts(root: string, folders: readonly string[]): Promise<readonly Part[]> {
  const seen = new Set<string>();
  const parts: Part[] = [];
  const visit = async (folder: string): Promise<void> => {
    const place = await realpath(folder);
    if (seen.has(place)) return;
    seen.add(place);
    const described = packageFile.parse(JSON.parse(await readFile(join(place, 'package.json'), 'utf8')));
    if (isOfOthers(place)) parts.push(await toPart(place, described));
    for (const needed of await installedNeeds(place, described)) await visit(needed);
  };
  for (const folder of folders) await visit(join(root, folder));
  const keyOf = ({ name, version }: Part): string => `${name}@${version}`;
  return parts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const isOfOthers = (place: string): boolean => place.split(/[\\/]/).includes('node_modules');

/** The folders of what a package needs. What is for another platform is not installed. */
async function installedNeeds(place: string, { name, dependencies, optionalDependencies }: PackageFile) {
  // A package of others has what it needs as neighbours; one of the project has a folder of its own for it.
  const neighbours = isOfOthers(place) ? join(place, ...name.split('/').map(() => '..')) : join(place, 'node_modules');
  const found = Object.keys({ ...dependencies, ...optionalDependencies }).map(async (needed) => {
    const folder = join(neighbours, needed);
    return (await exists(join(folder, 'package.json'))) ? [folder] : [];
  });
  return (await Promise.all(found)).flat();
}

const exists = (file: string): Promise<boolean> =>
  realpath(file).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );

async function toPart(place: string, { name, version = '', license, licenses = [] }: PackageFile): Promise<Part> {
  const stated = typeof license === 'string' ? license : license?.type;
  const files = (await readdir(place)).filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file));
  const texts = files.toSorted().map(async (file) => [file, await readFile(join(place, file), 'utf8')] as const);
  return {
    name,
    version,
    licence: stated ?? licenses.map(({ type }) => type).join(' OR '),
    texts: Object.fromEntries(await Promise.all(texts)),
  };
}

/** The packages of the project that users run: what the other ones need stays with the developers. */
export async function shippedFolders(root: string): Promise<readonly string[]> {
  const remotes = (await readdir(root)).filter((folder) => folder.startsWith('remote-'));
  return ['host', ...remotes, 'server'];
}
