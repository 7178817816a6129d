import * as z from 'zod/mini';
import { checkRoutes } from './check-routes.ts';
import type { RemoteName } from './contract.ts';
import type { RemoteModule } from './remote-module.ts';

/** A function, or one of React's wrapped components (`memo`, `lazy`). */
const component = z.custom<RemoteModule['Component']>(
  (value) => typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value),
);

const remoteModule = z.object({
  remote: z.object({ contract: z.number(), routes: z.array(z.string()), Component: component }),
});

/** What is known of a remote before its code has run. */
export interface ExpectedModule {
  readonly name: RemoteName;
  readonly contract: number;
}

/** Takes what a remote exposes as `./remote`; throws when it is not what the contract says. The host and the remotes' tests ask it. */
export function parseRemoteModule(exposed: unknown, expected: ExpectedModule): RemoteModule {
  const { remote } = remoteModule.parse(exposed);
  if (remote.contract !== expected.contract) {
    throw new Error(
      `the module speaks contract ${remote.contract}, its release was registered for ${expected.contract}`,
    );
  }
  const reasons = checkRoutes(expected.name, remote.routes);
  if (reasons.length > 0) throw new Error(reasons.join('; '));
  return remote;
}
