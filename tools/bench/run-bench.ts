import type { BenchTable } from './bench-table.ts';
import { formatTable } from './format-table.ts';
import { BenchInputError } from './papers-option.ts';

/** Each measures one thing against a reference in the same run; none is part of `npm test`. */
const benches: Readonly<Record<string, () => Promise<{ run(...details: readonly string[]): Promise<BenchTable> }>>> = {
  accounts: () => import('./accounts.ts'),
  accuracy: () => import('./accuracy.ts'),
  analysis: () => import('./analysis.ts'),
  business: () => import('./business.ts'),
  cases: () => import('./cases.ts'),
  engine: () => import('./engine.ts'),
  faults: () => import('./faults.ts'),
  invoices: () => import('./invoices.ts'),
  nonce: () => import('./nonce.ts'),
  page: () => import('./page.ts'),
  pairs: () => import('./pairs.ts'),
  queue: () => import('./queue.ts'),
  report: () => import('./report.ts'),
  resaved: () => import('./resaved.ts'),
  review: () => import('./review.ts'),
  'rolling-origin': () => import('./rolling-origin.ts'),
  signing: () => import('./signing.ts'),
  upload: () => import('./upload.ts'),
  versions: () => import('./versions.ts'),
  values: () => import('./values.ts'),
};

/** Options that do not exist are said by Node itself. */
const isInputError = (error: unknown): error is Error =>
  error instanceof BenchInputError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

const [name = '', ...details] = process.argv.slice(2);
const load = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (load === undefined) {
  console.error(`Say which: npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exitCode = 2;
} else {
  try {
    const bench = await load();
    const table = await bench.run(...details);
    console.log(formatTable(table));
    process.exitCode = table.rows.some((row) => row.met === false) ? 1 : 0;
  } catch (error) {
    if (!isInputError(error)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
