import { useStore } from 'zustand';
import type { SessionActions, SessionState, SessionStore } from './session-store.ts';

/** Reads one part of the session and renders again when it changes. */
export function useSession<T>(store: SessionStore, select: (state: SessionState & SessionActions) => T): T {
  return useStore(store, select);
}
