import { isAuxiliary } from '../../facts/words/helping-words.ts';
import { pairedWeight } from '../../align/term-weights.ts';
import { wordsOfUnit } from '../../facts/fact.ts';
import { readClaims } from '../../facts/stances/read-claims.ts';
import { markWord } from '../../facts/stances/stance-marks.ts';
import { tailOf } from '../../facts/stances/tails.ts';
import { topicStem } from '../../facts/stances/topic-stem.ts';
import type { RuleContext } from '../rule.ts';
import type { ClaimPair } from './denied-claims.ts';
import type { PlacedStance } from './find-stances.ts';

/** Weight of the one thing that is forbidden, in terms that only two sentences hold. */
const rareAbove = 0.9;
/** A deed that more sentences speak of is no single one. */
const mostSentences = 2;
/** Stands right before what is or will be done. */
const participle = /^(?:be|been|a|ete|se|seran|sido)$/u;
const auxiliaryReach = 3;
const direction = /^(?:to|from|since|until|an|nach|ab|seit|bis|de|depuis|vers|a|desde|hacia|hasta)$/u;
const perfect = /^(?:has|have|had|was|were|hat|haben|wurde|wurden|a|ont|ha|han)$/u;
const article = /^(?:a|an|one|two|ein|eine|einen|einem|un|une|una)$/u;

/** One document forbids a deed in one word, `subletting is not permitted`; another says that it is done: `will be sublet`. */
export function brokenBans(
  { documents, weights, areRelated }: RuleContext,
  forbidden: readonly PlacedStance[],
): ClaimPair[] {
  const whole = pairedWeight(weights);
  const bans = forbidden.flatMap((ban) => {
    const deed = [...ban.topic].at(-1) ?? '';
    const isRare = deed.startsWith('~') || weights(deed) / whole >= rareAbove;
    // "The Supplier may not use subcontractors": before the words that forbid stands who may not.
    const isSaidOfDoer = ban.verb === deed && ban.neighbours[1] === deed && !isPassive(ban, deed);
    const isDeed = ban.topic.size === 1 || (ban.topic.size === 2 && isSaidOfDoer);
    return ban.axis === 'leave' && isDeed && isRare ? [{ ban, deed }] : [];
  });
  if (bans.length === 0) return [];
  const deeds = new Set(bans.map(({ deed }) => deed));
  const byDeed = new Map<string, { document: number; unit: number }[]>();
  for (const document of documents) {
    for (const [unit, sentence] of document.units.entries()) {
      const { kind } = document.passages[sentence.passage] ?? {};
      if (kind !== 'paragraph' && kind !== 'row') continue;
      const words = wordsOfUnit(document, sentence).map(({ text }) => text);
      const terms = new Set(words.map(topicStem));
      for (const term of terms)
        if (deeds.has(term) && (kind === 'paragraph' || isOnTheWay(words, wordOf(words, term))))
          byDeed.set(term, [...(byDeed.get(term) ?? []), { document: document.index, unit }]);
    }
  }
  return bans.flatMap(({ ban, deed }) => {
    const places = (byDeed.get(deed) ?? []).filter(({ document }) => areRelated(ban.document, document));
    if (places.length > mostSentences) return [];
    return places.slice(0, 1).flatMap((place): ClaimPair[] => {
      const document = documents[place.document];
      const sentence = document?.units[place.unit];
      const words =
        document === undefined || sentence === undefined ? [] : wordsOfUnit(document, sentence).map(({ text }) => text);
      const claim = readClaims(words, new Set()).find(
        (one) => one.topic.has(deed) && !one.isDenied && !one.isDemand && !one.isConditional && isDone(words, deed),
      );
      if (claim === undefined) return [];
      const banned = { ...claim, document: ban.document, unit: ban.unit, start: ban.start, end: ban.end };
      return [
        {
          a: banned,
          b: { ...claim, ...place },
          score: 0.8,
          explanation: 'One document forbids what the other says is done.',
        },
      ];
    });
  });
}

/** `Users may not be replaced`: before the words that forbid stands to what it may not be done. */
function isPassive({ plain, behind }: PlacedStance, deed: string): boolean {
  const at = plain.findIndex((word, index) => index >= behind && /^(?:be|etre|ser|essere)$/u.test(word));
  if (at >= 0 && at <= behind + 1) return topicStem(plain[at + 1] ?? '') === deed;
  return plain.at(-1) === 'werden' && topicStem(plain.at(-2) ?? '') === deed;
}

/** Words of a line that tells one thing. */
const shortLine = 6;

/** One who does something, by the ending of the word. */
const isSomebody = (word: string): boolean => /(?:ors?|ers?|eurs?|ants?|istas?|nehmern?)$/u.test(markWord(word));

/** Behind what is banned these say that it is to be, or is, done. */
const planned =
  /^(?:intended|planned|foreseen|scheduled|arranged|made|effected|takes|occurs|vorgesehen|geplant|beabsichtigt|erfolgt|stattfinden|prevue?s?|envisagee?s?|effectuee?s?|previst[oa]s?|planead[oa]s?|efectuad[oa]s?|efectua|realiza)$/u;
/** Words between a deed and what says that it is planned. */
const plannedReach = 7;

/** `Transhipment at Hull is planned`: the deed is what the sentence begins with. */
const isPlanned = (words: readonly string[], at: number): boolean =>
  words.slice(0, at).every((word) => topicStem(word) === '') &&
  words.slice(at + 1, at + 1 + plannedReach).some((word) => planned.test(markWord(word)));

const accompanied = /^(?:with|mit|avec|con)$/u;
const place = /^(?:at|in|via|over|uber|a|en|por)$/u;

/** `Oslo, with transhipment at Hull`: it is done at a place that is named. */
const isOnTheWay = (words: readonly string[], at: number): boolean =>
  accompanied.test(markWord(words[at - 1] ?? '')) &&
  place.test(markWord(words[at + 1] ?? '')) &&
  /^\p{Lu}/u.test(words[at + 2] ?? '');

const wordOf = (words: readonly string[], term: string): number => words.findIndex((word) => topicStem(word) === term);

/** `Is sublet`, `wird im Mai vermietet`; or the one that must not be engaged has done something: `a subcontractor laid`. */
function isDone(words: readonly string[], deed: string): boolean {
  const at = wordOf(words, deed);
  if (isOnTheWay(words, at)) return true;
  const isGerman = /^\p{Ll}/u.test(words[at] ?? '') && at === words.length - 1;
  const before = words.slice(isGerman ? 0 : Math.max(0, at - auxiliaryReach), at);
  if (before.map(markWord).some((word) => isAuxiliary(word) || participle.test(word))) return true;
  // A line that begins with the deed tells of it: "Tranship at Cartagena".
  if (isPlanned(words, at)) return true;
  const next = words[at + 1] ?? '';
  if (at === 0 && words.length <= shortLine && (tailOf(next, markWord(next)) !== undefined || direction.test(next)))
    return true;
  if (!article.test(markWord(words[at - 1] ?? ''))) return false;
  return perfect.test(markWord(words[at + 1] ?? '')) || isSomebody(words[at] ?? '');
}
