import type { Passage } from '../../layout/passage.ts';
import { markerLength } from '../../layout/list-marker.ts';

/** A sentence: `words.slice(start, end)` of its passage. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
}

/** Stops after these belong to the word. */
const abbreviation =
  /^(?:[a-zß-ɏ]|dr|mr|mrs|ms|prof|st|no|nos|nr|sec|art|cl|para|fig|inc|ltd|co|corp|plc|jr|sr|vs|etc|e\.g|i\.e|u\.s|a\.m|p\.m|ca|approx|abs|bzw|d\.h|z\.b|usw|ggf|inkl|zzgl|str|tel|hr|fr|mme|mlle|sra|dra|av|ave|rev|gen|dept|est|vol|pp?|ed|tit|ziff|v|geb|gest|verh|exp|max|min|mind|env|nac|dep|arr|abf|ank|cad|venc|incl|vorauss|vgl|lt|gem|evtl|einschl|zul|jährl|monatl|mtl|tägl|mio|mrd)\.$/i;

/** `3. Mai`: the stop behind a day. */
const germanMonth =
  /^(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?![a-zß-ɏ])/i;

/** `Fused at 10 A. The motor`: a letter behind a figure is a unit and no initial. */
const isUnit = (word: string, before = ''): boolean => /^[AVWJKNgmlhs]\.$/u.test(word) && /^[\d.,]*\d$/u.test(before);

const stops = new Set('.!?;)"”’\'。！？；');
/** Most words end with a letter, which is cheaper to see. */
const endsSentence = (word: string): boolean =>
  stops.has(word.slice(-1)) && /(?:[.!?;][)"”’']*|[。！？；])$/u.test(word);

/** Scripts without capitals have stops of their own, which end nothing but a sentence. */
const isSureEnd = (word: string): boolean => /[;。！？；]$/u.test(word);

/** Splits the words of a passage into sentences; a row is one sentence, unless it is a clause beside its label. */
export function splitSentences(passage: Passage): Sentence[] {
  const { words } = passage;
  const isClause = isLabelledClause(passage);
  if (passage.kind !== 'paragraph' && !isClause) return words.length === 0 ? [] : [{ start: 0, end: words.length }];
  const sentences: Sentence[] = [];
  let start = 0;
  const marker = isClause ? (passage.cells[0]?.end ?? 0) : markerLength(words);
  for (let index = 0; index + 1 < words.length; index += 1) {
    const word = words[index]?.text ?? '';
    const next = words[index + 1]?.text ?? '';
    if (index < marker || !endsSentence(word)) continue;
    if (abbreviation.test(word.replace(/^[("“„‘]+/u, '')) && !isUnit(word, words[index - 1]?.text)) continue;
    const isNumber =
      /^\d{1,2}\.$/u.test(word) &&
      (germanMonth.test(next) || (/^[A-Za-zªµºÀ-ÖØ-ӿ]/u.test(next) && !/^\p{Lu}\p{Ll}+\W?$/u.test(next)));
    if (isNumber || !(isSureEnd(word) || /^["“”„(‘’'«¿¡]*[\p{Lu}\d£$€§–-]/u.test(next))) continue;
    sentences.push({ start, end: index + 1 });
    start = index + 1;
  }
  if (start < words.length) sentences.push({ start, end: words.length });
  return sentences;
}

/** Words of the number and the name of a clause, and from which on what stands beside them is one. */
const longestLabel = 6;
const shortestClause = 14;

/** A label beside a paragraph: `3. Term | The lease begins in May. It ends after two years.` */
export const isLabelledClause = ({ kind, cells }: Passage): boolean => {
  const [label, clause] = cells;
  return (
    kind === 'row' &&
    cells.length === 2 &&
    label !== undefined &&
    label.end <= longestLabel &&
    clause?.header === '' &&
    clause.end - clause.start >= shortestClause
  );
};
