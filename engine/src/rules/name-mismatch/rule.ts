import { isScanSlip } from '../../facts/values/ocr-confusions.ts';
import { areApart, ownNumberOf } from '../../papers/index.ts';
import type { FactDocument } from '../../facts/fact.ts';
import { isRecognised } from '../../facts/is-recognised.ts';
import { actorNounOf } from '../../facts/names/actor-nouns.ts';
import { plainWord } from '../../facts/words/stem.ts';
import { wholeVocabulary } from '../../facts/words/vocabulary.ts';
import { findNames, isLegalForm, type NamePlace } from '../../facts/names/find-names.ts';
import { areOpposed, roleOf } from '../../facts/names/roles.ts';
import { placeOfWords } from '../place.ts';
import type { Place, Rule, RuleContext, RuleFinding } from '../rule.ts';
import { nameConflict, nearlyAll } from './compare-names.ts';
import { sentenceLikeness, type SentenceLikeness } from './sentence-likeness.ts';
import { mergeNames, type NameConflict, type NameGroup } from './merge-names.ts';

/** Names that differ in a word as a whole count only where the sentences speak of the same thing. */
const likeSentences = 0.45;

/** Among more names than these some are alike by chance. */
const crowd = 100;

/** What else two names are judged by. */
interface Surroundings {
  readonly words: readonly ReadonlySet<string>[];
  readonly alike: SentenceLikeness;
  readonly isCrowded: boolean;
}

/** One name as a document uses it, with all its places. */
interface Name {
  readonly document: number;
  readonly tokens: readonly string[];
  readonly places: readonly NamePlace[];
}

/** A person, company or place is spelt or named differently where the same one must be meant. */
export const rule: Rule = {
  id: 'name-mismatch',
  find: (context) => {
    const names = context.documents.flatMap((document) =>
      gather(
        findNames(document)
          .filter((place) => !isGermanPhrase(document, place))
          .map((place) => withoutOffice(document, place)),
      ),
    );
    const words = context.documents.map(wordsOf);
    const numbers = context.documents.map(ownNumberOf);
    const alike = sentenceLikeness(context);
    const index = indexByToken(names);
    const conflicts = names.flatMap((a) =>
      partnersOf(a, index)
        .filter((b) => !areApart(numbers[a.document], numbers[b.document]))
        .flatMap((b) => check(context, a, b, { words, alike, isCrowded: names.length > crowd })),
    );
    return mergeNames(conflicts).map((group) => toFinding(context, group, alike));
  },
};

/** `Kosten der Reparatur`: nouns that German writes like names. */
function isGermanPhrase(document: FactDocument, { passage, start, end }: NamePlace): boolean {
  const words = document.passages[passage]?.words.slice(start, end).map(({ text }) => text) ?? [];
  return words.some((word, at) => /^(?:der|des|und|für)$/u.test(word) && !/^v[ao]n$/u.test(words[at - 1] ?? ''));
}

/** `Hausverwaltung A. Kornmeier`: German writes what somebody is like a part of the name. */
function withoutOffice(document: FactDocument, place: NamePlace): NamePlace {
  const words = document.passages[place.passage]?.words.slice(place.start, place.end) ?? [];
  const [token, ...tokens] = place.tokens;
  const at = words.findIndex(({ text }) => plainWord(text) === token);
  const first = words[at]?.text ?? '';
  const isOffice = roleOf(first) !== undefined || actorNounOf(first) !== undefined;
  return isOffice && tokens.length >= 2 ? { ...place, start: place.start + at + 1, tokens } : place;
}

function gather(places: readonly NamePlace[]): Name[] {
  const names = new Map<string, NamePlace[]>();
  for (const place of places) {
    const key = place.tokens.join(' ');
    const list = names.get(key);
    if (list === undefined) names.set(key, [place]);
    else list.push(place);
  }
  return [...names.values()].map((list) => ({
    document: list[0]?.document ?? 0,
    tokens: list[0]?.tokens ?? [],
    places: list,
  }));
}

