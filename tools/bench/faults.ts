import type { BenchTable } from './bench-table.ts';
import { remoteFaults } from './faults/remote-faults.ts';
import { serviceFaults } from './faults/service-faults.ts';

/** What faults cost: of the service under load, and of a remote that is live. `service` or `remotes` alone on demand. */
export async function run(part?: string): Promise<BenchTable> {
  return {
    title: 'Faults, and what people saw of them',
    rows: [...(part === 'remotes' ? [] : await serviceFaults()), ...(part === 'service' ? [] : await remoteFaults())],
  };
}
