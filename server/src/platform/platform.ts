import type { Config } from '../config/env.ts';
import type { Database } from './db/index.ts';
import type { Http } from './http/http-types.ts';
import type { Logger } from './logging/create-logger.ts';
import type { Metrics } from './metrics/index.ts';
import type { Notifications } from './notifications/index.ts';
import type { JobHandler, Queue } from './queue/index.ts';
import type { ObjectStorage } from './storage/index.ts';

/** The plumbing that modules are given. */
export interface Platform {
  readonly config: Config;
  readonly logger: Logger;
  readonly db: Database;
  readonly queue: Queue;
  readonly storage: ObjectStorage;
  readonly notifications: Notifications;
  readonly metrics: Metrics;
}

/** What a module gives back. The API process mounts the routes, the worker runs the jobs. */
export interface Module {
  /** Routes below `/api`. */
  readonly routes?: (api: Http) => void | Promise<void>;
  /** Routes at the root, such as pages. */
  readonly pages?: (root: Http) => void | Promise<void>;
  readonly jobs?: readonly JobHandler[];
}
