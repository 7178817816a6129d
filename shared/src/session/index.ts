export {
  createSessionStore,
  type Parting,
  type SessionGateway,
  type SessionStore,
  type SessionUser,
} from './session-store.ts';
export { useSession } from './use-session.ts';
