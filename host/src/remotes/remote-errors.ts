import type { FailurePhase } from '@app/shared/contracts';

/** One release that did not work, and where it stopped. */
export interface FailedTry {
  readonly version: string;
  readonly phase: FailurePhase;
  readonly reason: string;
}

/** No release of a remote could be used. `reference` is what the visitor can tell us. */
export class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError';
  readonly reference: string;
  /** Whether downloads hang. The browser would answer another try from them: only a new page asks anew. */
  readonly isHanging: boolean;

  constructor(remote: string, reference: string, tries: readonly FailedTry[]) {
    const told = tries.map(({ version, phase, reason }) => `${version} (${phase}): ${reason}`).join('; ');
    super(`No release of "${remote}" could be used. ${told || 'None is registered.'}`);
    this.reference = reference;
    this.isHanging = tries.some(({ phase }) => phase === 'timeout');
  }
}

/** A load that took longer than a visitor should wait. */
export class LoadTimeoutError extends Error {
  override readonly name = 'LoadTimeoutError';
}

/** One line, short enough for a log. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\s+/g, ' ').slice(0, 400);
}

/** `dashboard-1.4.2-8c1e`: remote, version and something to find the log line by. */
export function newReference(remote: string, version: string): string {
  const [random = 0] = crypto.getRandomValues(new Uint16Array(1));
  return `${remote}-${version}-${random.toString(16).padStart(4, '0')}`;
}
