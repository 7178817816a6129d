import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Executor } from '../db/index.ts';
import type { Logger } from '../logging/create-logger.ts';
import { channels, type Channel } from './channels.ts';

/** PostgreSQL refuses payloads of 8000 bytes and more. */
const payloadLimitBytes = 7_999;

type Listener = (payload: string) => void;

export interface NotificationsOptions {
  readonly url: string;
  readonly logger: Logger;
}

/**
 * Small messages to every process on the same database (LISTEN/NOTIFY). They are hints: a process that was away
 * missed them, so whoever listens reads the truth again on `resync`.
 */
export class Notifications {
  readonly #options: NotificationsOptions;
  readonly #listeners: ReadonlyMap<string, Set<Listener>>;
  readonly #resyncListeners = new Set<() => void>();
  readonly #stop = new AbortController();
  #client: Client | undefined;
  #loop: Promise<void> | undefined;

  constructor(options: NotificationsOptions) {
    this.#options = options;
    this.#listeners = new Map(Object.values(channels).map((channel) => [channel, new Set()]));
  }

  /** Sends with the transaction: nobody hears of what was rolled back. */
  async publish(executor: Executor, channel: Channel, payload: string): Promise<void> {
    if (Buffer.byteLength(payload) > payloadLimitBytes) throw new Error(`Notification on ${channel} is too long.`);
    await executor.execute(sql`select pg_notify(${channel}, ${payload})`);
  }

  /** The one connection and the one reconnect loop of this process. Resolves when the first connection listens. */
  async start(): Promise<void> {
    const connected = Promise.withResolvers<void>();
    this.#loop = this.#keepListening(connected.resolve);
    await connected.promise;
  }

  subscribe(channel: Channel, listener: Listener): () => void {
    this.#listeners.get(channel)?.add(listener);
    return () => this.#listeners.get(channel)?.delete(listener);
  }

  /** Called after every reconnect: messages may have been missed. */
  onResync(listener: () => void): () => void {
    this.#resyncListeners.add(listener);
    return () => this.#resyncListeners.delete(listener);
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#client?.end();
    await this.#loop;
  }

  async #keepListening(onConnected: () => void): Promise<void> {
    const { signal } = this.#stop;
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        await this.#listenUntilBroken(() => {
          if (failures > 0) this.#resyncListeners.forEach((listener) => listener());
          failures = 0;
          onConnected();
        });
      } catch (error) {
        // A stop may cut the connection while it is being made.
        if (!signal.aborted) this.#options.logger.warn({ err: error, failures }, 'lost the notification connection');
      }
      const delayMs = Math.min(5_000, 200 * 2 ** Math.min(failures, 5)) * (0.5 + Math.random());
      await wait(delayMs, undefined, { signal }).catch(() => undefined);
    }
    onConnected();
  }

  /** Ends when the connection ends. Exactly one place reconnects, else connections multiply. */
  async #listenUntilBroken(onListening: () => void): Promise<void> {
    const client = new Client({
      connectionString: this.#options.url,
      application_name: 'notifications',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', (error) => this.#options.logger.debug({ err: error }, 'notification connection error'));
    client.on('notification', ({ channel, payload = '' }) => {
      this.#listeners.get(channel)?.forEach((listener) => listener(payload));
    });
    this.#client = client;
    try {
      await client.connect();
      for (const channel of this.#listeners.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      onListening();
      const probe = setInterval(() => void this.#probe(client), 15_000);
      await ended.finally(() => clearInterval(probe));
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** A half-open connection looks alive for hours; a query finds out. */
  async #probe(client: Client): Promise<void> {
    const late = setTimeout(() => void client.end().catch(() => undefined), 5_000);
    await client.query('select 1').catch(() => client.end());
    clearTimeout(late);
  }
}
