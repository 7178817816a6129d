export {
  createSessionStore,
  type SessionActions,
  type SessionGateway,
  type SessionState,
  type SessionStore,
  type SessionUser,
} from './session-store.ts';
export { useSession } from './use-session.ts';
