import { execFile, type ExecFileOptions } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import type { Picture } from '../pdf/render-region.ts';
import type { OcrLanguage } from './language-data.ts';
import { parseHocr } from './parse-hocr.ts';
import { surelyDigit, toTurn, type PictureReader } from './picture-reader.ts';
import { portableGreymap } from './portable-greymap.ts';

/** Where systems install programs; the reading process has no environment, and so no search path. */
const programFolders = ['/usr/local/bin', '/usr/bin', '/opt/homebrew/bin', '/opt/local/bin'];
const languages: readonly (OcrLanguage | 'osd')[] = ['eng', 'deu', 'fra', 'spa', 'osd'];

const options: ExecFileOptions = {
  // One processor per page: pages are read side by side.
  env: { OMP_THREAD_LIMIT: '1' },
  timeout: 100_000,
  maxBuffer: 64_000_000,
};

/** Path of the Tesseract program when the machine has it with all languages and the data that tells how pages lie. */
export async function findNativeTesseract(folders: readonly string[] = programFolders): Promise<string | undefined> {
  for (const folder of folders) {
    const program = path.join(folder, 'tesseract');
    const isThere = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (!isThere) continue;
    const listed = await run(program, ['--list-langs']).catch(() => '');
    const installed = new Set(listed.split(/\s+/u));
    if (languages.every((language) => installed.has(language))) return program;
  }
  return undefined;
}

/** The Tesseract program of the machine: about half as much work per page as the one in WebAssembly. */
export function openNativeReader(program: string): PictureReader {
  const read = (picture: Picture, ...words: readonly string[]): Promise<string> =>
    run(program, ['stdin', 'stdout', '--dpi', '200', ...words], portableGreymap(picture));
  return {
    name: 'tesseract',
    readLines: async (picture, language) =>
      parseHocr(await read(picture, '-l', language, '--oem', '1', '--psm', '6', '-c', 'hocr_char_boxes=1', 'hocr')),
    readDigit: async (picture) => {
      const only = ['--psm', '10', '-c', 'tessedit_char_whitelist=23', '-c', 'hocr_char_boxes=1', 'hocr'];
      const [word] = parseHocr(await read(picture, '-l', 'eng', '--oem', '1', ...only)).flatMap(({ words }) => words);
      return word === undefined || word.confidence < surelyDigit ? undefined : word.text;
    },
    detectTurn: async (picture) => {
      // It refuses pages of too few characters: they are taken to lie as they are.
      const told = await read(picture, '--psm', '0').catch(() => '');
      return toTurn(Number(/^Rotate: (\d+)$/mu.exec(told)?.[1] ?? 0));
    },
    close: () => Promise.resolve(),
  };
}

function run(program: string, words: readonly string[], input?: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(program, words, options, (error, stdout) =>
      error === null ? resolve(String(stdout)) : reject(error),
    );
    // A program that ends before it has read everything is reported by its exit code.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}
