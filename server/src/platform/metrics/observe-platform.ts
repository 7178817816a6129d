import { Gauge, Histogram } from 'prom-client';
import type { Database } from '../db/index.ts';
import type { JobObserver, Queue } from '../queue/index.ts';
import type { Metrics } from './create-metrics.ts';

/** Seconds; analyses take minutes, mails parts of a second. */
const jobBuckets = [0.1, 0.5, 1, 5, 15, 60, 300, 900, 3_600];

/** Counts and times every job that ends, by name and outcome. */
export function createJobObserver(metrics: Metrics): JobObserver {
  const duration = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of jobs, by outcome',
    labelNames: ['job', 'outcome'],
    buckets: jobBuckets,
    registers: [metrics],
  });
  return (job, outcome, seconds) => duration.observe({ job, outcome }, seconds);
}

/** Figures that are read when somebody asks for them. */
export function observePlatform(metrics: Metrics, db: Database, queue: Queue): void {
  const registers = [metrics];
  const jobs = new Gauge({
    name: 'queue_jobs',
    help: 'Jobs in the queue, by name and state',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      for (const { name, ...states } of await queue.stats()) {
        for (const [state, count] of Object.entries(states)) jobs.set({ job: name, state }, count);
      }
    },
  });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections in the pool, by state',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = db.$client;
      connections.set({ state: 'open' }, totalCount);
      connections.set({ state: 'idle' }, idleCount);
      connections.set({ state: 'wanted' }, waitingCount);
    },
  });
}
