import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aRelease } from '@app/shared/testing/registry';
import { localSite } from './local-site.ts';
import { addRelease } from './registry-edits.ts';
import { editRegistry, readRegistry } from './registry-file.ts';
import type { SiteStore } from './site-store.ts';

let dir: string;
let site: SiteStore;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'registry-'));
  site = localSite(dir);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const add = (version: string) => addRelease('auth', version, aRelease('auth', version));

describe('readRegistry', () => {
  it('is empty before the first release', async () => {
    expect(await readRegistry(site)).toEqual({ schemaVersion: 1, revision: 0, remotes: {} });
  });

  it.each([
    ['empty', '', 'it is empty'],
    ['half written', '{"schemaVersion": 1, "revi', 'it is not whole'],
    ['other JSON', '[]', 'is not as it should be'],
    ['wrong in one value', '{"schemaVersion": 1, "revision": "2", "remotes": {}}', '"revision" is not as it should be'],
  ])('puts back the newest readable state in place of a file that is %s, and says so', async (_what, text, problem) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    await editRegistry(site, 'first', add('1.0.0'));
    const second = await editRegistry(site, 'second', add('1.1.0'));
    await writeFile(join(dir, 'registry-history/000003.json'), '{"what": "thi');
    await writeFile(join(dir, 'registry.json'), text);
    expect(await readRegistry(site)).toEqual(second);
    expect(JSON.parse(await readFile(join(dir, 'registry.json'), 'utf8'))).toEqual(second);
    expect(await readFile(join(dir, 'registry-unreadable.json'), 'utf8')).toBe(text);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(problem));
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/registry\.json cannot be read .* as after "second" of/));
    expect((await editRegistry(site, 'third', add('1.2.0'))).revision).toBe(3);
    warn.mockRestore();
  });

  it('puts back a file that was lost', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const first = await editRegistry(site, 'first', add('1.0.0'));
    await rm(join(dir, 'registry.json'));
    expect(await readRegistry(site)).toEqual(first);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('it is not there'));
    warn.mockRestore();
  });

  it('names the file and the way out when the history cannot help', async () => {
    await writeFile(join(dir, 'registry.json'), '{"schema');
    await expect(readRegistry(site)).rejects.toThrow(
      /registry\.json cannot be read .* Put back a copy of the file, or remove it/,
    );
  });

  it('does not go back behind a newer schema: names the file and the way out, and changes nothing', async () => {
    await editRegistry(site, 'first', add('1.0.0'));
    await writeFile(join(dir, 'registry.json'), '{"schemaVersion": 2}');
    const refused = /registry\.json is of schema 2, these sources know 1: .* move the file away/;
    await expect(readRegistry(site)).rejects.toThrow(refused);
    await expect(editRegistry(site, 'second', add('1.1.0'))).rejects.toThrow(refused);
    expect(await readFile(join(dir, 'registry.json'), 'utf8')).toBe('{"schemaVersion": 2}');
  });
});

describe('editRegistry', () => {
  it('raises the revision with every edit', async () => {
    await editRegistry(site, 'first', add('1.0.0'));
    const { revision } = await editRegistry(site, 'second', add('1.1.0'));
    expect(revision).toBe(2);
    expect((await readRegistry(site)).revision).toBe(2);
  });

  it('loses no edit when several are made at once', async () => {
    const versions = Array.from({ length: 12 }, (_, index) => `1.${index}.0`);
    await Promise.all(versions.map((version) => editRegistry(localSite(dir), `add ${version}`, add(version))));
    const { revision, remotes } = await readRegistry(site);
    expect(revision).toBe(12);
    expect(Object.keys(remotes['auth']?.releases ?? {}).toSorted()).toEqual(versions.toSorted());
  });

  it('keeps every state with what, who and when', async () => {
    await editRegistry(site, 'release auth 1.0.0', add('1.0.0'));
    const kept: unknown = JSON.parse(await readFile(join(dir, 'registry-history/000001.json'), 'utf8'));
    expect(kept).toEqual({
      what: 'release auth 1.0.0',
      by: expect.stringMatching(/\S/),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      registry: await readRegistry(site),
    });
  });

  it('changes nothing when the edit is refused', async () => {
    await editRegistry(site, 'first', add('1.0.0'));
    const before = await readFile(join(dir, 'registry.json'));
    const refuse = () => {
      throw new Error('refused');
    };
    await expect(editRegistry(site, 'bad', refuse)).rejects.toThrow('refused');
    expect(await readFile(join(dir, 'registry.json'))).toEqual(before);
    expect(await site.list('registry-history')).toEqual(['000001.json']);
  });

  it('takes over the lock of an edit that died', async () => {
    const lock = join(dir, 'registry.json.lock');
    await writeFile(lock, '');
    await utimes(lock, new Date(), new Date(Date.now() - 60_000));
    await expect(editRegistry(site, 'first', add('1.0.0'))).resolves.toMatchObject({ revision: 1 });
  });
});
