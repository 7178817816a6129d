import { allMatches } from '../../facts/words/all-matches.ts';
import type { FactDocument } from '../../facts/fact.ts';
import { passageText, wordRange } from '../../facts/passage-text.ts';

/** A place in a paper that names a clause of the same paper by its number. */
export interface Reference {
  readonly number: string;
  readonly passage: number;
  readonly start: number;
  readonly end: number;
  /** What the paper calls the clause there: `clause 7 (Confidentiality)`; empty where it only gives the number. */
  readonly title: string;
}

const reference =
  /(?<![a-zß-ɏ\d])(?:sections?|clauses?|paragraphs?|articles?|ziffer|abschnitt|punkt|artikel|§|cláusula|artículo|apartado) ?(?<number>\d{1,2}(?:\.\d{1,2}){0,3})(?![a-zß-ɏ\d]|[.,/-]\d)(?<title> \((?=[a-zß-ɏ])[^()\d]{4,50}\))?/gi;
/** What is meant is a clause of this paper: `of this Agreement`. */
const ofThis =
  /^,? ?(?:(?:of|in|to) (?:this|the present|these)|above|below|hereof|dieses|dieser|des vorliegenden|oben|unten|du présent|de la présente|ci-dessus|ci-dessous|del presente|de este|anterior)/i;
/** The clause of another paper or of a law: `of the Act`, `BGB`, `der Satzung`, `57 A de la loi`. */
const ofOther =
  /^(?: [A-Z](?![A-Za-zªµºÀ-ÖØ-ӿ])| bis| ter| quater)?,? ?(?:\(\d+\)|\([a-z]\))?,? ?(?:of|in|to|under|abs|absatz|satz|nr|der|des|dem|du|de|del|della|d['’]|\p{Lu}{2,}|\p{Lu}[A-Za-zªµºÀ-ÖØ-ӿ]*(?:G|gesetz|ordnung|Act|Code))(?![\p{Ll}])/u;
/** Such a paper speaks of the clauses of another one, or numbers its parts apart. */
const elsewhere =
  /(?:schedule|annex|appendix|exhibit|part|chapter|act|law|code|regulation|directive|rfc|specification|anlage|anhang|teil|gesetz|satzung|annexe|loi|code|anexo|ley)[^a-zß-ɏ]*(?:[a-zß-ɏ]|\d)*[^a-zß-ɏ]{1,4}$/i;

export function findReferences(document: FactDocument): Reference[] {
  return document.passages.flatMap(({ kind }, passage) => {
    const place = document.passages[passage];
    if (place === undefined || kind !== 'paragraph') return [];
    const text = passageText(place);
    return allMatches(text.text, reference).flatMap((match) => {
      const behind = text.text.slice(match.index + match[0].length);
      const before = text.text.slice(Math.max(0, match.index - 40), match.index);
      // The number of the clause itself stands at the start of its paragraph.
      const isOwn = match.index === 0;
      if (isOwn || elsewhere.test(before) || (!ofThis.test(behind) && ofOther.test(behind))) return [];
      const [start, end] = wordRange(text, match.index, match.index + match[0].length);
      const title = (match.groups?.['title'] ?? '').replace(/^ \(|\)$/gu, '');
      return [{ number: match.groups?.['number'] ?? '', passage, start, end, title }];
    });
  });
}
