import { Client } from 'pg';

/** Null when a connection could be made, else why not. */
export async function tryToConnect(connectionString: string): Promise<unknown> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function isReachable(connectionString: string): Promise<boolean> {
  return (await tryToConnect(connectionString)) === null;
}
