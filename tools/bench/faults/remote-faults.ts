import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildRemote } from '../../build/build-remote.ts';
import { buildSite } from '../../build/build-site.ts';
import { serveSite, type SiteServer } from '../../build/serve-site.ts';
import { openBrowser } from '../../page-load/browser.ts';
import { settings } from '../../page-load/settings.ts';
import { localSite } from '../../release/local-site.ts';
import { activate, addRelease, rollBack } from '../../release/registry-edits.ts';
import { editRegistry, readRegistry } from '../../release/registry-file.ts';
import { releaseRecord, toRegistryRelease, type ReleaseRecord } from '../../release/release-record.ts';
import type { SiteStore } from '../../release/site-store.ts';
import { copyWorkspace } from '../../release/testing/copy-workspace.ts';
import type { BenchRow } from '../bench-table.ts';
import { startChildServer } from '../child-server.ts';
import { disturbances, hanging, type Disturb } from './disturb-download.ts';
import { faultySources } from './faulty-sources.ts';
import { visit, type Visit } from './visit-page.ts';

const limits = { atOnceMs: 500, hangingMs: 3_500, rollbackMs: 1_000 };
const rounds = 3;

/** One way in which the live release fails. */
interface Fault {
  readonly what: string;
  readonly record: ReleaseRecord;
  readonly disturb?: Disturb;
}

/** Where everything lies, and what a fault may do to the files of a release. */
interface Stage {
  readonly site: SiteStore;
  readonly siteDir: string;
  readonly good: ReleaseRecord;
}

