import type { ObjectItem } from '../../facts/duties/object-items.ts';
import type { FactDocument, Unit } from '../../facts/fact.ts';
import { plainWord, stem } from '../../facts/words/stem.ts';

/** Nouns for what is done that leave open to what. */
const action = new Set(['maintenance', 'cleaning', 'insurance', 'renovation', 'inspection', 'disposal'].map(stem));

/** `Heating checked; maintenance by the tenant`. */
export function withContext(document: FactDocument, unit: Unit, item: ObjectItem): ObjectItem {
  if (item.head.length !== 1 || !action.has(item.head[0] ?? '')) return item;
  const words = document.passages[unit.passage]?.words.slice(Math.max(0, unit.start - contextWords), unit.start) ?? [];
  return {
    ...item,
    context: words.flatMap(({ text }) => shortOf(text)).filter((term) => term !== ''),
  };
}

/** Opens what a sentence is about before it says who does what: `On returns, the shop bears the postage`. */
const fronting = /^(?:for|on|upon|in|with|bei|beim|fur|im|en|pour|lors|dans|para|con)$/u;
const longestFront = 6;

/** A thing of one word is also known by what its sentence puts in front. */
export function withFronted(item: ObjectItem, texts: readonly string[], actor: number): ObjectItem {
  if (item.head.length !== 1 || !fronting.test(plainWord(texts[0] ?? ''))) return item;
  const comma = texts.findIndex((text) => text.endsWith(','));
  if (comma < 1 || comma >= longestFront || comma > actor) return item;
  const terms = texts.slice(1, comma + 1).map(stem);
  return { ...item, context: [...(item.context ?? []), ...terms.filter((term) => term !== '')] };
}

/** `Container` for the `Warmhaltecontainer` of the sentence before: a word, and what a German compound may be called in short. */
const shortOf = (text: string): string[] => {
  const letters = text.replace(/[^A-Za-zªµºÀ-ÖØ-ӿ]+$/u, '');
  if (!/^\p{Lu}\p{Ll}{9,}$/u.test(letters)) return [stem(text)];
  const tails = letters.length - shortestTail - shortestHead + 1;
  return Array.from({ length: tails + 1 }, (_, at) => stem(at === 0 ? text : letters.slice(at - 1 + shortestHead)));
};
const shortestHead = 4;
const shortestTail = 5;

const contextWords = 16;
