import { collectDefaultMetrics, Registry } from 'prom-client';

export type Metrics = Registry;

/** Counters and gauges of this process. Modules add their own. */
export function createMetrics(role: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ role });
  collectDefaultMetrics({ register: registry });
  return registry;
}
