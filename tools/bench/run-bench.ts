import type { BenchTable } from './bench-table.ts';
import { formatTable } from './format-table.ts';

/** Each measures one thing against a reference in the same run; none is part of `npm test`. */
const benches: Readonly<Record<string, () => Promise<{ run(...details: readonly string[]): Promise<BenchTable> }>>> = {
  accounts: () => import('./accounts.ts'),
  accuracy: () => import('./accuracy.ts'),
  analysis: () => import('./analysis.ts'),
  cases: () => import('./cases.ts'),
  engine: () => import('./engine.ts'),
  faults: () => import('./faults.ts'),
  nonce: () => import('./nonce.ts'),
  page: () => import('./page.ts'),
  report: () => import('./report.ts'),
  review: () => import('./review.ts'),
  'rolling-origin': () => import('./rolling-origin.ts'),
  upload: () => import('./upload.ts'),
  versions: () => import('./versions.ts'),
  values: () => import('./values.ts'),
};

const [name = '', ...details] = process.argv.slice(2);
const load = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (load === undefined) {
  console.error(`Say which: npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exitCode = 2;
} else {
  const bench = await load();
  const table = await bench.run(...details);
  console.log(formatTable(table));
  process.exitCode = table.rows.some((row) => row.met === false) ? 1 : 0;
}
