import { isPdfByName } from '@app/shared/contracts';

/** A file as it was chosen or dropped, with where it lay. */
export interface ChosenFile {
  readonly file: File;
  /** Folders from the chosen one down to the file; empty for a file chosen by itself. */
  readonly folders: readonly string[];
}

export interface Chosen {
  readonly files: readonly ChosenFile[];
  /** Names of the folders that were chosen or dropped. */
  readonly folders: readonly string[];
  /** Folders inside the chosen ones; their content is not taken. */
  readonly subfolders: number;
}

export type ChosenOutcome =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'none-are-pdf' }
  | { readonly kind: 'no-pdf-in-folder' }
  | { readonly kind: 'files'; readonly files: readonly File[]; readonly someSkipped: boolean }
  | ({ readonly kind: 'folder' } & FolderOffer);

export interface FolderOffer {
  readonly files: readonly File[];
  readonly folders: readonly string[];
  /** Files directly in the folder that are not PDFs. */
  readonly others: number;
  readonly subfolders: number;
}

/** Decides what a choice means. Of a folder only the PDFs directly in it count. */
export function judgeChosen({ files, folders, subfolders }: Chosen): ChosenOutcome {
  const near = files.filter((chosen) => chosen.folders.length <= 1).map(({ file }) => file);
  const pdfs = near.filter(isPdfByName);
  const others = near.length - pdfs.length;
  if (folders.length > 0) {
    if (pdfs.length === 0) return { kind: 'no-pdf-in-folder' };
    const byName = pdfs.toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
    return { kind: 'folder', files: byName, folders, others, subfolders };
  }
  if (near.length === 0) return { kind: 'nothing' };
  return pdfs.length === 0 ? { kind: 'none-are-pdf' } : { kind: 'files', files: pdfs, someSkipped: others > 0 };
}

/** What the folder button gave: paths like `folder/sub/file.pdf`. Firefox on Android gives none, so all files count. */
export function chosenFromFolderInput(list: readonly File[]): Chosen {
  const files = list.map((file) => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1) }));
  const top = new Set(files.map(({ folders }) => folders[0] ?? ''));
  const inner = new Set(
    files.filter(({ folders }) => folders.length > 1).map(({ folders }) => folders.slice(0, 2).join('/')),
  );
  return { files, folders: list.length === 0 ? [] : [...top], subfolders: inner.size };
}

/** Files without folders: from the file button or the clipboard. */
export function chosenFromFiles(list: readonly File[]): Chosen {
  return { files: list.map((file) => ({ file, folders: [] })), folders: [], subfolders: 0 };
}
