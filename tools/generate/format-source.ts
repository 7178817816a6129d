import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** A source as the formatter of the project leaves it, so that a generated file passes the check of the format. */
export async function formatSource(root: string, path: string, source: string): Promise<string> {
  const child = spawn('oxfmt', ['--stdin-filepath', path], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  child.stdin.end(source);
  const [formatted, code] = await Promise.all([text(child.stdout), ended]);
  if (code !== 0) throw new Error(`oxfmt ended with ${code} for ${path}.`);
  return formatted;
}
