import { contractNumber, remoteRoutes, type RemoteModule, type RemoteName } from '../federation/index.ts';

/** A remote that keeps the contract and shows its name: lets a host be developed and tested without the real one. */
export function createStubRemote(name: RemoteName): RemoteModule {
  return {
    contract: contractNumber,
    routes: remoteRoutes[name],
    Component: () => <h1 tabIndex={-1}>remote-{name}</h1>,
  };
}