function wordsOf(document: FactDocument): Set<string> {
  const plain = new Set<string>();
  for (const text of wholeVocabulary(document)) {
    const letters = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
    plain.add(letters.replace(/[^A-Za-zªµºÀ-ÖØ-ӿ\d-]/gu, ''));
  }
  return plain;
}

/** Names by each of their words, and by how each begins, so that a misspelt one is found too. */
function indexByToken(names: readonly Name[]): Map<string, Name[]> {
  const index = new Map<string, Name[]>();
  for (const name of names) {
    for (const key of keysOf(name)) {
      const list = index.get(key);
      if (list === undefined) index.set(key, [name]);
      else list.push(name);
    }
  }
  return index;
}

const keysOf = ({ tokens }: Name): string[] => [
  ...new Set(tokens.flatMap((token) => (token.length > 3 ? [token, `${token.slice(0, 3)}…`] : []))),
];

/** A word that stands in more names than this is compared with the first of them only. */
const mostPartners = 50;

function partnersOf(name: Name, index: ReadonlyMap<string, readonly Name[]>): Name[] {
  const partners = new Set<Name>();
  for (const key of keysOf(name))
    for (const other of (index.get(key) ?? []).slice(0, mostPartners))
      if (other.document > name.document) partners.add(other);
  return [...partners];
}

function check(
  { documents }: RuleContext,
  a: Name,
  b: Name,
  { words, alike, isCrowded }: Surroundings,
): NameConflict<Name>[] {
  // What differs must be unknown to the other document: two persons of one surname are no misprint.
  if (isKnown(a, words[b.document]) || isKnown(b, words[a.document])) return [];
  const isScanned = [a, b].some(({ document: index }) => {
    const document = documents[index];
    return document !== undefined && isRecognised(document);
  });
  const tokens = isScanned ? withoutSlips(a.tokens, b.tokens) : b.tokens;
  const score = Math.max(
    nameConflict(a.tokens, tokens, (isFirm(documents, a) && isFirm(documents, b)) || arePersons(documents, a, b)),
    arePersons(documents, a, b) ? nearlyAll(a.tokens, tokens) : 0,
  );
  if (score === 0) return [];
  const { likeness } = bestPlaces(a, b, alike);
  if ((score < 0.5 || isCrowded) && likeness < likeSentences) return [];
  if (areOfOtherSides(documents, a, b)) return [];
  if (isScanned && isMisread(documents, a, b)) return [];
  return [{ a, b, confidence: Math.min(0.95, 0.6 + score * 0.3 + likeness * 0.2) }];
}

/** The words of a name as the other has them where a recogniser may have taken the one for the other. */
const withoutSlips = (tokens: readonly string[], read: readonly string[]): string[] =>
  read.map((word, at) => {
    const token = tokens[at] ?? '';
    return token !== '' && isScanSlip(token, word) ? token : word;
  });

/** With the marks over their letters as printed, or without them: a recogniser changes and drops them. */
function isMisread(documents: readonly FactDocument[], a: Name, b: Name): boolean {
  const printedOf = ({ document, places: [place] }: Name): string =>
    (documents[document]?.passages[place?.passage ?? 0]?.words.slice(place?.start, place?.end) ?? [])
      .map(({ text }) => text.toLowerCase().replace(/[^A-Za-zªµºÀ-ÖØ-ӿ\d]/gu, ''))
      .join(' ');
  const words = Math.min(a.tokens.length, b.tokens.length);
  const ends = [a, b].map((name) => [
    name.tokens.slice(-words).join(' '),
    printedOf(name).split(' ').slice(-words).join(' '),
  ]);
  const [[plainA = '', x = ''] = [], [plainB = '', y = ''] = []] = ends;
  return isScanSlip(plainA, plainB) || isScanSlip(x, y) || differInMarks(x, y);
}

/** `Käse`, `Kise`; `Aydoğmuş`, `Aydoömus`: all that differs are vowels that carry a mark in one of the two, and letters that the languages it reads have not. */
const differInMarks = (a: string, b: string): boolean =>
  a.length === b.length &&
  Array.from(a).every((letter, at) => {
    const other = b[at] ?? '';
    return (
      letter === other ||
      isForeign(letter) ||
      isForeign(other) ||
      (isMarked(letter) !== isMarked(other) && /^[aeiouy]$/u.test(isMarked(letter) ? other : letter))
    );
  });

