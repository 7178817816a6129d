export type { BackgroundTask, BackgroundTasks } from './background-task.ts';
export { checkCompatibility, type HostOffer, type ReleaseDemand } from './check-compatibility.ts';
export { chooseVersions } from './choose-versions.ts';
export {
  contractNumber,
  remoteNames,
  remoteRoutes,
  routeAccess,
  spokenContracts,
  type RemoteName,
  type RemoteRoute,
  type RouteAccess,
} from './contract.ts';
export { parseRemoteModule } from './parse-remote-module.ts';
export { registrySchema, type RegisteredRemote, type Registry, type RemoteRelease } from './registry.ts';
export { isVisitorId, newVisitorId, visitorCookie } from './visitor-cookie.ts';
export type { HostServices, LoginAgain, LoginWindow, RemoteModule, RemoteProps } from './remote-module.ts';
export { exampleOf, routeOf } from './route-pattern.ts';
