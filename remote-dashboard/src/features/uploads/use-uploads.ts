import { useStore } from 'zustand';
import type { UploadsActions, UploadsState, UploadsStore } from './uploads-state.ts';

/** Reads one part of the uploads and renders again when it changes. */
export function useUploads<T>(uploads: UploadsStore, select: (state: UploadsState & UploadsActions) => T): T {
  return useStore(uploads, select);
}
