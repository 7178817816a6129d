import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { compareStart } from './compare-start.mjs';

const project = resolve(import.meta.dirname, '../..');
const major = Number(process.versions.node.split('.')[0]);

describe('compareStart', () => {
  it('gives only options that this Node knows', async () => {
    const { options } = await compareStart(project, major);
    expect(options.length).toBeGreaterThan(0);
    expect(spawnSync(process.execPath, [...options, '-e', '0'], { encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    });
  });

  it('gives no options to another Node, which ends at one that it does not know', async () => {
    expect((await compareStart(project, major + 1)).options).toEqual([]);
  });

  it('keeps compiled code in a folder that an installation makes anew', async () => {
    const { env } = await compareStart(project, major);
    expect(env).toEqual({ NODE_COMPILE_CACHE: join(project, 'engine', 'node_modules', '.cache', 'compare') });
  });

  it('starts the sources where there is no bundle to be made, and says so', async () => {
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { script } = await compareStart('nowhere', major);
    expect(script).toBe(join('nowhere', 'engine', 'src', 'compare-command.ts'));
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/could not be bundled: .*no such file/));
    said.mockRestore();
  });
});
