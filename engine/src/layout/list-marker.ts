import { clauseWords } from './numbered-parts.ts';

const clauseWord = String.raw`(?:§+|(?:${[...clauseWords].join('|')})\.?)`;
const clauseWordAlone = new RegExp(`^${clauseWord}$`, 'i');

/** `3`, `4.2`, `3.º`, `A.1`, `b`, `iv`. */
const label = String.raw`(?:\d{1,3}(?:\.\d{1,2}){0,4}(?:\.?[ºª°])?|[A-Za-z](?:\.\d{1,3})+|[a-zA-Z]|[ivxIVX]{1,5})`;

/** Numbers, letters and bullets that open a clause or an item: `1.`, `2.3`, `(a)`, `iv)`, `A.1`, `§ 4`, `Art. 5.º`, a bullet. */
const marker = new RegExp(String.raw`^(?:${clauseWord}\s*)?(?:\(?${label}[.):]?\)?)$|^[•●▪■◦‣·*–—☐☑☒□✓✔✗✘➢➤►-]$`, 'i');

/** `95.9 m high`, `2.5 million`: behind a number with a point stands what it measures. */
const measure =
  /^(?:%|‰|[€£$°]|[kcm]?m[²³23]?|km|[km]?g|t|[mc]?l|ha|[km]Wh?|kWp|[km]V|bar|dB|h|hrs?|Std|Uhr|[ap]\.?m|hours?|Stunden?|heures?|horas?|EUR|GBP|USD|CHF|euros?|dollars?|pounds?|francs?|Franken|Prozent|per ?cent|percent|pour|por|milli[A-Za-zªµºÀ-ÖØ-ӿ]+|million[A-Za-zªµºÀ-ÖØ-ӿ]*|millones|mio|mrd|billion[A-Za-zªµºÀ-ÖØ-ӿ]*|met(?:re|er)s?|mètres?|metros?|litres?|Liter|litros?|tonnes?|tons?|Tonnen|toneladas?|hectares?|Hektar|hectáreas?|acres?|miles?|times|mal|fois|veces)[^A-Za-zªµºÀ-ÖØ-ӿ]*$/u;

/** Whether the words are nothing but a list marker. */
export const isListMarker = (text: string): boolean => marker.test(text.trim());

/** Number of leading words that form a list marker, 0 to 2. */
export function markerLength(words: readonly { readonly text: string }[]): number {
  const [first, second] = words;
  if (first === undefined) return 0;
  if (second !== undefined && clauseWordAlone.test(first.text) && isListMarker(`${first.text} ${second.text}`))
    return 2;
  // A lone capital or number without a stop may be a word of the sentence: "A tenant", "30 days".
  if (/^(\d{1,3}|[A-Za-z]|[ivxIVX]+)$/u.test(first.text)) return 0;
  if (/^\d{1,3}\.\d{1,2}$/u.test(first.text) && measure.test(second?.text ?? '')) return 0;
  return isListMarker(first.text) ? 1 : 0;
}
