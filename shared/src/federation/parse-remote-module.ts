import * as z from 'zod/mini';
import type { RemoteModule } from './remote-module.ts';

/** A function, or one of React's wrapped components (`memo`, `lazy`). */
const component = z.custom<RemoteModule['Component']>(
  (value) => typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value),
);

const remoteModule = z.object({
  remote: z.object({ contract: z.number(), routes: z.array(z.string()), Component: component }),
});

/** Takes what a remote exposes as `./remote`; throws when it is not what the contract says. The host and the remotes' tests ask it. */
export function parseRemoteModule(exposed: unknown, expected: { readonly contract: number }): RemoteModule {
  const { remote } = remoteModule.parse(exposed);
  if (remote.contract !== expected.contract) {
    throw new Error(
      `the module speaks contract ${remote.contract}, its release was registered for ${expected.contract}`,
    );
  }
  return remote;
}
