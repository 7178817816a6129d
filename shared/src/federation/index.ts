export { contractNumber, remoteNames, remoteRoutes, type RemoteName } from './contract.ts';
export type { HostServices, RemoteModule, RemoteProps } from './remote-module.ts';
