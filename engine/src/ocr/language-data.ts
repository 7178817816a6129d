import { createRequire } from 'node:module';
import path from 'node:path';

/** Tesseract's codes of the languages whose data is installed. */
export type OcrLanguage = 'eng' | 'deu' | 'fra' | 'spa';

const require = createRequire(import.meta.url);

const folderOf = (code: string): string => path.dirname(require.resolve(`@tesseract.js-data/${code}/package.json`));

/** Folder of the integer model: as right as the float model on amounts and dates, and a third faster. */
export const languageFolder = (code: OcrLanguage): string => path.join(folderOf(code), '4.0.0_best_int');

/** Folder of the model that tells which way up a page is; it exists in the float form only. */
export const orientationFolder = (): string => path.join(folderOf('osd'), '4.0.0');
