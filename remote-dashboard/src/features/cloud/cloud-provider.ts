export type CloudProviderId = 'google' | 'oneDrive';

/** A file as a picker names it. Pickers promise the id only. */
export interface CloudFile {
  readonly id: string;
  readonly name: string | null;
  readonly mimeType: string | null;
  /** What else the provider needs to find the file again. */
  readonly place: Readonly<Record<string, string>>;
}

export type CloudPick =
  | { readonly kind: 'picked'; readonly files: readonly CloudFile[]; readonly token: string }
  | { readonly kind: 'cancelled' };

export interface DownloadOptions {
  readonly signal: AbortSignal;
  /** 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** A place in the cloud that files can be picked from and downloaded with a bearer token, all in the browser. */
export interface CloudProvider {
  readonly id: CloudProviderId;
  /** Opens the provider's picker. Must be called in the click: browsers allow no window otherwise. */
  readonly pick: (signal: AbortSignal) => Promise<CloudPick>;
  /** Rejects with a `NotAPdf`, a `CloudProblem`, or whatever went unexpectedly wrong. */
  readonly download: (file: CloudFile, token: string, options: DownloadOptions) => Promise<File>;
  /** Forgets what lets files be read without asking again. */
  readonly forget: () => void;
}

/** Something a person must know, in the words and the way of the catalogue. */
export class CloudProblem extends Error {
  override readonly name = 'CloudProblem';
  readonly shownAs: 'toast' | 'alert';

  constructor(text: string, options: { shownAs?: 'toast' | 'alert'; cause?: unknown } = {}) {
    super(text, { cause: options.cause });
    this.shownAs = options.shownAs ?? 'toast';
  }
}

/** The file is there but is not a PDF: it is skipped with a warning. */
export class NotAPdf extends Error {
  override readonly name = 'NotAPdf';
  readonly fileName: string;

  constructor(fileName: string) {
    super(fileName);
    this.fileName = fileName;
  }
}
