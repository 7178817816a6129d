import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';

const launcher = fileURLToPath(new URL('run.mjs', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

describe('run.mjs', () => {
  it('names the commands it knows when it is given another', () => {
    const { status, stderr } = spawnSync(process.execPath, [launcher, 'toString'], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(/Unknown command "toString".*start, test/),
    });
  });

  it('offers at most twelve scripts: what belongs to one is a part of it', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(`${root}/package.json`, 'utf8')));
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(12);
  });

  it('leads every command to a file that exists', () => {
    const files = [...readFileSync(launcher, 'utf8').matchAll(/^ {2}(?:'[\w -]+'|\w+): '([\w/.-]+\.ts)',$/gm)].map(
      (match) => match[1] ?? '',
    );
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !existsSync(`${root}/${file}`))).toEqual([]);
  });
});
