import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { findEmptyNames, findLeaks, findPathsOut } from './check-files.ts';
import { checks } from './checks.ts';
import { runCommand, type CommandResult } from './run-command.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const made: string[] = [];

/** A small project with the real configuration of every tool. */
async function aProject(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'check-'));
  made.push(root);
  const configuration = ['.oxfmtrc.json', '.oxlintrc.json', 'tsconfig.base.json', 'node_modules'];
  await Promise.all(configuration.map((name) => symlink(join(project, name), join(root, name))));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  await runCommand('git', ['init', '--quiet'], root);
  return root;
}

const tsconfig = JSON.stringify({
  extends: './tsconfig.base.json',
  compilerOptions: { outDir: 'dist', rootDir: 'src' },
  include: ['src'],
});

async function verdict(name: string, files: Record<string, string>) {
  const check = checks.find((candidate) => candidate.name === name);
  if (check === undefined) throw new Error(`no check named ${name}`);
  return check.run(await aProject(files));
}

afterEach(async () => {
  await Promise.all(made.splice(0).map((root) => rm(root, { recursive: true, force: true })));
});

describe('checks', () => {
  it('format: refuses a file that the formatter would change', async () => {
    const bad = await verdict('format', { 'src/a.ts': 'export const a = "double"' });
    expect(bad).toMatchObject({ ok: false, output: expect.stringContaining('src/a.ts') });
    expect(await verdict('format', { 'src/a.ts': "export const a = 'single';\n" })).toMatchObject({ ok: true });
  });

  describe('lint', () => {
    const canaries: Readonly<Record<string, readonly [file: string, content: string]>> = {
      'no-floating-promises': ['a.ts', 'export function a(): void {\n  Promise.resolve(1);\n}\n'],
      'no-explicit-any': ['b.ts', 'export const a = (b: any): number => Number(b);\n'],
      'no-process-env': ['c.ts', 'export const a = process.env;\n'],
      'no-restricted-imports': ['d.ts', "export { toast } from 'react-toastify';\n"],
      'no-console': ['e.ts', 'console.log(1);\n'],
      'no-default-export': ['f.ts', 'export default 1;\n'],
      'max-lines': ['g.ts', `${'export {};\n'.repeat(301)}`],
      'filename-case': ['CamelCase.ts', 'export const a = 1;\n'],
    };
    let bad: CommandResult;

    // Once for all of them: the linter needs seconds to learn the types.
    beforeAll(async () => {
      const files = Object.values(canaries).map(([file, content]) => [`src/${file}`, content]);
      bad = await verdict('lint', { 'tsconfig.json': tsconfig, ...Object.fromEntries(files) });
    });

    it.each(Object.entries(canaries))('%s speaks', (rule, [file]) => {
      expect(bad.ok).toBe(false);
      const complaints = bad.output.split('\n\n').filter((complaint) => complaint.includes(`(${rule})`));
      expect(complaints.join('\n')).toContain(`src/${file}:`);
    });
  });

  it('types: refuses what does not compile', async () => {
    const bad = await verdict('types', { 'tsconfig.json': tsconfig, 'src/a.ts': "export const a: number = 'one';\n" });
    expect(bad).toMatchObject({ ok: false, output: expect.stringContaining('TS2322') });
    const good = await verdict('types', { 'tsconfig.json': tsconfig, 'src/a.ts': 'export const a: number = 1;\n' });
    expect(good).toMatchObject({ ok: true });
  });

  it('types: leaves no file behind beside the sources when a wrong import leads out of the project', async () => {
    const files = {
      'a/tsconfig.json': tsconfig.replace('./', '../'),
      'a/src/a.ts': "import { b } from '../../b/b.ts';\nexport const a = b;\n",
    };
    const root = await aProject({ ...files, 'b/b.ts': 'export const b = 1;\n' });
    const { ok } = await runCommand('tsc', ['-b', 'a'], root);
    expect(ok).toBe(false);
    expect(await readdir(join(root, 'b'))).toEqual(['b.ts']);
  });

  it('boundaries: says of a wrong import how to repair it', async () => {
    const { output } = await verdict('boundaries', {
      ...Object.fromEntries(
        ['shared', 'host', 'server'].map((folder) => [`${folder}/src/index.ts`, 'export const a = 1;\n']),
      ),
      'engine/src/facts/a.ts': "import { b } from '../versions/b.ts';\nexport const a = b;\n",
      'engine/src/versions/b.ts': 'export const b = 1;\n',
    });
    expect(output).toContain(
      'engine-facts-below-versions:\n  engine/src/facts/a.ts -> engine/src/versions/b.ts\n  facts is below versions: move',
    );
  });

  it('boundaries: refuses a run that looked at too few modules to prove anything', async () => {
    const folders = ['shared', 'host', 'remote-auth', 'remote-dashboard', 'engine', 'server'];
    const bad = await verdict(
      'boundaries',
      Object.fromEntries(folders.map((folder) => [`${folder}/src/index.ts`, 'export const a = 1;\n'])),
    );
    expect(bad).toEqual({ ok: false, output: 'only 6 modules were looked at' });
  });

  it('unused: refuses an unused file, an unused export and an unused dependency', async () => {
    const bad = await verdict('unused files, exports and dependencies', {
      'package.json': JSON.stringify({
        name: 'canary',
        type: 'module',
        main: 'src/index.ts',
        dependencies: { zod: '4' },
      }),
      'src/index.ts': "import { used } from './used.ts';\nconsole.log(used);\n",
      'src/used.ts': 'export const used = 1;\nexport const forgotten = 2;\n',
      'src/orphan.ts': 'export const orphan = 1;\n',
      'tsconfig.json': tsconfig,
    });
    expect(bad.ok).toBe(false);
    for (const word of ['orphan.ts', 'forgotten', 'zod']) expect(bad.output).toContain(word);
  });

  it('licences: refuses a part whose licence the product may not contain', async () => {
    const aPackage = (name: string, more: object) => JSON.stringify({ name, version: '1.0.0', ...more });
    const bad = await verdict('licences of parts', {
      'host/package.json': aPackage('host', { dependencies: { free: '1', strict: '1' } }),
      'server/package.json': aPackage('server', { devDependencies: { unshipped: '1' } }),
      'host/node_modules/free/package.json': aPackage('free', { license: 'MIT' }),
      'host/node_modules/strict/package.json': aPackage('strict', { license: 'AGPL-3.0-only' }),
    });
    expect(bad).toEqual({ ok: false, output: 'strict 1.0.0: AGPL-3.0-only' });
  });

  it('generated files: refuses one that its sources no longer say, and names the command', async () => {
    const bad = await verdict('generated files are up to date', {
      '.env.example': '#PORT=1\n',
      'engine/src/rules/boundary-mismatch/rule.ts': 'export const rule = 1;\n',
      'engine/src/facts/units/currency-names.json': '{}\n',
      'engine/src/rules/index.ts': 'export const rules = [];\n',
    });
    const stale = ['.env.example', 'engine/src/facts/units/currency-names.json', 'engine/src/rules/index.ts'];
    expect(bad).toEqual({ ok: false, output: stale.map((path) => `${path} is stale: npm run fix`).join('\n') });
  });

  it('unused: refuses a schema of the contracts that nobody takes', async () => {
    const bad = await verdict('unused files, exports and dependencies', {
      'knip.json': await readFile(join(project, 'knip.json'), 'utf8'),
      'package.json': JSON.stringify({ name: 'canary', type: 'module' }),
      'pnpm-workspace.yaml': 'packages: [shared, host]\n',
      'shared/package.json': JSON.stringify({ name: '@app/shared', exports: { './contracts': './src/index.ts' } }),
      'shared/src/index.ts': "export * from './accounts.ts';\n",
      'shared/src/accounts.ts': 'export const tokenQuery = 1;\nexport const taken = 2;\nexport type Query = string;\n',
      'host/package.json': JSON.stringify({ name: 'host', main: 'src/index.ts' }),
      'host/src/index.ts': "import { taken } from '../../shared/src/index.ts';\nconsole.log(taken);\n",
    });
    expect(bad.output).toMatch(/tokenQuery[^\n]+shared\/src\/accounts\.ts/);
    expect(bad.output).toMatch(/Query +type/);
    expect(bad.output).not.toContain('taken');
  });

  it('members: refuses a text that no page shows, a test notwithstanding', async () => {
    const files = {
      'shared/src/contracts/index.ts': 'export const limits = { most: 5 } as const;\n',
      'shared/src/messages/index.ts':
        "export const texts = { login: { lead: 'a' }, signUp: { lead: 'b' } } as const;\n",
      'host/src/page.tsx': 'console.log(texts.login.lead, limits.most);\n',
      'host/src/page.test.tsx': 'console.log(texts.signUp.lead);\n',
    };
    const name = 'unused members of texts and contracts';
    expect(await verdict(name, files)).toEqual({ ok: false, output: 'unused: texts.signUp.lead' });
    const taken = {
      ...files,
      'remote-auth/src/sign-up.tsx': 'const texts_ = texts.signUp;\nconsole.log(texts_.lead);\n',
    };
    expect(await verdict(name, taken)).toEqual({ ok: true, output: '' });
  });

  it('file names: refuses a name that says nothing', async () => {
    const bad = await verdict('file names', { 'src/utils/dates.ts': 'export {};\n' });
    expect(bad).toEqual({ ok: false, output: 'says nothing: src/utils/dates.ts' });
  });

  it('traces: refuses a path of one machine', async () => {
    const path = ['', 'home', 'somebody', 'data'].join('/');
    const bad = await verdict('no machine paths or registry addresses', {
      'src/a.ts': `export const a = '${path}';\n`,
    });
    expect(bad).toEqual({ ok: false, output: 'src/a.ts:1' });
  });

  it('paths: refuses one that leads out of the repository', async () => {
    const up = (steps: number): string => Array.from({ length: steps }, () => '..').join('/');
    const bad = await verdict('no paths out of the repository', {
      'engine/src/a.test.ts': `const inside = '${up(2)}/samples';\nconst outside = '${up(3)}/samples';\n`,
      'e2e/fixtures/b.ts': `const outside = new URL('${up(3)}/samples', import.meta.url);\n`,
      'docs/c.md': `[up](${up(1)}/README.md) [out](${up(2)}/spec.md)\n`,
    });
    const places = ['docs/c.md:1', 'e2e/fixtures/b.ts:1', 'engine/src/a.test.ts:2'];
    expect({ ok: bad.ok, places: bad.output.split('\n').toSorted() }).toEqual({ ok: false, places });
  });

  it('expressions: refuses to ignore case over all of Unicode, and letters and figures of all scripts', async () => {
    const lines = [
      'export const a = /\\p{Lu}+/u;',
      "export const b = ['x'].some((word) => /rent/iu.test(word));",
      "export const c = new RegExp('rent', 'giu');",
      "export const d = /rent/gi.test('url/iu/x');",
      'export const e = /[\\p{L}]/u;',
      'export const f = /\\P{N}/u;',
    ];
    const bad = await verdict('expressions compile fast', { 'engine/src/a.ts': lines.join('\n') });
    expect(bad).toEqual({ ok: false, output: [2, 3, 5, 6].map((line) => `engine/src/a.ts:${line}`).join('\n') });
  });
});

