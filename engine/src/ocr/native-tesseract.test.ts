import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { findNativeTesseract, openNativeReader } from './native-tesseract.ts';

const folder = temporaryFolder();
const picture = { width: 2, height: 1, pixels: new Uint8Array([0, 255]) };

/** A program that stands in for Tesseract: the real one is not installed everywhere. */
async function aProgram(name: string, script: string): Promise<{ folder: string; program: string }> {
  const place = folder.path(name);
  await mkdir(place);
  const program = path.join(place, 'tesseract');
  await writeFile(program, `#!/bin/sh\n${script}\n`);
  await chmod(program, 0o755);
  return { folder: place, program };
}

const listing = (...languages: readonly string[]): string =>
  `echo 'List of available languages (5):'; printf '${languages.join('\\n')}\\n'`;

const word = (text: string, confidence: number): string =>
  `<span class='ocr_line' title="bbox 0 0 9 9; baseline 0 0"><span class='ocrx_word' title='bbox 0 0 9 9; x_wconf ${confidence}'>` +
  `<span class='ocrx_cinfo' title='x_bboxes 0 0 9 9; x_conf 9'>${text}</span></span></span>`;

describe('findNativeTesseract', () => {
  it('finds the program that has every language', async () => {
    const { folder: place, program } = await aProgram('whole', listing('eng', 'deu', 'fra', 'spa', 'osd'));
    expect(await findNativeTesseract(['/nowhere', place])).toBe(program);
  });

  it('finds none that lacks a language or fails, and none where there is none', async () => {
    const { folder: poor } = await aProgram('poor', listing('eng', 'osd'));
    const { folder: broken } = await aProgram('broken', 'exit 1');
    expect(await findNativeTesseract([poor, broken, '/nowhere'])).toBeUndefined();
  });
});

describe('openNativeReader', () => {
  it('hands the picture over and reads what is printed', async () => {
    const { program } = await aProgram(
      'reads',
      `case "$*" in *"-l deu"*"--psm 6"*hocr) head -c 2 >"$0.seen"; cat >/dev/null; cat <<'END'\n${word('Miete', 90)}\nEND\nesac`,
    );
    const reader = openNativeReader(program);
    const lines = await reader.readLines(picture, 'deu');
    expect(lines.map(({ words }) => words.map(({ text }) => text))).toEqual([['Miete']]);
    expect(await readFile(`${program}.seen`, 'latin1')).toBe('P5');
  });

  it('believes a digit that is read surely', async () => {
    const sure = openNativeReader((await aProgram('sure', `cat <<'END'\n${word('3', 88)}\nEND`)).program);
    const guess = openNativeReader((await aProgram('guess', `cat <<'END'\n${word('3', 40)}\nEND`)).program);
    expect(await sure.readDigit(picture)).toBe('3');
    expect(await guess.readDigit(picture)).toBeUndefined();
  });

  it('tells the turn that sets a page upright, and none where the program does not know', async () => {
    const turned = openNativeReader(
      (await aProgram('turned', 'cat >/dev/null; printf "Orientation in degrees: 90\\nRotate: 270\\n"')).program,
    );
    const silent = openNativeReader((await aProgram('silent', 'exit 1')).program);
    expect(await turned.detectTurn(picture)).toBe(270);
    expect(await silent.detectTurn(picture)).toBe(0);
  });

  it('fails with the program', async () => {
    const reader = openNativeReader((await aProgram('fails', 'exit 3')).program);
    await expect(reader.readLines(picture, 'eng')).rejects.toThrow('Command failed');
  });
});
