import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { saveAgain, type Resaver } from './save-again.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'save-again-'));
});
afterEach(() => rm(folder, { recursive: true }));

const by = (script: string): Resaver => ({
  name: 'Test',
  program: process.execPath,
  version: '--version',
  words: (from, to) => ['-e', script, from, to],
});

describe(saveAgain.name, () => {
  it('gives what the program saved, and has it save each file once', async () => {
    const file = join(folder, 'a.pdf');
    await writeFile(file, 'a');
    const saved = join(folder, 'saved');
    const first = await saveAgain(file, by('fs.copyFileSync(process.argv[1], process.argv[2])'), saved);
    expect(await readdir(saved)).toHaveLength(1);
    expect(await saveAgain(file, by('process.exit(1)'), saved)).toBe(first);
  });

  it('gives nothing where the program fails', async () => {
    const file = join(folder, 'a.pdf');
    await writeFile(file, 'a');
    expect(await saveAgain(file, by('process.exit(1)'), join(folder, 'saved'))).toBeUndefined();
  });
});
