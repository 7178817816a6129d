import { Counter } from 'prom-client';
import type { RemoteFailure } from '@app/shared/contracts';
import type { Registry } from '@app/shared/federation/server';
import type { Metrics } from '../../platform/metrics/index.ts';

/** Label of what the registry does not know: anybody can send a report, and every new label value is a new time series. */
const unknown = 'other';

/** Counts failures by remote, release and phase, with label values that the registry bounds. */
export function createFailureCounter(metrics: Metrics): (failure: RemoteFailure, registry: Registry) => void {
  const counter = new Counter({
    name: 'remote_load_failures_total',
    help: 'Remote releases that failed to load or broke for a visitor.',
    labelNames: ['remote', 'version', 'phase'],
    registers: [metrics],
  });
  return ({ remote, version, phase }, registry) => {
    const known = Object.hasOwn(registry.remotes, remote) ? registry.remotes[remote] : undefined;
    const isReleased = known !== undefined && Object.hasOwn(known.releases, version);
    counter.inc({ remote: known ? remote : unknown, version: isReleased ? version : unknown, phase });
  };
}
