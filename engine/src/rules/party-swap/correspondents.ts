import type { FactDocument } from '../../facts/fact.ts';
import { plainWord } from '../../facts/stem.ts';
import type { NameBook, Names } from './name-book.ts';

/** Begins the line that names whom a letter is for, and the one that names who writes. */
const addressed = /^(?:to|dear|an|attention|attn|para)$/u;
const sent = /^(?:from|von|de|absender|sender|expediteur|remitente)$/u;
/** Passages at the head of a letter among which those lines stand. */
const headPassages = 10;

export const addresseeOf = (document: FactDocument, book: NameBook, aliases: Names): string | undefined =>
  partyBehind(document, addressed, book, aliases);

export const senderOf = (document: FactDocument, book: NameBook, aliases: Names): string | undefined =>
  partyBehind(document, sent, book, aliases);

/** The party that is named behind a word which opens a line or ends with a colon. */
function partyBehind({ passages }: FactDocument, opening: RegExp, book: NameBook, aliases: Names): string | undefined {
  for (const { words } of passages.slice(0, headPassages)) {
    const texts = words.map(({ text }) => text);
    const at = texts.findIndex((text, index) => opening.test(plainWord(text)) && (index === 0 || text.endsWith(':')));
    if (at < 0) continue;
    const next = texts.findIndex((text, index) => index > at && text.endsWith(':'));
    for (let index = at + 1; index < (next < 0 ? texts.length : next); index += 1) {
      const found = book.at(texts, index)?.key ?? aliases.get(plainWord(texts[index] ?? ''));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
