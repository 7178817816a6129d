import type { PaperBlock } from '../sources/draw-paper.ts';

/** Fewer mentions leave it open whether a word is a name. */
const fewestMentions = 3;
const firm = /\b([A-Z][A-Za-z]{4,})(?: [A-Z][A-Za-z]+){0,3},? (?:Inc|Corp|Ltd|LLC|L\.P|Limited|Corporation|GmbH)\b/gu;

/** Names of parties: words before the form of a company, which the paper never writes in small letters. */
export function paperNames(blocks: readonly PaperBlock[]): ReadonlySet<string> {
  const text = blocks.map((block) => block.text).join('\n');
  const small = new Set(text.match(/\b[a-z]{3,}\b/gu) ?? []);
  const counts = new Map<string, number>();
  for (const word of text.match(/\b[A-Z][A-Za-z]{4,}\b/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  const named = [...text.matchAll(firm)].map(([, name = '']) => name);
  return new Set(named.filter((name) => !small.has(name.toLowerCase()) && (counts.get(name) ?? 0) >= fewestMentions));
}
