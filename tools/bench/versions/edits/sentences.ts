export interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A full stop after one of these, or after a single capital, ends no sentence. */
const abbreviation =
  /(?:\b(?:Inc|Corp|Ltd|Co|No|Nos|St|Attn|Mr|Mrs|Dr|Art|Sec|Fig|approx|vs|al)|\b[A-Za-z]|\be\.g|\bi\.e)\.$/u;

/** The sentences of a paragraph, without the white space between them. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { index, 0: gap } of text.matchAll(/(?<=[.;?!]["')]?) +(?=["'(]?[A-Z])/gu)) {
    if (text[index - 1] === ';' || abbreviation.test(text.slice(start, index))) continue;
    sentences.push({ start, end: index, text: text.slice(start, index) });
    start = index + gap.length;
  }
  return [...sentences, { start, end: text.length, text: text.slice(start) }];
}

/** Says something that binds: it has a verb that contracts use, and neither figures nor names that belong elsewhere. */
export function isGeneral(sentence: string): boolean {
  const words = sentence.split(' ');
  const ownNames = words.slice(1).filter((word) => /^["'(]?[A-Z]/u.test(word) && !generalNames.test(word));
  return (
    /^[A-Z][a-z]*\b.*[a-z]\.$/u.test(sentence) &&
    words.length >= 9 &&
    words.length <= 45 &&
    ownNames.length === 0 &&
    !leansOnAnother.test(sentence) &&
    /\b(?:shall|may|must|will|is|are)\b/u.test(sentence) &&
    !/[\d$"():;[\]*]|\b(?:Section|Exhibit|Schedule|herein|above|below|foregoing)\b/u.test(sentence)
  );
}

/** Begins with words that only make sense behind another sentence. */
const leansOnAnother =
  /^(?:(?:Any|In|If|No|All|Upon|Under) such|Such|This (?!Agreement)|That|These|Those|It|They|Moreover|However|Further|Also|Thus|Likewise|Otherwise|Additionally|Accordingly|Therefore)\b/u;
const generalNames = /^(?:Agreement|Party|Parties)\b/u;
