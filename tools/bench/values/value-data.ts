import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';

export const languages = ['en', 'de', 'fr', 'es', 'it'] as const;
export type Language = (typeof languages)[number];

const result = z.object({
  kind: z.string(),
  text: z.string(),
  start: z.int(),
  end: z.int(),
  value: z.record(z.string(), z.unknown()),
});
const sentence = z.object({ id: z.string(), input: z.string(), results: z.array(result) });

export type PrintedValue = z.infer<typeof result>;
export type Sentence = z.infer<typeof sentence>;

/** What was read over some characters of a sentence. */
export interface ReadValue {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly value: object;
}

/** Whether one of the values that were read means what is printed. */
export type IsSame = (printed: PrintedValue, read: readonly ReadValue[]) => boolean;

const meaning = z.object({ isSame: z.custom<IsSame>((value) => typeof value === 'function') });

export interface ValueData {
  readonly sentences: ReadonlyMap<Language, readonly Sentence[]>;
  readonly isSame: IsSame;
}

/** The sentences of a folder, and what they mean by the same. */
export async function readValueData(folder: string): Promise<ValueData> {
  const imported: unknown = await import(pathToFileURL(join(folder, 'meaning.mjs')).href);
  const sentences = new Map<Language, readonly Sentence[]>();
  for (const language of languages) {
    const lines = (await readFile(join(folder, `${language}.jsonl`), 'utf8')).trim().split('\n');
    sentences.set(
      language,
      lines.map((line) => sentence.parse(JSON.parse(line))),
    );
  }
  return { sentences, isSame: meaning.parse(imported).isSame };
}
