import { allMatches } from '../../facts/words/all-matches.ts';
import type { FactDocument } from '../../facts/fact.ts';
import { passageText, wordRange } from '../../facts/passage-text.ts';
import { stem } from '../../facts/words/stem.ts';

/** What a paper says a term means. */
export interface Definition {
  readonly document: number;
  readonly term: string;
  readonly passage: number;
  /** The words behind `means`: `words.slice(start, end)` of the passage. */
  readonly start: number;
  readonly end: number;
  /** Stems of what they say. */
  readonly meaning: ReadonlySet<string>;
}

/** `“Business Day” means a day other than …`. */
const definition =
  /["“„«](?<term>\p{Lu}[^"“”„«»\n]{2,40}?)["”“»],? (?:shall mean|means|bezeichnet|bedeutet|désigne|signifie|significa|designa) (?<meaning>[^.;\n]{12,240})/gu;

/** The terms that a paper defines in so many words. */
export function findDefinitions(document: FactDocument): Definition[] {
  return document.passages.flatMap((place, passage) => {
    if (place.kind === 'furniture' || place.kind === 'contents') return [];
    const text = passageText(place);
    return allMatches(text.text, definition).map((match) => {
      const meaning = match.groups?.['meaning'] ?? '';
      const from = match.index + match[0].length - meaning.length;
      const [start, end] = wordRange(text, from, from + meaning.length);
      const terms = new Set(
        meaning.split(/[\s/]+/u).map((word) => (/^[^A-Za-zªµºÀ-ÖØ-ӿ]*\d/u.test(word) ? '' : stem(word))),
      );
      terms.delete('');
      return {
        document: document.index,
        term: (match.groups?.['term'] ?? '').toLowerCase().replace(/^(?:the|der|die|das|le|la|les|el|los|las) /u, ''),
        passage,
        start,
        end,
        meaning: terms,
      };
    });
  });
}
