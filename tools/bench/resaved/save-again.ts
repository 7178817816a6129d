import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hashOf } from '../accuracy/reading-cache.ts';
import { BenchInputError } from '../papers-option.ts';
import { runProgram } from '../versions/run-program.ts';

export interface Resaver {
  readonly name: string;
  readonly program: string;
  readonly version: string;
  words(from: string, to: string): readonly string[];
}

const resavers: readonly Resaver[] = [
  { name: 'poppler', program: 'pdftocairo', version: '-v', words: (from, to) => ['-pdf', from, to] },
  {
    name: 'Ghostscript',
    program: 'gs',
    version: '--version',
    words: (from, to) => ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=pdfwrite', `-sOutputFile=${to}`, from],
  },
];

/**
 * Programs of the machine that write the pages of a PDF into a new one.
 *
 * @throws BenchInputError that says in one sentence what is missing
 */
export async function installedResavers(): Promise<readonly Resaver[]> {
  const missing: string[] = [];
  for (const { program, version } of resavers) await runProgram(program, [version]).catch(() => missing.push(program));
  if (missing.length > 0)
    throw new BenchInputError(`npm run bench -- resaved saves files with ${missing.join(' and ')}, not found here.`);
  return resavers;
}

/** The file saved again, kept in `folder`; nothing where the program cannot. */
export async function saveAgain(file: string, by: Resaver, folder: string): Promise<string | undefined> {
  await mkdir(folder, { recursive: true });
  const saved = join(folder, `${await hashOf([file])}-${basename(by.program)}.pdf`);
  if (existsSync(saved)) return saved;
  const draft = `${saved}.draft`;
  try {
    await runProgram(by.program, by.words(file, draft));
    await rename(draft, saved);
    return saved;
  } catch {
    await rm(draft, { force: true });
    return undefined;
  }
}
