import type { OcrLanguage } from './language-data.ts';

/** Words so frequent that a page of a language holds many of them, and that the other languages do not share. */
const frequent: Readonly<Record<OcrLanguage, readonly string[]>> = {
  eng: [
    'the',
    'of',
    'and',
    'to',
    'is',
    'for',
    'by',
    'with',
    'on',
    'this',
    'that',
    'be',
    'shall',
    'from',
    'are',
    'not',
    'at',
    'or',
    'date',
    'no',
  ],
  deu: [
    'der',
    'die',
    'und',
    'das',
    'ist',
    'mit',
    'von',
    'dem',
    'den',
    'für',
    'auf',
    'nicht',
    'ein',
    'eine',
    'zu',
    'im',
    'wird',
    'bei',
    'oder',
    'durch',
  ],
  fra: [
    'le',
    'les',
    'des',
    'du',
    'et',
    'est',
    'une',
    'pour',
    'dans',
    'par',
    'sur',
    'au',
    'aux',
    'qui',
    'avec',
    'sont',
    'ne',
    'ou',
    'cette',
    'son',
  ],
  spa: [
    'el',
    'los',
    'las',
    'del',
    'y',
    'es',
    'una',
    'para',
    'por',
    'con',
    'se',
    'al',
    'su',
    'que',
    'no',
    'como',
    'son',
    'sus',
    'esta',
    'fecha',
  ],
};

/** Fewer hits than this say nothing. */
const enough = 3;

/** The language most of whose frequent words stand in the text; undefined when none is evident. */
export function guessLanguage(words: readonly string[]): OcrLanguage | undefined {
  const counts = { eng: 0, deu: 0, fra: 0, spa: 0 };
  const languages: readonly OcrLanguage[] = ['eng', 'deu', 'fra', 'spa'];
  for (const word of words) {
    const plain = word.toLowerCase().replace(/[^\p{L}]/gu, '');
    for (const language of languages) if (frequent[language].includes(plain)) counts[language] += 1;
  }
  const best = languages.reduce((a, b) => (counts[b] > counts[a] ? b : a));
  return counts[best] >= enough ? best : undefined;
}