/** Twelve faults of a live release, in a real browser against the real service: what a visitor sees and after how long. */
export async function remoteFaults(): Promise<readonly BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'remote-faults-'));
  const stage = await buildStage(folder);
  const faults = await listFaults(stage, folder);
  const files = await serveFiles(stage.siteDir);
  const service = await startChildServer(fileURLToPath(import.meta.resolve('@app/server/main')), {
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: stage.siteDir,
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    // A warning for each fault is what is expected.
    LOG_LEVEL: 'error',
  });
  const browser = await openBrowser();
  const url = `${service.origin}/login`;
  try {
    // The first page of a browser and of a service costs more than any other.
    await visit(browser, url);
    const rows: BenchRow[] = [];
    for (const fault of faults) {
      const pairs: Pair[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await goLive(stage, { what: 'good', record: stage.good }, files.url);
        const healthy = await visit(browser, url);
        await goLive(stage, fault, files.url);
        files.disturb(fault.disturb);
        pairs.push({ healthy, faulty: await visit(browser, url) });
        files.disturb(undefined);
      }
      rows.push(rowOf(fault, pairs));
    }
    return [...rows, await measureRollback(stage, url)];
  } finally {
    await browser.close();
    await Promise.all([service.stop(), files.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** A page without a fault and one with it, one after the other: a busy moment of the machine meets both. */
interface Pair {
  readonly healthy: Visit;
  readonly faulty: Visit;
}

interface Files extends SiteServer {
  /** What happens to the files from now on; ends what happened to them so far. */
  disturb(disturb: Disturb | undefined): void;
}

/** The files of releases on an origin of their own. */
async function serveFiles(siteDir: string): Promise<Files> {
  let current: Disturb | undefined;
  const ends: (() => void)[] = [];
  const server = await serveSite({
    siteDir,
    settings,
    intercept: (_request, response) => {
      if (current === undefined) return false;
      ends.push(current(response));
      return true;
    },
  });
  const disturb = (next: Disturb | undefined): void => {
    current = next;
    ends.splice(0).forEach((end) => end());
  };
  return { ...server, disturb };
}

/** A site of the sources as they are, with its live release of auth: the one that visitors are to fall back to. */
async function buildStage(folder: string): Promise<Stage> {
  const siteDir = join(folder, 'site');
  await buildSite({ siteDir });
  const site = localSite(siteDir);
  const active = (await readRegistry(site)).remotes['auth']?.active ?? '';
  const text = await readFile(join(siteDir, 'remotes/auth', active, 'release.json'), 'utf8');
  return { site, siteDir, good: releaseRecord.parse(JSON.parse(text)) };
}

async function listFaults({ siteDir, good }: Stage, folder: string): Promise<readonly Fault[]> {
  const record = { ...good, version: '9.0.0' };
  await cp(join(siteDir, 'remotes/auth', good.version), join(siteDir, 'remotes/auth', record.version), {
    recursive: true,
  });
  const forged = { ...good.integrity, 'remoteEntry.js': good.integrity['mf-manifest.json'] ?? '' };
  return [
    ...Object.entries(disturbances).map(([what, disturb]) => ({ what, record, disturb })),
    { what: 'a file that is not what was released', record: { ...record, integrity: forged } },
    { what: 'built for another contract', record: { ...record, contract: record.contract + 1 } },
    ...(await buildFaulty(siteDir, folder)),
  ];
}

async function buildFaulty(siteDir: string, folder: string): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  for (const [what, source] of Object.entries(faultySources)) {
    const workspace = await copyWorkspace(join(folder, what.replaceAll(' ', '-')));
    await workspace.setVersion('remote-auth', `9.${faults.length + 1}.0`);
    await writeFile(join(workspace.root, 'remote-auth/src/expose/remote.ts'), source);
    faults.push({ what, record: (await buildRemote({ root: workspace.root, siteDir, name: 'auth' })).record });
  }
  return faults;
}

/** Makes a release live for everybody, with the good one before it. Files of a faulty one lie on an origin of their own. */
async function goLive({ site, good }: Stage, { what, record }: Fault, origin: string): Promise<void> {
  const release = toRegistryRelease(record, `${record === good ? '' : origin}/remotes/auth/${record.version}/`);
  await editRegistry(site, `release what is ${what}`, (registry) => {
    const listed = addRelease('auth', record.version, release)(registry);
    return activate('auth', record.version)(activate('auth', good.version)(listed));
  });
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function rowOf({ what }: Fault, pairs: readonly Pair[]): BenchRow {
  const phases = [...new Set(pairs.flatMap(({ faulty }) => faulty.failures))].join(', ');
  const isUsable = pairs.every(({ faulty }) => faulty.isUsable);
  const name = `release of remote-auth: ${what}`;
  if (what === 'throws in a timer') {
    const value = `${isUsable ? 'the page stays, usable' : 'NOT usable'}; reported: ${phases || 'nothing'}`;
    return { name, value, target: 'usable, reported', met: isUsable && phases === 'later' };
  }
  const limitMs = hanging.has(what) ? limits.hangingMs : limits.atOnceMs;
  const laterMs = Math.round(median(pairs.map(({ healthy, faulty }) => faulty.usableMs - healthy.usableMs)));
  const seen = isUsable ? `the release before, usable ${laterMs} ms later than without the fault` : 'NOT usable';
  const value = `${seen}; reported: ${phases || 'nothing'}`;
  return { name, value, target: `within ${limitMs} ms`, met: isUsable && phases !== '' && laterMs <= limitMs };
}

/** From the roll-back until a page is answered that does not load the release any more. */
async function measureRollback({ site, good }: Stage, url: string): Promise<BenchRow> {
  await editRegistry(site, 'roll back auth', rollBack('auth'));
  const started = performance.now();
  const isBack = async (): Promise<boolean> => (await (await fetch(url)).text()).includes(`"active":"${good.version}"`);
  while (!(await isBack())) {
    if (performance.now() - started > 30_000) throw new Error('The roll-back never showed.');
  }
  const afterMs = Math.round(performance.now() - started);
  return {
    name: 'roll-back seen by the next page load',
    value: `after ${afterMs} ms`,
    target: `within ${limits.rollbackMs} ms`,
    met: afterMs <= limits.rollbackMs,
  };
}
