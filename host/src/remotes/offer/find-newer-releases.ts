import { chooseVersions, type Registry } from '@app/shared/federation';

/** The releases a page runs with, by remote: those loaded, and for the others those it would load. */
export type RunningVersions = Readonly<Record<string, string>>;

/** The releases that a fresh page of this visitor would get. */
export function versionsFor(registry: Registry, visitorId: string): RunningVersions {
  return Object.fromEntries(
    Object.entries(registry.remotes).flatMap(([name, remote]) => {
      const [version] = chooseVersions(name, remote, visitorId);
      return version === undefined ? [] : [[name, version]];
    }),
  );
}

/** Whether a reload would bring other releases than those that run. */
export function bringsOthers(newer: Registry, visitorId: string, running: RunningVersions): boolean {
  return Object.entries(versionsFor(newer, visitorId)).some(([name, version]) => running[name] !== version);
}
