import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { buildHost } from '../build/build-host.ts';
import { localSite } from './local-site.ts';
import { publishRelease } from './publish-release.ts';
import { readRegistry } from './registry-file.ts';
import { copyWorkspace, type WorkspaceCopy } from './testing/copy-workspace.ts';

let folder: string;
let siteDir: string;
let workspace: WorkspaceCopy;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'));
  siteDir = join(folder, 'site');
  workspace = await copyWorkspace(join(folder, 'sources'));
  const { root } = workspace;
  await buildHost({ root, siteDir });
  await publishRelease({ root, site: site(), name: 'auth' });
});
afterEach(() => workspace.restore());
afterAll(() => rm(folder, { recursive: true, force: true }));

const site = () => localSite(siteDir);
let count = 0;

type Change = (sources: WorkspaceCopy) => Promise<void>;

interface ReleaseOptions {
  readonly sources?: WorkspaceCopy;
  readonly canary?: number;
}

/** Other sources, released as the next version. */
async function release(change: Change, { sources = workspace, canary }: ReleaseOptions = {}): Promise<string> {
  count += 1;
  const version = `1.${count}.0`;
  await sources.setVersion('remote-auth', version);
  await change(sources);
  await publishRelease({ root: sources.root, site: site(), name: 'auth', canary });
  return version;
}

async function expectRefusal(reasons: readonly RegExp[], change: Change, sources = workspace): Promise<void> {
  const before = await readRegistry(site());
  const folders = await readdir(join(siteDir, 'remotes/auth'));
  const refusal = await release(change, { sources }).then(() => '', String);
  for (const reason of reasons) expect(refusal).toMatch(reason);
  expect(await readRegistry(site())).toEqual(before);
  expect(await readdir(join(siteDir, 'remotes/auth'))).toEqual(folders);
}

const relabel: Change = ({ edit }) =>
  edit('shared/src/messages/auth.ts', (text) => text.replace('Email Address', 'E-mail'));

const hideBar: Change = ({ edit }) =>
  edit('remote-auth/src/features/login/login-page.module.css', (text) => `${text}\n:global(header) { display: none }`);

describe('publishRelease', () => {
  it('makes the first release live', async () => {
    expect((await readRegistry(site())).remotes['auth']).toMatchObject({ active: '1.0.0', previous: null });
  });

  it('makes another release live and keeps the one before to fall back to', async () => {
    const version = await release(relabel);
    expect((await readRegistry(site())).remotes['auth']).toMatchObject({ active: version, previous: '1.0.0' });
  });

  it('gives a canary to its share and leaves the rest alone', async () => {
    const { remotes } = await readRegistry(site());
    const version = await release(relabel, { canary: 10 });
    expect((await readRegistry(site())).remotes['auth']).toMatchObject({
      active: remotes['auth']?.active,
      canary: { version, percent: 10 },
    });
  });

  it.each<[string, readonly RegExp[], Change]>([
    [
      'a range of a shared module that the host does not meet, and a singleton that it does not share',
      [/shared react: the release asks for \^20\.0\.0, the host has 19/, /shared react-hook-form: .*does not share it/],
      ({ edit }) =>
        edit('rspack.base.ts', (text) =>
          text
            .replace(/requiredVersion: `\^\$\{reactVersion.*?`/, "requiredVersion: '^20.0.0'")
            .replace("'react/': react,", "'react/': react, 'react-hook-form': { ...once, requiredVersion: '^7.0.0' },"),
        ),
    ],
    [
      'no ./remote',
      [/auth 1\.\d+\.0 does not expose \.\/remote/],
      ({ edit }) => edit('rspack.base.ts', (text) => text.replace("'./remote':", "'./other':")),
    ],
    [
      'what throws while it is loaded',
      [/auth 1\.\d+\.0 is refused, it does not run:\n  \/login: load: broken at load/],
      ({ edit }) => edit('remote-auth/src/expose/remote.ts', (text) => `${text}\nthrow new Error('broken at load');\n`),
    ],
    [
      'what is no remote',
      [/is refused, it does not run:\n  \/login: shape:/],
      ({ edit }) =>
        edit('remote-auth/src/expose/remote.ts', () => 'export const remote = { contract: 1, routes: [] };'),
    ],
    [
      'what claims pages of another remote',
      [/is refused, it does not run:\n  \/login: shape: routes: \/dashboard belongs to dashboard/],
      ({ edit }) =>
        edit('remote-auth/src/expose/remote.ts', (text) =>
          text.replace('routes: remoteRoutes.auth', 'routes: [...remoteRoutes.auth, ...remoteRoutes.dashboard]'),
        ),
    ],
    [
      'what throws while a page renders or in a timer of its first second, and a page that shows nothing',
      [
        /is refused, it does not run:\n/,
        /\n  \/signup: render: broken at render/,
        /\n  \/login: (later: )?broken in a timer/,
        /\n  \/check-email: shows no heading/,
      ],
      async ({ edit }) => {
        const first = (page: string) => new RegExp(`(export function ${page}\\([^]*?\\) \\{\\n)`);
        await edit('remote-auth/src/features/sign-up/sign-up-page.tsx', (text) =>
          text.replace(first('SignUpPage'), "$1  if (Date.now() > 0) throw new Error('broken at render');\n"),
        );
        await edit('remote-auth/src/features/login/login-page.tsx', (text) =>
          text.replace(first('LoginPage'), "$1  setTimeout(() => { throw new Error('broken in a timer'); }, 100);\n"),
        );
        await edit('remote-auth/src/app/account-pages.tsx', (text) =>
          text.replace("'/check-email': CheckEmailPage", "'/check-email': () => null"),
        );
      },
    ],
    [
      'a style that hides the bar of the host, at its build',
      [/The build of [^]* failed:[^]*Styles reach what is not of this remote: header\. Every selector must pick/],
      hideBar,
    ],
    [
      'the same when its build let it pass',
      [/auth 1\.\d+\.0 is refused\. Styles reach what is not of this remote: header\./],
      async (sources) => {
        await hideBar(sources);
        await sources.edit('rspack.base.ts', (text) => text.replace('refuseOutsideStyles(name),', ''));
      },
    ],
    [
      'sources that do not compile',
      [/The build of .* failed/],
      ({ edit }) => edit('remote-auth/src/expose/remote.ts', () => 'export const remote = ;'),
    ],
  ])('refuses %s, and changes nothing', async (_what, reasons, change) => expectRefusal(reasons, change));

  it('refuses another contract, and changes nothing', async () => {
    // What a build reads of the contract is loaded once for each folder.
    const sources = await copyWorkspace(join(folder, 'other-contract'));
    await expectRefusal(
      [/contract: the release is built for 2, the host speaks 1/],
      ({ edit }) =>
        edit('shared/src/federation/contract.ts', (text) => text.replace('contractNumber = 1', 'contractNumber = 2')),
      sources,
    );
  });

  it('refuses other sources under a version that is taken', async () => {
    await relabel(workspace);
    await expect(publishRelease({ root: workspace.root, site: site(), name: 'auth' })).rejects.toThrow(
      'auth 1.0.0 was built from other sources. Raise the version in remote-auth/package.json.',
    );
  });
});
