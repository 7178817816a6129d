import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { aRegistry, aRemote } from '@app/shared/testing/registry';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let server: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'remotes-'));
  const file = path.join(folder, 'registry.json');
  await writeFile(file, JSON.stringify(aRegistry({ auth: aRemote('auth', ['1.0.0', '1.1.0']) })));
  server = await startTestApp({ settings: { REMOTES_REGISTRY: file } });
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

function aFailure(changes: object = {}) {
  const failure = {
    remote: 'auth',
    version: '1.1.0',
    phase: 'load',
    message: 'no answer',
    reference: 'auth-1.1.0-0a1b',
  };
  return { ...failure, revision: 1, ...changes };
}

const report = (payload: object) => server.app.inject({ method: 'POST', url: '/api/remote-failures', payload });

async function counts(): Promise<Record<string, number>> {
  const metric = await server.platform.metrics.getSingleMetric('remote_load_failures_total')?.get();
  return Object.fromEntries(
    (metric?.values ?? []).map(({ labels, value }) => [
      `${labels['remote']} ${labels['version']} ${labels['phase']}`,
      value,
    ]),
  );
}

describe('POST /api/remote-failures', () => {
  it('counts failures by remote, release and phase, and needs no session', async () => {
    const answers = [await report(aFailure()), await report(aFailure()), await report(aFailure({ phase: 'render' }))];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect(await counts()).toMatchObject({ 'auth 1.1.0 load': 2, 'auth 1.1.0 render': 1 });
  });

  it('lets no invented name become a time series', async () => {
    await report(aFailure({ remote: 'invented' }));
    await report(aFailure({ version: '9.9.9' }));
    await report(aFailure({ remote: '__proto__' }));
    const labels = Object.keys(await counts()).join('\n');
    expect(labels).toContain('other other load');
    expect(labels).toContain('auth other load');
    expect(labels).not.toMatch(/invented|9\.9\.9|proto/);
  });

  it.each([
    ['an unknown phase', aFailure({ phase: 'whatever' })],
    ['a message that is too long', aFailure({ message: 'x'.repeat(501) })],
    ['no version', { remote: 'auth' }],
  ])('refuses %s', async (_what, payload) => {
    expect((await report(payload)).statusCode).toBe(400);
  });
});
