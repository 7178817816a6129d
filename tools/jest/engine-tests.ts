/** Folders of the engine whose tests read PDFs, fonts or pictures, or start processes. */
export const fileFolders: readonly string[] = ['ocr', 'pdf', 'pipeline', 'report'];
