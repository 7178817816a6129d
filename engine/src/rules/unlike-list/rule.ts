import { printed, wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { countryAt } from '../../facts/names/countries.ts';
import { topicStem } from '../../facts/stances/topic-stem.ts';
import { plainWord } from '../../facts/words/stem.ts';
import { vocabulary } from '../../facts/words/vocabulary.ts';
import { placeOfWords } from '../place.ts';
import type { Place, Rule, RuleContext, RuleFinding } from '../rule.ts';
import { findLists, ofCountries, type Member, type NamedList } from './lists.ts';

/** A head of more lists of a document does not tell which belong together. */
const mostLists = 3;
/** Words of the longest name of a country with its article. */
const longestCountry = 4;
/** Members that lists must share: of a name, and of a word that stands before. */
const fewestNamed = 1;
const fewestShared = 2;

/** One document lists more of the same than another: `pledge of machinery and stock`, `pledge of machinery, stock and accounts`. */
export const rule: Rule = {
  id: 'unlike-list',
  find: (context) => {
    const { documents, areRelated } = context;
    const isCompared = (document: number): boolean => documents.some(({ index }) => areRelated(document, index));
    const held = documents.flatMap((document) => findLists(document, isCompared));
    const heads = new Set(
      [...Map.groupBy(held, ({ head }) => head)].flatMap(([head, lists]) =>
        lists.some(({ document }) => document !== lists[0]?.document) ? [head] : [],
      ),
    );
    if (heads.size === 0) return [];
    // The others show which belong together.
    const all = documents.flatMap((document) =>
      findLists(document, tellsOf(document, heads)).filter(({ head }) => heads.has(head)),
    );
    return [...Map.groupBy(all, ({ head }) => head).values()].flatMap((lists) => check(context, lists));
  },
};

/** Whether a sentence can have one of the heads: it stands in its passage. Of a long document most do not. */
function tellsOf(document: FactDocument, heads: ReadonlySet<string>): (document: number, unit: number) => boolean {
  const terms = new Set([...heads].flatMap((head) => head.split(' ')));
  const telling = new Set([...vocabulary(document)].filter((word) => terms.has(topicStem(word))));
  const known = new Map<number, boolean>();
  const hasCountries = heads.has(ofCountries);
  const doesTell = (passage: number): boolean => {
    const texts = document.passages[passage]?.words.map(({ text }) => text) ?? [];
    return texts.some(
      (text, at) =>
        telling.has(text) || (hasCountries && countryAt(texts.slice(at, at + longestCountry)) !== undefined),
    );
  };
  return (_, unit) => {
    const passage = document.units[unit]?.passage ?? -1;
    const tells = known.get(passage) ?? doesTell(passage);
    known.set(passage, tells);
    return tells;
  };
}

/** Whose law holds and whose courts judge says nothing of what a list is of. */
const lawOfPlace =
  /(?<![a-zß-ɏ])(?:laws? of|courts of|governed by|recht der|gerichte|gerichtsstand|droit (?:de|du)|tribunaux de|ley(?:es)? de|juzgados de)(?![a-zß-ɏ])/i;

/** Whether a sentence of a document speaks of a thing, with all that names it. */
function isSpokenOf({ documents }: RuleContext, { stems }: Member, index: number): boolean {
  const document = documents[index];
  if (document === undefined) return false;
  return document.units.some((unit) => {
    const left = new Set(stems);
    const words = wordsOfUnit(document, unit);
    for (const { text } of words) left.delete(topicStem(text));
    return left.size === 0 && !lawOfPlace.test(printed(words));
  });
}

function check(context: RuleContext, lists: readonly NamedList[]): RuleFinding[] {
  const byDocument = [...Map.groupBy(lists, ({ document }) => document).values()].filter(
    (own) => own.length <= mostLists,
  );
  return byDocument.flatMap((own, at) =>
    byDocument.slice(at + 1).flatMap((others) => {
      const pairs = own.flatMap((a) => others.map((b) => [a, b] as const));
      // Where one pair agrees, the other lists are of something else.
      if (pairs.some(([a, b]) => foreign(a, b).length === 0 && foreign(b, a).length === 0)) return [];
      return pairs
        .filter(([a, b]) => areUnlike(context, a, b))
        .slice(0, 1)
        .map(([a, b]) => toFinding(context, a, b));
    }),
  );
}

/** Members of a list that the other does not name. */
const foreign = (own: NamedList, other: NamedList): readonly Member[] =>
  own.members.filter(({ stems }) => !other.members.some((member) => [...stems].some((stem) => member.stems.has(stem))));

function areUnlike(context: RuleContext, a: NamedList, b: NamedList): boolean {
  const { areRelated } = context;
  if (!areRelated(a.document, b.document)) return false;
  const [ownA, ownB] = [foreign(a, b), foreign(b, a)];
  const shared = Math.min(a.members.length - ownA.length, b.members.length - ownB.length);
  if (shared < (a.isNamed && b.isNamed ? fewestNamed : fewestShared)) return false;
  if (!areInSameWords(context, a, b)) return false;
  // Of two members that stand for each other one may be the other's name.
  if (ownA.length + ownB.length !== 1) return false;
  return (
    !ownA.some((member) => isSpokenOf(context, member, b.document)) &&
    !ownB.some((member) => isSpokenOf(context, member, a.document))
  );
}

/** `Joiners and turners`, `joinery, carving and turning`: where the things are told in other words, one may be told in none. */
function areInSameWords({ documents }: RuleContext, a: NamedList, b: NamedList): boolean {
  const nounsOf = ({ document, passage }: NamedList, { start, end }: Member): string[] =>
    (documents[document]?.passages[passage]?.words.slice(start, end) ?? [])
      .filter(({ text }) => topicStem(text) !== '')
      .map(({ text }) => plainWord(text));
  const known = b.members.flatMap((member) => nounsOf(b, member));
  const foreigners = new Set(foreign(a, b));
  return a.members.every(
    (member) =>
      foreigners.has(member) || nounsOf(a, member).some((noun) => known.some((other) => isSameNoun(noun, other))),
  );
}

/** Letters of an ending: `machine`, `machines`. */
const ending = 2;

const isSameNoun = (x: string, y: string): boolean =>
  (x.startsWith(y) || y.startsWith(x)) && Math.abs(x.length - y.length) <= ending;

function toFinding({ documents }: RuleContext, a: NamedList, b: NamedList): RuleFinding {
  const places = (own: NamedList, other: NamedList): Place[] => {
    const document = documents[own.document];
    const [extra] = foreign(own, other);
    const [start, end] = [extra?.start ?? own.members[0]?.start ?? 0, extra?.end ?? own.members.at(-1)?.end ?? 0];
    return document === undefined ? [] : [placeOfWords(document, own.passage, start, end, own.unit)];
  };
  return {
    rule: 'unlike-list',
    kind: 'wording',
    severity: 'medium',
    confidence: a.isNamed && b.isNamed ? 0.8 : 0.75,
    explanation: 'One document lists something here that the other leaves out.',
    sides: [{ places: places(a, b) }, { places: places(b, a) }],
  };
}
