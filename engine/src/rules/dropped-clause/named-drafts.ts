import { pairedWeight, type TermWeights } from '../../align/term-weights.ts';
import { printed, wordsOfUnit, type FactDocument, type Unit } from '../../facts/fact.ts';
import { roleOf } from '../../facts/names/roles.ts';
import { splitClauses } from '../../facts/stances/clauses.ts';
import { isDenial } from '../../facts/stances/denial.ts';
import { readStances } from '../../facts/stances/read-stances.ts';
import { plainWords } from '../../facts/stances/stance-marks.ts';
import { topicStem } from '../../facts/stances/topic-stem.ts';
import type { RuleContext } from '../rule.ts';

/** A sentence of one draft that the other does not hold, whatever the words. */
export interface DroppedClause {
  readonly document: number;
  readonly unit: number;
  readonly other: number;
}

/** Passages at the head of a paper in which it says which draft it is. */
const headPassages = 6;
const draft =
  /(?<![a-zß-ɏ])(?:(?:version|draft|revision|entwurf|fassung|projet|borrador|versión|bozza) ?(?:no\.?|nr\.?|n°)? ?\d|(?:first|second|third|fourth|final|revised|erster|zweiter|dritter|neuer|premier|deuxième|second|nouveau|primer|segundo|nuevo) (?:draft|version|entwurf|fassung|projet|borrador)|\d\. (?:entwurf|fassung)|(?:première|deuxième|nouvelle) version|(?:primera|segunda|nueva) versión|edition of|edición de|édition d[eu]|in force from|gültig ab|(?:fassung|stand) vom)/i;

/** Part of what a dropped clause says, by weight, of which the other draft has words, at most. */
const mostHeld = 0.24;
/** Weight of a family of verbs, in terms that only two sentences hold: to pay, to hand over and their like stand everywhere. */
const familyWeight = 0.3;
/** Words that say something which such a clause holds. */
const fewestTerms = 5;

/**
 * Clauses of two drafts of one paper that were written anew throughout: no word stands in its place, so that only a clause
 * counts that rules something and of which the other draft has next to no word and no value.
 */
export function droppedClauses({ documents, versions, weights, areRelated, links }: RuleContext): DroppedClause[] {
  const drafts = documents.filter(isDraft);
  const [first, second, ...others] = drafts;
  if (first === undefined || second === undefined || others.length > 0) return [];
  const isAligned = versions.some(({ pair }) =>
    [first, second].every(({ index }) => index === pair.reference || index === pair.version),
  );
  if (isAligned || !areOfOneName(first, second) || !areRelated(first.index, second.index)) return [];
  const linked = new Set(
    links.flatMap(({ a, b }) => [a, b].map(({ document, sentence }) => `${document} ${sentence}`)),
  );
  return [[first, second] as const, [second, first] as const].flatMap(([own, other]) => {
    const known = termsOf(other);
    return own.units.flatMap((unit, index): DroppedClause[] =>
      !linked.has(`${own.index} ${index}`) && isDropped(own, unit, known, weights)
        ? [{ document: own.index, unit: index, other: other.index }]
        : [],
    );
  });
}

/** Part of the telling words of the shorter title that both drafts have. */
const titleShare = 0.6;

/** `Lift Maintenance Agreement` and `Agreement for the Maintenance of Lifts`: papers of one name. */
function areOfOneName(first: FactDocument, second: FactDocument): boolean {
  const [a, b] = [first, second].map(({ passages }) => {
    const title = passages.find(({ kind }) => kind !== 'furniture')?.words ?? [];
    return new Set(title.flatMap(({ text }) => topicStem(text) || []));
  });
  if (a === undefined || b === undefined) return false;
  const shared = [...a].filter((term) => b.has(term)).length;
  return shared > 0 && shared >= Math.min(a.size, b.size) * titleShare;
}

const isDraft = ({ passages }: FactDocument): boolean =>
  passages.slice(0, headPassages).some(({ words }) => draft.test(printed(words)));

function isDropped(document: FactDocument, unit: Unit, known: ReadonlySet<string>, weights: TermWeights): boolean {
  if (document.passages[unit.passage]?.kind !== 'paragraph') return false;
  const words = wordsOfUnit(document, unit).map(({ text }) => text);
  const terms = new Set(words.flatMap((word) => termOf(word) || []));
  if (terms.size < fewestTerms) return false;
  let [total, held] = [0, 0];
  for (const term of terms) {
    const weight = term.startsWith('~') ? pairedWeight(weights) * familyWeight : weights(term);
    total += weight;
    if (known.has(term)) held += weight;
  }
  return held <= total * mostHeld && isRuling(words);
}

const granting = /^(?:granted|gewahrt|accordee?s?|concedid[oa]s?|concede[n]?)$/u;

/** It obliges, allows, grants or denies, and not only in a condition. */
function isRuling(words: readonly string[]): boolean {
  if (readStances(words, new Set()).some(({ axis }) => axis === 'leave')) return true;
  const plain = plainWords(words);
  const [, end] = splitClauses(words, plain, new Set())[0] ?? [0, 0];
  return plain.some((word, at) => granting.test(word) || (at < end && isDenial(plain, at)));
}

function termsOf(document: FactDocument): Set<string> {
  return new Set(
    document.units.flatMap((unit) => wordsOfUnit(document, unit).flatMap(({ text }) => termOf(text) || [])),
  );
}

/** Parties stand in clauses of any matter, and values are compared as such. */
const termOf = (word: string): string => (/\d/u.test(word) || roleOf(word) !== undefined ? '' : topicStem(word));
