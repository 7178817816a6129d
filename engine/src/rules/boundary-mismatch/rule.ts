import { printed, type Fact, type FactDocument } from '../../facts/fact.ts';
import { placeOfWords } from '../place.ts';
import type { Place, Rule, RuleFinding } from '../rule.ts';

const below =
  /(?<![a-zß-ɏ])(?:below|under|(?:less|fewer|smaller|lower|shorter|lighter|younger|earlier) than|unter|(?:weniger|kleiner|niedriger|kürzer|leichter|jünger) als|inférieure?s? à|moins de|menos de|inferior(?:es)? a|meno di|inferior[ei] a)\s*$|<\s*$/i;
const upTo =
  /(?<![a-zß-ɏ])(?:up to(?: and including)?|at most|not (?:more|greater) than|no more than|not exceed(?:ing)?|(?:sans|ne (?:peut|doit|peuvent|doivent)) (?:dépasser|excéder)|sin (?:superar|sobrepasar|exceder)|no (?:super|sobrepas)(?:a|an|e|en|ará|arán)|no exce(?:de|den|da|dan|derá|derán)|maximum(?: of)?|höchstens|maximal|bis (?:zu|einschlie(?:ß|ss)lich)|au plus|jusqu[’']à|como máximo|hasta|fino a|al massimo|non più di)(?: (?:l[ae]s?|l[oa]s?|el))?\s*$|[≤]\s*$/i;
const above =
  /(?<![a-zß-ɏ])(?:(?!(?:o|ra|whe|ei)ther )(?:more|[a-z]{3,}er) than|over|above|exceed(?:s|ing)?|(?:mehr|[a-zß-ɏ]{3,}er) als|über|plus(?: [a-zß-ɏ]{4,})? (?:de|que)|supérieure?s? à|más(?: [a-zß-ɏ]{4,})? de(?: un)?|superior(?:es)? a|más allá de|au-delà d[eu]|beyond|dépass(?:e|ent|ant|er|ait)|excèd(?:e|ent)|(?:super|sobrepas|rebas)(?:a|an|e|en|ar|ando)|exce(?:de|den|da|dan|der)|più di|oltre|superior[ei] a)(?: (?:l[ae]s?|l[oa]s?|el|the))?\s*$|>\s*$/i;
const from =
  /(?<![a-zß-ɏ])(?:at least|not less than|no less than|no fewer than|minimum(?: of)?|mindestens|wenigstens|ab|au moins|(?:à|a) partir de|al menos|como mínimo|reach(?:es|ing)?|att(?:eint|eignent|eigne|eindre)|alcan(?:za|zan|ce|cen|zar)|almeno)(?: (?:l[ae]s?|l[oa]s?|el|the))?\s*$|[≥]\s*$/i;

/** Words between a value and the limit that is drawn behind it: `98% of the time or less`, `2 m deep or more`. */
const betweenWords = 6;
const suffix = (near: string, far: string): RegExp =>
  new RegExp(
    String.raw`^\W*(?:(?:${near})|[a-zß-ɏ]{3,} (?:${near})(?! (?:[a-zß-ɏ]+ ){0,2}\d)|(?:(?!(?:or|and|oder|ou|o) )[a-zß-ɏ]+ ){0,${betweenWords}}?(?:${far})(?! (?:than|als|de|que)(?![a-zß-ɏ])))(?![a-zß-ɏ])`,
    'i',
  );
/** `At most` belongs to a value right before it, or to what it counts: what stands farther off may be the next one's. */
const orLess = suffix(
  'at (?:the )?most|höchstens|au (?:plus|maximum)|como máximo|al massimo',
  'or (?:less|fewer|under|below|lower)|and under|oder (?:weniger|niedriger|geringer|darunter)|ou (?:moins|inférieure?s?)|o (?:menos|inferior(?:es)?)|o meno',
);
const orMore = suffix(
  'at (?:the )?least|mindestens|au (?:moins|minimum)|como mínimo|almeno',
  'or (?:more|over|above|higher|greater)|and (?:over|above|more)|oder (?:mehr|höher|darüber)|ou (?:plus|supérieure?s?)|o (?:más|superior(?:es)?)|o più',
);
/** `Wenn der Rückstand 300 € übersteigt`: German verbs stand behind. */
const verbAbove = /^\W*(?:(?!nicht )[a-zß-ɏ]{3,} )?(?:übersteig(?:t|en)|überschreite[nt])(?![a-zß-ɏ])/i;
const verbFrom =
  /^\W*(?:(?!nicht )[a-zß-ɏ]{3,} )?erreich(?:t|en)(?! (?:sind|ist|werden|wird|wurden?|worden))(?![a-zß-ɏ])/i;
/** Words of `or less`. */
const suffixWords = 2;

interface Limit {
  readonly kind: 'below' | 'up to' | 'above' | 'from';
  /** The words of the limit with its value. */
  readonly start: number;
  readonly end: number;
}

// "not exceeding" ends like "exceeding", so the wider limits are tried first.
const wide = [
  ['up to', upTo],
  ['from', from],
] as const;
const narrow = [
  ['below', below],
  ['above', above],
] as const;

const behindValue = [
  ['up to', orLess],
  ['from', orMore],
  ['above', verbAbove],
  ['from', verbFrom],
] as const;

/** The same limit with and without its end: `below 3.5` and `not exceeding 3.5`, `more than 90 days` and `at least 90 days`. */
export const rule: Rule = {
  id: 'boundary-mismatch',
  find: ({ documents, links }) =>
    links.flatMap(({ a, b, relation }) => {
      const [first, second] = [documents[a.document], documents[b.document]];
      if (relation !== 'same' || first === undefined || second === undefined) return [];
      return check(first, a, second, b);
    }),
};

function limitOf(document: FactDocument, fact: Fact): Limit | undefined {
  const unit = document.units[fact.sentence];
  const words =
    document.passages[fact.passage]?.words.slice(Math.max(unit?.start ?? 0, fact.start - 4), fact.start) ?? [];
  const before = `${printed(words)} `;
  const behind = printed(
    document.passages[fact.passage]?.words.slice(
      fact.end,
      Math.min(unit?.end ?? 0, fact.end + betweenWords + suffixWords),
    ) ?? [],
  );
  for (const [kind, pattern] of behindValue) {
    const text = pattern.exec(behind)?.[0];
    if (text !== undefined) return { kind, start: fact.start, end: fact.end + text.trim().split(/\s+/u).length };
  }
  const isDenied = /(?<![a-zß-ɏ])(?:not|no|nicht|non|ne|sans|sin)\s+(?:\S+\s+){0,2}$/i.test(before);
  for (const [kind, pattern] of isDenied ? wide : [...wide, ...narrow]) {
    const text = pattern.exec(before)?.[0];
    if (text !== undefined) {
      const start = fact.start - text.trim().split(/\s+/u).length;
      return { kind, start, end: fact.end };
    }
  }
  return undefined;
}

function check(first: FactDocument, a: Fact, second: FactDocument, b: Fact): RuleFinding[] {
  const [limitA, limitB] = [limitOf(first, a), limitOf(second, b)];
  if (limitA === undefined || limitB === undefined) return [];
  const limits = new Set([limitA.kind, limitB.kind]);
  const isOff = (limits.has('below') && limits.has('up to')) || (limits.has('above') && limits.has('from'));
  if (!isOff) return [];
  return [
    {
      rule: 'boundary-mismatch',
      kind: 'value-conflict',
      severity: 'medium',
      confidence: 0.8,
      explanation: 'One document includes the limit itself; the other excludes it.',
      sides: [{ places: [placeOfLimit(first, a, limitA)] }, { places: [placeOfLimit(second, b, limitB)] }],
    },
  ];
}

/** The words of the limit differ while its value is the same: they belong to what each document says. */
const placeOfLimit = (document: FactDocument, fact: Fact, { start, end }: Limit): Place =>
  placeOfWords(document, fact.passage, start, end, fact.sentence);
