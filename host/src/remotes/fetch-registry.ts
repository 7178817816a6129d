import { registrySchema, type Registry } from '@app/shared/federation';

const answerLimitMs = 8_000;

/** The registry as it is now. Rejects when the server does not answer in time, or not with one. */
export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/remotes.json', { cache: 'no-cache', signal: AbortSignal.timeout(answerLimitMs) });
  if (!response.ok) {
    throw new Error(`/remotes.json answered ${response.status}`);
  }
  return registrySchema.parse(await response.json());
}
