import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Builds one web package, with its own config unless told. Rejects with all that the compiler said. */
export async function runRspack(
  packageDir: string,
  env: Readonly<Record<string, string>>,
  config = 'rspack.config.ts',
): Promise<void> {
  const cli = join(packageDir, 'node_modules/@rspack/cli/bin/rspack.js');
  const settings = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const child = spawn(process.execPath, [cli, 'build', '--config', config, ...settings], {
    cwd: packageDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) {
    throw new Error(`The build of ${packageDir} failed:\n${Buffer.concat(said).toString('utf8')}`);
  }
}
