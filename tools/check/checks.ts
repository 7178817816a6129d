import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruiseImports } from '../boundaries/cruise-imports.ts';
import { findParts, shippedFolders } from '../build/parts/find-parts.ts';
import { refusedLicences } from '../build/parts/refused-licences.ts';
import { describeViolations } from '../boundaries/describe-violations.ts';
import { avoidedWordsOf, findAvoidedWords } from '../docs/avoided-words.ts';
import { findStaleFiles } from '../generate/generated-files.ts';
import { findEmptyNames, findLeaks, findPathsOut, findSlowExpressions, type Finding } from './check-files.ts';
import { findUnusedMembers } from './unused-members.ts';
import { runCommand, type CommandResult } from './run-command.ts';

/** One guard over a whole project. `root` is a parameter so that every guard can be shown a fixture that breaks it. */
export interface Check {
  readonly name: string;
  run(root: string): Promise<CommandResult>;
}

/** Fewer modules than this means the boundary check looked at the wrong place. */
const fewestModules = 300;

const program = (name: string, command: string, ...args: string[]): Check => ({
  name,
  run: (root) => runCommand(command, args, root),
});

const boundaries: Check = {
  name: 'boundaries',
  async run(root) {
    const remotes = (await readdir(root)).filter((folder) => folder.startsWith('remote-'));
    const folders = ['shared', 'host', ...remotes, 'engine', 'server'];
    const report = await cruiseImports(root, folders);
    const lines = describeViolations(report.violations);
    if (report.modules < fewestModules) lines.push(`only ${report.modules} modules were looked at`);
    return { ok: lines.length === 0, output: lines.join('\n') };
  },
};

const licences: Check = {
  name: 'licences of parts',
  async run(root) {
    const refused = refusedLicences(await findParts(root, await shippedFolders(root)));
    return { ok: refused.length === 0, output: refused.join('\n') };
  },
};

const generated: Check = {
  name: 'generated files are up to date',
  async run(root) {
    const stale = await findStaleFiles(root);
    return { ok: stale.length === 0, output: stale.map(({ path }) => `${path} is stale: npm run fix`).join('\n') };
  },
};

/** Files of the project as git knows them, new ones included. */
async function listFiles(root: string): Promise<string[]> {
  const { ok, output } = await runCommand('git', ['ls-files', '--cached', '--others', '--exclude-standard'], root);
  if (!ok) throw new Error(`git ls-files: ${output}`);
  return output.split('\n').filter((path) => path !== '');
}

const names: Check = {
  name: 'file names',
  async run(root) {
    const empty = findEmptyNames(await listFiles(root));
    return { ok: empty.length === 0, output: empty.map((path) => `says nothing: ${path}`).join('\n') };
  },
};

/** Objects whose members are looked for one by one: whoever imports them imports all of them. */
const dataDoors = ['shared/src/messages/index.ts', 'shared/src/contracts/index.ts'];
/** What runs in the product: a text that only tests read is read by nobody. */
const isProduct = (path: string): boolean =>
  /^(?:shared|host|remote-[^/]+|engine|server)\/src\/.+\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path);

const members: Check = {
  name: 'unused members of texts and contracts',
  async run(root) {
    const objects: Record<string, unknown> = {};
    for (const door of dataDoors) Object.assign(objects, await import(pathToFileURL(join(root, door)).href));
    const paths = (await listFiles(root)).filter(isProduct);
    const unused = findUnusedMembers(objects, await Promise.all(paths.map((path) => contentOf(root, path))));
    return { ok: unused.length === 0, output: unused.map((path) => `unused: ${path}`).join('\n') };
  },
};

/** A file deleted but not committed yet is listed and cannot be read. */
const contentOf = (root: string, path: string): Promise<string> => readFile(join(root, path), 'utf8').catch(() => '');

const isText = (path: string): boolean => /\.(ts|tsx|mts|mjs|js|json|yaml|yml|css|html|md|sql|sh)$/.test(path);

/** In the lockfile, paths begin at the package that they are of. */
const isWritten = (path: string): boolean => isText(path) && path !== 'pnpm-lock.yaml';

/** Looks at the lines of some files of the project. */
const lines = (
  name: string,
  isMeant: (path: string) => boolean,
  find: (path: string, content: string) => Finding[],
): Check => ({
  name,
  async run(root) {
    const found: string[] = [];
    for (const path of (await listFiles(root)).filter(isMeant)) {
      found.push(...find(path, await contentOf(root, path)).map(({ path: at, line }) => `${at}:${line}`));
    }
    return { ok: found.length === 0, output: found.join('\n') };
  },
});

/** Where texts for people are: messages, mails, log lines, the report, and what rules say. Lexicons of the engine are data. */
const isForReaders = (path: string): boolean =>
  !/\.test\.|\/testing\//.test(path) &&
  /^(?:README\.md|(?:shared|host|remote-[^/]+|server)\/src\/.+\.tsx?|engine\/src\/(?:report\/.+|judge\/[^/]+|pipeline\/.+|versions\/findings\/.+|command-line|rules\/[^/]+\/(?:rule|explain|compare-.+))\.ts)$/.test(
    path,
  );

const glossary = 'docs/glossary.md';

const words: Check = {
  name: 'words that the glossary avoids',
  async run(root) {
    const avoided = avoidedWordsOf(await contentOf(root, glossary));
    if (avoided.size === 0) return { ok: false, output: `${glossary} lists no words to avoid` };
    const paths = (await listFiles(root)).filter((path) => path !== glossary && isForReaders(path));
    const found = await Promise.all(
      paths.map(async (path) => findAvoidedWords(path, await contentOf(root, path), avoided)),
    );
    const lines = found.flat().map(({ path, line, word, better }) => `${path}:${line}: “${word}”, write: ${better}`);
    return { ok: lines.length === 0, output: lines.join('\n') };
  },
};

/** What compares: reading and the report ask for few expressions. */
const isComparison = (path: string): boolean =>
  /^engine\/src\/(?!(?:ocr|pdf|report)\/)/.test(path) && !path.endsWith('.test.ts');

/** Everything `npm run check` looks at. */
export const checks: readonly Check[] = [
  program('format', 'oxfmt', '--check', '.'),
  program('lint', 'oxlint', '--type-aware', '--deny-warnings', '.'),
  // Before the types: of a wrong import it says what is wrong, the compiler what follows from it.
  boundaries,
  program('types', 'tsc', '-b'),
  program('unused files, exports and dependencies', 'knip'),
  members,
  generated,
  licences,
  names,
  words,
  lines('no machine paths or registry addresses', isText, findLeaks),
  lines('no paths out of the repository', isWritten, findPathsOut),
  lines('expressions compile fast', isComparison, findSlowExpressions),
];
