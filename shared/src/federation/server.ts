/** The part of federation that runs where there is no page: no React, no DOM. */
export { chooseVersions } from './choose-versions.ts';
export { contractNumber, remoteNames, remoteRoutes, resultReaders, routeAccess, type RemoteName } from './contract.ts';
export { answerTags } from './first-answers.ts';
export { inlineJson } from './inline-json.ts';
export { pageRegistry } from './page-registry.ts';
export { preloadTags } from './preload-tags.ts';
export { reachableVersions } from './reachable-versions.ts';
export { registrySchema, type RegisteredRemote, type Registry, type RemoteRelease } from './registry.ts';
export { exampleOf, routeName, routeOf } from './route-pattern.ts';
export { remoteOrigins } from './remote-origins.ts';
export { isVisitorId, newVisitorId, visitorCookie } from './visitor-cookie.ts';
export { checkCompatibility, type ReleaseDemand } from './check-compatibility.ts';
