import { checkCompatibility, parseRemoteModule } from '@app/shared/federation';
import type { HostOffer, RemoteModule, RemoteName, RemoteRelease } from '@app/shared/federation';
import { overrideVersion } from './overrides.ts';
import { LoadTimeoutError, reasonOf, type FailedTry } from './remote-errors.ts';
import { settleWithin } from './settle-within.ts';

/** How long one release may take to arrive. */
export const loadLimitMs = 8_000;
/** How long it is waited for alone: then the next one is started beside it, and the first to arrive is shown. */
export const headStartMs = 3_000;
/** The pause before the second try lies between these, so that a herd of pages does not come back at once. */
const retryPauseMs = { min: 50, max: 250 } as const;

export interface Candidate {
  readonly name: RemoteName;
  readonly version: string;
  readonly release: RemoteRelease;
}

export interface LoadedRemote extends Candidate {
  readonly module: RemoteModule;
}

/** What the loader asks of the federation runtime. */
export interface FederationPort {
  offer(): HostOffer;
  /**
   * Loads `./remote` of a release and gives what runs it: of two releases only one must. `fresh`: from the network, whatever
   * an earlier try left behind.
   */
  load(name: RemoteName, version: string, release: RemoteRelease, fresh: boolean): Promise<() => unknown>;
  /** Nobody waits for a release any more: downloads that can be ended give their connections back. */
  abandon(release: RemoteRelease): void;
}

export interface RaceParts {
  readonly federation: FederationPort;
  readonly pause: (ms: number) => Promise<void>;
}

/** Loads the first of some releases that works, best first; null when none does. Notes those that do not. */
export type Race = (
  candidates: readonly Candidate[],
  note: (failed: FailedTry) => void,
) => Promise<LoadedRemote | null>;

/** What came of a download: something to run, or why not. */
interface Arrival {
  readonly candidate: Candidate;
  readonly result: (() => unknown) | FailedTry;
}

/**
 * Starts candidates one after the other: the next one when one has failed, or when it has had its head start. The first to
 * arrive is run, and no other as long as that works.
 */
export function createRace(parts: RaceParts): Race {
  const downloads = createDownloads(parts);
  return async (candidates, note) => {
    const waiting = [...candidates];
    const running = new Map<Candidate, Promise<Arrival>>();
    const startNext = (): void => {
      const next = waiting.shift();
      if (next !== undefined) running.set(next, downloads.fetch(next));
    };
    startNext();
    while (running.size > 0) {
      const arrival = await firstOf([...running.values()], waiting.length > 0 ? headStartMs : null);
      if (arrival !== null) {
        running.delete(arrival.candidate);
        const outcome = await runRelease(arrival);
        if ('module' in outcome) {
          const place = candidates.indexOf(arrival.candidate);
          const overtaken = candidates.slice(0, place).filter((candidate) => running.has(candidate));
          overtaken.forEach((candidate) => note(downloads.giveUp(candidate)));
          return outcome;
        }
        note(outcome);
      }
      startNext();
    }
    return null;
  };
}

/** Null when none has arrived within the time. */
async function firstOf(arrivals: readonly Promise<Arrival>[], limitMs: number | null): Promise<Arrival | null> {
  try {
    return await (limitMs === null ? Promise.race(arrivals) : settleWithin(limitMs, Promise.race(arrivals)));
  } catch (error) {
    if (error instanceof LoadTimeoutError) return null;
    throw error;
  }
}

async function runRelease({ candidate, result }: Arrival): Promise<LoadedRemote | FailedTry> {
  if (typeof result !== 'function') {
    return result;
  }
  const { name, version, release } = candidate;
  let exposed: unknown;
  try {
    exposed = await result();
  } catch (error) {
    return { version, phase: 'load', reason: reasonOf(error) };
  }
  try {
    return { ...candidate, module: parseRemoteModule(exposed, { name, contract: release.contract }) };
  } catch (error) {
    return { version, phase: 'shape', reason: reasonOf(error) };
  }
}

/** The downloads of releases: gate, time limit, one repetition. */
function createDownloads({ federation, pause }: RaceParts) {
  /** Releases that were asked for in this page, and what came of a try that is being repeated. */
  const asked = new Map<string, FailedTry | null>();
  const keyOf = ({ name, version }: Candidate): string => `${name}@${version}`;
  const loadOnce = ({ name, version, release }: Candidate, fresh: boolean): Promise<() => unknown> =>
    federation.load(name, version, release, fresh);

  /** Repeats a load that failed at once; one that ran into the limit is not repeated: the visitor has waited enough. */
  const loadTwice = async (candidate: Candidate): Promise<() => unknown> => {
    const started = Date.now();
    const wasAsked = asked.has(keyOf(candidate));
    asked.set(keyOf(candidate), null);
    try {
      return await settleWithin(loadLimitMs, loadOnce(candidate, wasAsked));
    } catch (error) {
      const left = loadLimitMs - (Date.now() - started);
      if (error instanceof LoadTimeoutError || left <= retryPauseMs.max) {
        throw error;
      }
      asked.set(keyOf(candidate), failureOf(candidate, error));
      await pause(retryPauseMs.min + Math.random() * (retryPauseMs.max - retryPauseMs.min));
      return settleWithin(left, loadOnce(candidate, true));
    }
  };

  return {
    fetch: async (candidate: Candidate): Promise<Arrival> => {
      const { version, release } = candidate;
      const reasons = version === overrideVersion ? [] : checkCompatibility(federation.offer(), release);
      if (reasons.length > 0) {
        return { candidate, result: { version, phase: 'gate', reason: reasons.join('; ') } };
      }
      try {
        return { candidate, result: await loadTwice(candidate) };
      } catch (error) {
        return { candidate, result: failureOf(candidate, error) };
      }
    },
    /** Another one was first. */
    giveUp: (candidate: Candidate): FailedTry => {
      federation.abandon(candidate.release);
      const late = new LoadTimeoutError(`no answer within ${headStartMs} ms`);
      return asked.get(keyOf(candidate)) ?? failureOf(candidate, late);
    },
  };
}

function failureOf({ version }: Candidate, error: unknown): FailedTry {
  return { version, phase: error instanceof LoadTimeoutError ? 'timeout' : 'load', reason: reasonOf(error) };
}
