import type { ReadDocument, ReadPage } from '../pdf/read-document.ts';

/**
 * Some programs write both bytes of a code over each other: U+201C becomes 3C, U+2019 becomes 39, U+20AC becomes AC. Each
 * pattern is what no language prints: a sign within or at the end of a word, and what was printed there.
 */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/(?<=^[([]*)<(?=[A-Za-zªµºÀ-ÖØ-ӿ])/u, '“'],
  [/(?<=[A-Za-zªµºÀ-ÖØ-ӿ][.,;:!?]?)=(?=[.,;:)\]]*$)/u, '”'],
  [/(?<=[A-Za-zªµºÀ-ÖØ-ӿ])9(?=(?:s|t|d|m|re|ll|ve)\b)/u, '’'],
  [/(?<=\p{Ll})[34](?=\p{Ll}{2})/u, '–'],
  [/¬/gu, '€'],
];

/** So many words of a document show that its codes are such ones. */
const fewest = 2;
/** Cheap to see: most words have none of the signs. */
const mayBeBroken = /[<=¬]|[A-Za-zªµºÀ-ÖØ-ӿ][349][A-Za-zªµºÀ-ÖØ-ӿ]/u;

/** Puts quotes, apostrophes, dashes and the euro sign back into documents whose codes were overlaid when they were saved. */
export function mendOverlaidCodes(document: ReadDocument): ReadDocument {
  const broken = new Set<string>();
  let count = 0;
  for (const { texts } of document.pages)
    for (const [at, text] of texts.entries()) {
      if (!mayBeBroken.test(text) || mended(text) === text || (text.includes('¬') && !isByFigures(texts, at))) continue;
      broken.add(text);
      count += 1;
    }
  if (count < fewest || !isOverlaid([...broken])) return document;
  return { ...document, pages: document.pages.map((page) => mendedPage(page, broken)) };
}

/** In logic the sign of a negation is printed before letters. */
const isByFigures = (texts: readonly string[], at: number): boolean =>
  [texts[at - 1], texts[at], texts[at + 1]].some((text = '') => /\d/u.test(text));

/** A formula has one of the signs, and names of parts have figures; quotes with both ends, or a sign by figures, have such documents only. */
function isOverlaid(broken: readonly string[]): boolean {
  const [opens, closes, short, , currency] = patterns.map(([sign]) => broken.some((text) => text.search(sign) >= 0));
  return (
    currency === true || (opens === true && closes === true) || (short === true && (opens === true || closes === true))
  );
}

const mended = (text: string): string => patterns.reduce((word, [sign, print]) => word.replace(sign, print), text);

const mendedPage = (page: ReadPage, broken: ReadonlySet<string>): ReadPage =>
  page.texts.some((text) => broken.has(text))
    ? { ...page, texts: page.texts.map((text) => (broken.has(text) ? mended(text) : text)) }
    : page;
