import type { Chosen, ChosenFile } from './chosen-files.ts';

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A reader gives at most 100 entries at a time, and an empty list at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function readFolder(folder: FileSystemDirectoryEntry): Promise<{ files: ChosenFile[]; subfolders: number }> {
  const entries = await entriesOf(folder);
  const files = await Promise.all(entries.filter(isFile).map(fileOf));
  return {
    files: files.map((file) => ({ file, folders: [folder.name] })),
    subfolders: entries.filter(isFolder).length,
  };
}

/**
 * What lies in a drop. Folders are read one level deep only, so that a large tree costs nothing. The entries must be
 * taken before the first await: the browser empties the transfer when the event is over.
 */
export async function readDrop(transfer: DataTransfer): Promise<Chosen> {
  const items = Array.from(transfer.items).filter((item) => item.kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry());
  const loose = items
    .filter((_item, index) => entries[index]?.isDirectory !== true)
    .map((item) => item.getAsFile())
    .filter((file) => file !== null);
  const folders = entries.filter((entry) => entry !== null).filter(isFolder);
  const read = await Promise.all(folders.map(readFolder));
  return {
    files: [...loose.map((file) => ({ file, folders: [] })), ...read.flatMap(({ files }) => files)],
    folders: folders.map((folder) => folder.name),
    subfolders: read.reduce((sum, { subfolders }) => sum + subfolders, 0),
  };
}
