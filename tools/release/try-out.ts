import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { remoteFailuresEndpoint } from '@app/shared/contracts';
import { exampleOf, type RemoteName, type Registry } from '@app/shared/federation/server';
import { serveSite, type SiteServer } from '../build/serve-site.ts';
import { openBrowser } from '../page-load/browser.ts';
import { settings } from '../page-load/settings.ts';
import { answerVisitor } from './answer-visitor.ts';
import { toRegistryRelease, type ReleaseRecord } from './release-record.ts';

/** How long a page may take to show itself, on a busy machine. */
const shownLimitMs = 15_000;
/** A page is watched this long after it stands there: effects, first timers and promises have run by then. */
const watchMs = 1_000;

export interface Trial {
  /** A site that holds a host and the release. */
  readonly siteDir: string;
  readonly name: RemoteName;
  readonly record: ReleaseRecord;
}

/**
 * Runs a release as a visitor would, in a browser and under a host, without anything to fall back to, and opens each of its
 * pages. Throws with all that went wrong: a release that passes can at least be loaded and shown.
 */
export async function tryOut(trial: Trial): Promise<void> {
  const { name, version, preload } = trial.record;
  const visits = new Map(Object.keys(preload).map((route) => [exampleOf(route), createVisit()]));
  const server = await serveTrial(trial, (path, problem) => visits.get(path)?.note(problem));
  const browser = await openBrowser();
  try {
    const context = await browser.newContext();
    await Promise.all([...visits].map(([path, visit]) => openPage(context, `${server.url}${path}`, visit)));
  } finally {
    await browser.close();
    await server.close();
  }
  const told = [...visits].flatMap(([path, { problems }]) => [...problems].map((problem) => `  ${path}: ${problem}`));
  if (told.length > 0) {
    throw new Error(`${name} ${version} is refused, it does not run:\n${told.join('\n')}`);
  }
}

interface Visit {
  readonly problems: ReadonlySet<string>;
  readonly note: (problem: string) => void;
  /** Settles with the first problem. */
  readonly failing: Promise<void>;
}

function createVisit(): Visit {
  const problems = new Set<string>();
  const { promise: failing, resolve: fail } = Promise.withResolvers<void>();
  const note = (problem: string): void => {
    problems.add(problem);
    fail();
  };
  return { problems, note, failing };
}

async function openPage(context: BrowserContext, url: string, { note, failing }: Visit): Promise<void> {
  const page = await context.newPage();
  page.on('pageerror', ({ message, stack }) => {
    if (stack?.includes('/remotes/') === true) note(message);
  });
  await page.goto(url);
  const heading = page.waitForSelector('h1', { timeout: shownLimitMs });
  await Promise.race([heading.catch(() => note(`shows no heading within ${shownLimitMs} ms`)), failing]);
  await sleep(watchMs);
}

/** Tells of the failures that pages report, with the path of the page. */
function serveTrial(
  { siteDir, name, record }: Trial,
  note: (path: string, problem: string) => void,
): Promise<SiteServer> {
  const answer = answerVisitor(name);
  return serveSite({
    siteDir,
    settings,
    registry: () => registryOf(name, record),
    api: (request, response) => {
      if (request.url !== `/api${remoteFailuresEndpoint.path}`) {
        answer(request, response);
        return;
      }
      response.writeHead(204).end();
      const path = new URL(request.headers.referer ?? '', 'http://page').pathname;
      readFailure(request).then(
        (failure) => note(path, failure),
        (error: unknown) => note(path, String(error)),
      );
    },
  });
}

/** The release alone, live for everybody. */
function registryOf(name: RemoteName, record: ReleaseRecord): Registry {
  const release = toRegistryRelease(record, `/remotes/${name}/${record.version}/`);
  const remote = { active: record.version, previous: null, blocked: [], releases: { [record.version]: release } };
  return { schemaVersion: 1, revision: 1, remotes: { [name]: remote } };
}

async function readFailure(request: IncomingMessage): Promise<string> {
  const { phase, message } = remoteFailuresEndpoint.request.body.parse(JSON.parse(await text(request)));
  return `${phase}: ${message}`;
}
