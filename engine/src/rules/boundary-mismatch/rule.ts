import { printed, type Fact, type FactDocument } from '../../facts/fact.ts';
import { placeOfWords } from '../place.ts';
import type { Place, Rule, RuleFinding } from '../rule.ts';

/** How surely both values must be about the same thing. */
const strengthAbove = 0.6;

const below =
  /(?<![a-zß-ɏ])(?:below|under|(?:less|fewer|smaller|lower|shorter|lighter|younger|earlier) than|unter|(?:weniger|kleiner|niedriger|kürzer|leichter|jünger) als|inférieure?s? à|moins de|menos de|inferior(?:es)? a|meno di|inferior[ei] a)\s*$|<\s*$/iu;
const upTo =
  /(?<![a-zß-ɏ])(?:up to|at most|not (?:more|greater) than|no more than|not exceed(?:ing)?|maximum(?: of)?|höchstens|maximal|bis zu|au plus|jusqu[’']à|como máximo|hasta|fino a|al massimo|non più di)\s*$|[≤]\s*$/iu;
const above =
  /(?<![a-zß-ɏ])(?:(?:more|greater|larger|higher|longer|heavier|older|later) than|over|above|exceed(?:s|ing)?|(?:mehr|größer|höher|länger|schwerer|älter) als|über|plus de|supérieure?s? à|más de|superior(?:es)? a|più di|oltre|superior[ei] a)\s*$|>\s*$/iu;
const from =
  /(?<![a-zß-ɏ])(?:at least|not less than|no less than|no fewer than|minimum(?: of)?|mindestens|wenigstens|ab|au moins|(?:à|a) partir de|al menos|como mínimo|almeno)\s*$|[≥]\s*$/iu;

const orLess =
  /^\W*(?:or (?:less|fewer|under|below)|and under|at (?:the )?most|oder weniger|höchstens|ou moins|au (?:plus|maximum)|o menos|como máximo|o meno|al massimo)(?![a-zß-ɏ])/iu;
const orMore =
  /^\W*(?:or (?:more|over|above)|and (?:over|above|more)|at (?:the )?least|oder mehr|mindestens|ou plus|au (?:moins|minimum)|o más|como mínimo|o più|almeno)(?![a-zß-ɏ])/iu;
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

/** The same limit with and without its end: `below 3.5` and `not exceeding 3.5`, `more than 90 days` and `at least 90 days`. */
export const rule: Rule = {
  id: 'boundary-mismatch',
  find: ({ documents, links }) =>
    links.flatMap(({ a, b, relation, strength }) => {
      const [first, second] = [documents[a.document], documents[b.document]];
      if (relation !== 'same' || strength < strengthAbove || first === undefined || second === undefined) return [];
      return check(first, a, second, b);
    }),
};

function limitOf(document: FactDocument, fact: Fact): Limit | undefined {
  const unit = document.units[fact.sentence];
  const words =
    document.passages[fact.passage]?.words.slice(Math.max(unit?.start ?? 0, fact.start - 4), fact.start) ?? [];
  const before = `${printed(words)} `;
  const behind = printed(
    document.passages[fact.passage]?.words.slice(fact.end, Math.min(unit?.end ?? 0, fact.end + suffixWords)) ?? [],
  );
  const suffix = orLess.test(behind) ? 'up to' : orMore.test(behind) ? 'from' : undefined;
  if (suffix !== undefined) return { kind: suffix, start: fact.start, end: fact.end + suffixWords };
  const isDenied = /(?<![a-zß-ɏ])(?:not|no|nicht|non)\s+(?:\S+\s+){0,2}$/iu.test(before);
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
      explanation: 'The limit itself is allowed in one document and not in the other.',
      sides: [{ places: [placeOfLimit(first, a, limitA)] }, { places: [placeOfLimit(second, b, limitB)] }],
    },
  ];
}

/** The words of the limit differ while its value is the same: they belong to what each document says. */
const placeOfLimit = (document: FactDocument, fact: Fact, { start, end }: Limit): Place =>
  placeOfWords(document, fact.passage, start, end, fact.sentence);
