import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { compareStart } from './compare-start.mjs';

const major = Number(process.versions.node.split('.')[0]);

describe('compareStart', () => {
  it('gives only options that this Node knows', () => {
    const { options } = compareStart('.', major);
    expect(options.length).toBeGreaterThan(0);
    expect(spawnSync(process.execPath, [...options, '-e', '0'], { encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    });
  });

  it('gives no options to another Node, which ends at one that it does not know', () => {
    expect(compareStart('.', major + 1).options).toEqual([]);
  });

  it('keeps compiled code in a folder that an installation makes anew', () => {
    const { env } = compareStart('root', major);
    expect(env).toEqual({ NODE_COMPILE_CACHE: join('root', 'engine', 'node_modules', '.cache', 'compare') });
  });
});
