export { createMetrics, type Metrics } from './create-metrics.ts';
export { serveMetrics } from './serve-metrics.ts';
export { createJobObserver, observePlatform } from './observe-platform.ts';
