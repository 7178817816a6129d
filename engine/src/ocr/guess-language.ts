import * as z from 'zod';
import rows from '../lexicon/frequent-words.json' with { type: 'json' };
import type { OcrLanguage } from './language-data.ts';

const languages = ['eng', 'deu', 'fra', 'spa'] as const satisfies readonly OcrLanguage[];

/**
 * Words so frequent that a page of a language holds many of them, with what heads forms and papers, and that the other
 * languages do not share. Read with the data of another language they lose their accents.
 */
const frequent = z
  .record(
    z.enum(languages),
    z.string().transform((list): ReadonlySet<string> => new Set(list.split(' '))),
  )
  .parse(rows);

/** Endings and shapes of words, each worth half a word. */
const shapes: Readonly<Record<OcrLanguage, RegExp>> = {
  eng: /(?:ing|ness|ght|tion)s?$/u,
  deu: /(?:ungen|ung|keit|heit|schaft|schein|lich|liche[rsnm]?|straße|strasse)$|^(?:ge.{4,}t|sch.{3,})$/u,
  fra: /^[ldnjsc]['’]\p{L}|(?:eaux|eux|euse|ées|ement)$/u,
  spa: /(?:ción|cién|ciones|dad|miento|ado|ados|ada|adas)$/u,
};

/** Less than this says nothing. */
const enough = 2.5;

/** The language most of whose frequent words stand in the text; undefined when none is evident. */
export function guessLanguage(texts: readonly string[]): OcrLanguage | undefined {
  const counts = { eng: 0, deu: 0, fra: 0, spa: 0 };
  for (const text of texts) {
    const plain = text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    for (const language of languages) {
      if (frequent[language].has(plain)) counts[language] += 1;
      else if (shapes[language].test(plain)) counts[language] += 0.5;
    }
  }
  const best = languages.reduce((a, b) => (counts[b] > counts[a] ? b : a));
  return counts[best] >= enough ? best : undefined;
}
