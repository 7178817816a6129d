export {
  contractNumber,
  remoteRoutes,
  type HostServices,
  type RemoteModule,
  type RemoteName,
  type RemoteProps,
} from './remote-module.ts';