const isForeign = (letter: string): boolean => /^[^a-zß-ÿ\d ]$/u.test(letter);

const isMarked = (letter: string): boolean => /^[à-öø-ÿ]$/u.test(letter);

function toFinding(
  { documents }: RuleContext,
  { sides, confidence }: NameGroup<Name>,
  alike: SentenceLikeness,
): RuleFinding {
  const [[left], [right]] = sides;
  const best = left === undefined || right === undefined ? undefined : bestPlaces(left, right, alike);
  return {
    rule: 'name-mismatch',
    kind: 'value-conflict',
    severity: 'medium',
    confidence,
    explanation: 'The same person or company appears under different names.',
    sides: sides.map((names, side) => ({
      places: names
        .toSorted((x, y) => x.document - y.document)
        .flatMap((name) => placesOf(documents[name.document], name, side === 0 ? best?.a : best?.b)),
    })),
  };
}

/** The name carries a legal form. */
const isFirm = (documents: readonly FactDocument[], { document, places }: Name): boolean =>
  places.some(({ passage, start, end }) =>
    (documents[document]?.passages[passage]?.words ?? [])
      .slice(start, end + 1)
      .some(({ text }) => isLegalForm(plainWord(text))),
  );

/** Somebody is spoken to by one of the names. */
const arePersons = (documents: readonly FactDocument[], ...names: readonly Name[]): boolean =>
  names.some(({ document, places }) =>
    places.some(({ passage, start }) => {
      const words = documents[document]?.passages[passage]?.words ?? [];
      return [start - 1, start].some((at) => courtesy.test(plainWord(words[at]?.text ?? '')));
    }),
  );

const courtesy =
  /^(?:mr|mrs|ms|miss|dr|prof|professor|herr|herrn|frau|m|mme|mlle|maitre|sr|sra|don|dona|senor|senora)$/u;

/** Words around a name among which stands for whom it is signed. */
const sideWithin = 4;

/** The one stands beside the buyer, the other beside the seller: two persons of one surname. */
function areOfOtherSides(documents: readonly FactDocument[], a: Name, b: Name): boolean {
  const rolesOf = ({ document, places }: Name): string[] =>
    places.flatMap(({ passage, start, end }) => {
      const words = documents[document]?.passages[passage]?.words ?? [];
      const around = [...words.slice(Math.max(0, start - sideWithin), start), ...words.slice(end, end + sideWithin)];
      return around.flatMap(({ text }) => roleOf(text) ?? []);
    });
  const [x, y] = [rolesOf(a), rolesOf(b)];
  return x.some((one) => y.some((other) => areOpposed(one, other))) && !x.some((one) => y.includes(one));
}

/** Every word of the name stands somewhere in the other document. */
const isKnown = ({ tokens }: Name, words: ReadonlySet<string> | undefined): boolean =>
  tokens.every((token) => token.length === 1 || (words?.has(token) ?? false));

/** The places of the two names whose sentences are most alike. */
function bestPlaces(
  a: Name,
  b: Name,
  alike: SentenceLikeness,
): { a: NamePlace | undefined; b: NamePlace | undefined; likeness: number } {
  let best = { a: a.places[0], b: b.places[0], likeness: 0 };
  for (const x of a.places) {
    for (const y of b.places) {
      const likeness = alike(x, y);
      if (likeness > best.likeness) best = { a: x, b: y, likeness };
    }
  }
  return best;
}

function placesOf(document: FactDocument | undefined, { places }: Name, first: NamePlace | undefined): Place[] {
  if (document === undefined) return [];
  const isOwn = first !== undefined && places.includes(first);
  const ordered = isOwn ? [first, ...places.filter((place) => place !== first)] : places;
  return ordered.map((name) => placeOfWords(document, name.passage, name.start, name.end, name.sentence));
}
