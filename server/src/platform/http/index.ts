export { buildHttp } from './build-http.ts';
export {
  currentUser,
  requireUser,
  requireUserAtRevision,
  type Authenticator,
  type CurrentUser,
} from './current-user.ts';
export type { Http } from './http-types.ts';
export { serve, serveSocket } from './serve.ts';