describe('findEmptyNames', () => {
  it('keeps names that only contain such a word', () => {
    expect(findEmptyNames(['server/src/platform/miscount.ts', 'engine/src/rules/commonwealth/rule.ts'])).toEqual([]);
    expect(findEmptyNames(['a/date-utils.ts', 'b/helpers.ts'])).toEqual(['a/date-utils.ts', 'b/helpers.ts']);
  });
});

describe('findLeaks', () => {
  it('finds an address of a package registry in a lockfile', () => {
    const address = ['https://registry', 'example', 'org/zod.tgz'].join('.');
    expect(findLeaks('pnpm-lock.yaml', `zod:\n  tarball: ${address}\n`)).toEqual([{ path: 'pnpm-lock.yaml', line: 2 }]);
  });

  it('words that the glossary avoids: refuses one in a message, and a glossary that lists none', async () => {
    const name = 'words that the glossary avoids';
    const glossary = '## Words we avoid\n\n| stands | is |\n';
    const message = (text: string) => ({ 'shared/src/messages/a.ts': `export const a = '${text}';\n` });
    expect(await verdict(name, { 'docs/glossary.md': glossary, ...message('It stands here.') })).toEqual({
      ok: false,
      output: 'shared/src/messages/a.ts:1: “stands”, write: is',
    });
    expect(await verdict(name, { 'docs/glossary.md': glossary, ...message('It is here.') })).toMatchObject({
      ok: true,
    });
    expect(await verdict(name, message('It is here.'))).toMatchObject({ ok: false });
  });
});

describe('findPathsOut', () => {
  const up = '..';

  it('counts steps that are given one by one', () => {
    const steps = (count: number): string => Array.from({ length: count }, () => `'${up}'`).join(', ');
    const lines = `join(import.meta.dirname, ${steps(2)}, 'x');\njoin(import.meta.dirname, ${steps(3)}, 'x');\n`;
    expect(findPathsOut('tools/check/a.ts', lines)).toEqual([{ path: 'tools/check/a.ts', line: 2 }]);
  });

  it('takes neither a spread nor an ellipsis for a step', () => {
    expect(findPathsOut('a.ts', 'const all = [...rest];\n// and so on ...\n')).toEqual([]);
    expect(findPathsOut('a.ts', `import '${up}/b.ts';\n`)).toEqual([{ path: 'a.ts', line: 1 }]);
  });
});
