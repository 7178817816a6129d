import { chooseVersions, type Registry, type RemoteName } from '@app/shared/federation';
import { fetchRegistry } from './fetch-registry.ts';

/** Whether this visitor would get another release of a remote by now than when the page was opened. False when nobody answers. */
export async function isReplaced(name: RemoteName, registry: Registry, visitorId: string): Promise<boolean> {
  const versionIn = ({ remotes: { [name]: remote } }: Registry): string | undefined =>
    remote === undefined ? undefined : chooseVersions(name, remote, visitorId)[0];
  try {
    const newest = versionIn(await fetchRegistry());
    return newest !== undefined && newest !== versionIn(registry);
  } catch (error) {
    console.warn('The registry of remotes could not be read', error);
    return false;
  }
}
