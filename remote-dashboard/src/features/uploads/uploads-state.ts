import type { StoreApi } from 'zustand/vanilla';
import type { RemovalParts } from './create-removals.ts';
import type { NamedApart } from './name-apart.ts';
import type { Looked } from './upload-document.api.ts';
import type { NamedFile, UploadItem } from './upload-item.ts';
import type { UploadTransport } from './upload-runner.ts';
import type { RateEstimate } from './upload-totals.ts';

/** A list that new files took the place of. */
export interface ReplacedList {
  /** What is set aside: the earlier files, or the later ones once the replacement was undone. */
  readonly items: readonly UploadItem[];
  readonly isUndone: boolean;
}

export interface UploadsState {
  readonly items: readonly UploadItem[];
  /** Files are coming down from a cloud provider. */
  readonly cloudDownload: boolean;
  /** The browser has no connection: the queue waits. */
  readonly offline: boolean;
  /** The login has ended: the queue waits until somebody has logged in again. */
  readonly waitsForLogin: boolean;
  /** How fast the uploads go and how long they take, while it can be told. */
  readonly estimate: RateEstimate | null;
  /** Set aside by the last choice, until the person has seen it or goes on. */
  readonly replaced: ReplacedList | null;
}

export interface UploadsActions {
  /** Replaces the list and the upload session by these files and starts to upload. Says which were renamed. */
  readonly addLocalFiles: (files: readonly File[]) => NamedApart['renamed'];
  /** Adds these files to the list, in its upload session. Says which were renamed. */
  readonly addMore: (files: readonly File[]) => NamedApart['renamed'];
  /** Replaces the list by files that came from a cloud provider. */
  readonly addExternalFiles: (files: readonly File[]) => NamedApart['renamed'];
  /** Lists what the server holds of an upload session, less what was taken out of it. */
  readonly restore: (files: readonly (NamedFile & { readonly looked?: Looked })[], sessionId: string) => void;
  /** Cancels the upload, drops the item, then asks the server to delete the document. */
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
  readonly retryAllFailed: () => void;
  readonly update: (id: string, change: (item: UploadItem) => UploadItem) => void;
  /** Cancels everything and empties the list. The server keeps its documents until the retention time. */
  readonly clear: () => void;
  /** The same, and keeps no name: somebody else may be next at this tab. */
  readonly forget: () => void;
  readonly startCloudDownload: () => void;
  readonly endCloudDownload: () => void;
  readonly setOnline: (online: boolean) => void;
  /** Somebody is logged in again: what was refused for that goes on. */
  readonly loggedIn: () => void;
  /** Keeps a file although another one has the same content. */
  readonly keep: (id: string) => void;
  /** Takes away all that keeps the analysis from starting and cannot be mended by waiting. */
  readonly continueWithout: () => void;
  /** Shows the list that is set aside and sets this one aside. */
  readonly undoReplace: () => void;
  /** Joins the list that is set aside with this one, in the upload session of the earlier. Says which were renamed. */
  readonly keepBoth: () => NamedApart['renamed'];
  /** The person has seen that the list was replaced. */
  readonly forgetReplaced: () => void;
  /** Resolves when the server holds nothing any more that was taken out of the list of this upload session. */
  readonly settleRemovals: (sessionId: string) => Promise<void>;
}

export type UploadsStore = StoreApi<UploadsState & UploadsActions>;

export interface UploadsParts extends UploadTransport, RemovalParts {
  readonly newId: () => string;
  /** Begins a new upload session and returns its id. */
  readonly renewSession: () => string;
  /** Goes back to an earlier one. */
  readonly resumeSession: (id: string) => void;
  readonly limitMb: number;
  /** Milliseconds of a clock that does not jump. */
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** Every file of a batch has settled; `count` of them arrived. */
  readonly onBatchUploaded: (count: number) => void;
}

/** The state that is kept, as the store lets it be read and written. */
export interface StateAccess {
  readonly get: () => UploadsState;
  readonly set: (change: Partial<UploadsState>) => void;
}
