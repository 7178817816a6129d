import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { createAccount, logIn, type Credentials } from './account-client.ts';
import { measureFirstFinding } from './analysis-load/first-finding.ts';
import type { BenchRow, BenchTable } from './bench-table.ts';
import { startChildServer } from './child-server.ts';
import { completed, uploadFile } from './compare-client.ts';
import { makeVersions } from './engine-load/make-versions.ts';
import type { UploadTarget } from './upload-load/upload-client.ts';
import { buildSite } from '../build/build-site.ts';
import { openBrowser } from '../page-load/browser.ts';

const ada: Credentials = { email: 'ada@example.com', password: 'difference engine' };
const folderOfCase = resolve(import.meta.dirname, '../../engine/cases/garden-wedding');
/** Four letters of a page each, none of them a scan. */
const names = ['catering-contract.pdf', 'confirmation-email.pdf', 'final-invoice.pdf', 'menu.pdf'];
const rounds = 5;
const mostOfCommand = 1;
const mostToScreenMs = 350;

const execute = promisify(execFile);

/** What a person waits for: from pressing the button to the report, beside the same on the command line, which starts anew each time. */
export async function run(): Promise<BenchTable> {
  const folder = await mkdtemp(join(tmpdir(), 'analysis-bench-'));
  const dataDir = join(folder, 'data');
  await buildSite({ siteDir: resolve(import.meta.dirname, '../../site') });
  const started = performance.now();
  const service = await startChildServer(fileURLToPath(import.meta.resolve('@app/server/main')), {
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    TRUST_PROXY: '127.0.0.1',
  });
  const ready = performance.now() - started;
  try {
    await createAccount(service.origin, dataDir, ada);
    const target = { origin: service.origin, cookie: await logIn(service.origin, ada) };
    const first = await analyse(target);
    const times = { service: [] as number[], command: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      times.service.push(await analyse(target));
      times.command.push(await compare(folder));
    }
    const [inService, onCommandLine] = [Math.min(...times.service), Math.min(...times.command)];
    const ratio = inService / onCommandLine;
    return {
      title: 'From pressing the button to the report',
      rows: [
        { name: 'start of the service on an empty data directory', value: seconds(ready) },
        { name: 'the first analysis after it', value: seconds(first) },
        { name: 'four letters, in the service', value: seconds(inService) },
        { name: 'four letters, on the command line', value: seconds(onCommandLine) },
        {
          name: 'service to command line',
          value: ratio.toFixed(2),
          target: `at most ${mostOfCommand}`,
          met: ratio <= mostOfCommand,
        },
        ...(await measureScreen(target, folder, dataDir)),
      ],
    };
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Two documents of twenty pages, let go over the page. */
async function measureScreen(target: UploadTarget, folder: string, dataDir: string): Promise<BenchRow[]> {
  const paths = await makeVersions({ folder, documents: 2, pagesEach: 20 });
  const browser = await openBrowser();
  try {
    const measured = [];
    for (let round = 0; round < rounds; round += 1) {
      measured.push(await measureFirstFinding(browser, target, { paths, dataDir }));
    }
    const fromDrop = median(measured.map((one) => one.fromDrop));
    const fromCompared = median(measured.map((one) => one.fromCompared));
    return [
      { name: 'two documents of 20 pages, from the drop to the first finding on the screen', value: seconds(fromDrop) },
      {
        name: 'of this from when they were compared',
        value: `${Math.round(fromCompared)} ms`,
        target: `at most ${mostToScreenMs} ms`,
        met: fromCompared <= mostToScreenMs,
      },
    ];
  } finally {
    await browser.close();
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function analyse(target: UploadTarget): Promise<number> {
  const sessionId = randomUUID();
  for (const name of names) await uploadFile(target, sessionId, join(folderOfCase, name));
  return timed(() => completed(target, sessionId));
}

/** As `npm run compare` does, with a report. */
const compare = (folder: string): Promise<number> =>
  timed(() =>
    execute(process.execPath, [
      resolve(import.meta.dirname, '../../engine/src/compare-command.ts'),
      '--report',
      join(folder, 'report.docx'),
      '--json',
      join(folder, 'report.json'),
      ...names.map((name) => join(folderOfCase, name)),
    ]),
  );
