import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { anchorsOf, codeSpansOf, commandsOf, linksOf, resolveLink, type Command } from './read-markdown.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const pages = files.filter((path) => path.endsWith('.md') && existsSync(join(root, path)));

const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')));
const entries = new Map(
  [...read('tools/run.mjs').matchAll(/^ {2}(?:'([\w -]+)'|(\w+)): '([\w/.-]+\.ts)',$/gm)].map((match) => [
    match[1] ?? match[2] ?? '',
    match[3] ?? '',
  ]),
);
const benches = [...read('tools/bench/run-bench.ts').matchAll(/^ {2}'?([\w-]+)'?: \(\) => import/gm)].map(
  (match) => match[1],
);
const remotes = files.flatMap((path) => /^(remote-[^/]+)\/package\.json$/.exec(path)?.[1] ?? []);

/** `<folder>` or `DIR`. */
const isPlaceholder = (word: string): boolean => /^(?:<[\w-]+>|[A-Z]+)$/.test(word);
const namesTest = (word: string): boolean =>
  files.some((path) => path.includes(word) && /\.(?:test|spec)\.tsx?$/.test(path));
const namesRemote = (word: string): boolean => remotes.includes(word);
const isVersion = (word: string): boolean => /^\d+\.\d+\.\d+$/.test(word);

/** What may stand at each place after a command; commands without a row take none. */
const forms: Readonly<Record<string, readonly ((word: string) => boolean)[]>> = {
  bench: [(word) => benches.includes(word), isPlaceholder],
  fit: [(word) => word === 'values' || word === 'statements'],
  'test unit': [namesTest],
  'test e2e': [namesTest],
  dev: [namesRemote],
  'release pipeline': [namesRemote],
  'release can-release': [namesRemote],
  release: [(word) => word === 'host' || namesRemote(word)],
  'release promote': [namesRemote, isVersion],
  'release rollback': [namesRemote],
  'release allow-origin': [(word) => URL.canParse(word)],
  compare: Array.from({ length: 5 }, () => (word: string) => word.endsWith('.pdf')),
};

/** The sources in which the options of a command are named. */
const optionSources = (name: string, [part = '']: readonly string[]): string =>
  [
    entries.get(name) ?? '',
    ...(name === 'bench' && forms.bench?.[0]?.(part) === true ? [`tools/bench/${part}.ts`] : []),
    'tools/release/command-line.ts',
    'engine/src/command-line.ts',
    'tools/bench/papers-option.ts',
    'tools/test/command-words.ts',
  ]
    .map(read)
    .join('\n');

/** What the launcher is asked for: `release promote` for `npm run promote` and for `npm run release -- promote`. */
function launched({ name, args }: Command): { readonly entry: string; readonly args: readonly string[] } | null {
  const script = /^exec node tools\/run\.mjs (.+)$/.exec(scripts[name] ?? '')?.[1];
  if (script === undefined) return null;
  const withPart = `${script} ${args[0]}`;
  if (entries.has(withPart)) return { entry: withPart, args: args.slice(1) };
  return entries.has(script) ? { entry: script, args } : null;
}

function faultOf(command: Command): string | null {
  const found = launched(command);
  if (found === null) return 'no such command';
  const { entry: name, args } = found;
  const isOption = (word: string | undefined): boolean => word?.startsWith('--') === true;
  const unknown = args
    .filter(isOption)
    .find((word) => !new RegExp(`'(?:--)?${word.slice(2)}'|\\b${word.slice(2)}: \\{`).test(optionSources(name, args)));
  if (unknown !== undefined) return `no option ${unknown}`;
  const words = args.filter((word, index) => !isOption(word) && !isOption(args[index - 1]));
  const wrong = words.find((word, index) => !isPlaceholder(word) && forms[name]?.[index]?.(word) !== true);
  return wrong === undefined ? null : `does not take ${wrong}`;
}

describe.each(pages)('%s', (page) => {
  const content = read(page);

  it('links to files and headings that exist', () => {
    const dead = linksOf(content).filter(({ target }) => {
      if (/^https?:/.test(target)) return !URL.canParse(target);
      const { path, anchor } = resolveLink(page, target);
      if (!existsSync(join(root, path))) return true;
      return anchor !== undefined && !anchorsOf(read(path)).includes(anchor);
    });
    expect(dead).toEqual([]);
  });

  it('names commands that exist, with arguments they take', () => {
    const wrong = commandsOf(content).flatMap((command) => {
      const fault = faultOf(command);
      return fault === null ? [] : [{ ...command, fault }];
    });
    expect(wrong).toEqual([]);
  });

  it('names files and folders that exist', () => {
    const isOurs = /^(?:docs|engine|server|shared|host|remote-\w+|tools|e2e)\/[\w./<>-]*$/;
    const lost = codeSpansOf(content)
      .filter(({ target }) => isOurs.test(target) && !/\/(?:dist|node_modules)\b/.test(target))
      .filter(({ target }) => {
        const pattern = target
          .replaceAll(/[.]/g, String.raw`\.`)
          .replaceAll(/<[\w-]+>/g, '[^/]+')
          .replace(/\/$/, '');
        // `shared/contracts` is the package's door of that name.
        const named = new RegExp(`^(?:${pattern}|${pattern.replace('/', '/src/')})(?:/|$)`);
        return !files.some((path) => named.test(path));
      });
    expect(lost).toEqual([]);
  });
});

describe('commands', () => {
  it('are all known to npm and to the launcher alike', () => {
    const known = Object.keys(scripts).map((name) => launched({ name, args: [], line: 1 })?.entry);
    expect(known).not.toContain(undefined);
    const reached = [...entries.keys()].filter((entry) => known.includes(entry.split(' ')[0] ?? ''));
    expect(reached).toEqual([...entries.keys()]);
  });

  it.each([
    [{ name: 'toast', args: [] }, 'no such command'],
    [{ name: 'bench', args: ['speed'] }, 'does not take speed'],
    [{ name: 'test', args: ['unit', 'engine/src/nowhere'] }, 'does not take engine/src/nowhere'],
    [{ name: 'release', args: ['remote-auth', '--to', 'all'] }, 'no option --to'],
    [{ name: 'release', args: ['remote-auth', '--canary', '10'] }, null],
    [{ name: 'promote', args: ['remote-auth', 'soon'] }, 'does not take soon'],
    [{ name: 'release', args: ['promote', 'remote-auth', 'soon'] }, 'does not take soon'],
    [{ name: 'release', args: ['promote', 'remote-auth', '1.0.0'] }, null],
    [{ name: 'check', args: ['fast'] }, 'does not take fast'],
    [{ name: 'bench', args: ['accuracy', '--papers', '<folder>'] }, null],
  ])('are followed: %j', (command, fault) => {
    expect(faultOf({ ...command, line: 1 })).toBe(fault);
  });
});
