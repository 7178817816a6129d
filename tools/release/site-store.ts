/** Where a site's files live: a folder or a bucket. Paths are relative, with forward slashes. */
export interface SiteStore {
  /** How a person calls it. */
  readonly label: string;
  /** The bytes with a tag that changes when they do; null when there is no such file. */
  read(path: string): Promise<StoredFile | null>;
  /** Writes a file whole or not at all. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Writes only when the file still has this tag (null: does not exist). False when somebody was faster. */
  replace(path: string, bytes: Uint8Array, tag: string | null): Promise<boolean>;
  list(folder: string): Promise<readonly string[]>;
  /** Removes a folder, and before all else this file of it: without it nobody takes the rest for whole. */
  remove(folder: string, first: string): Promise<void>;
}

export interface StoredFile {
  readonly bytes: Uint8Array;
  readonly tag: string;
}
