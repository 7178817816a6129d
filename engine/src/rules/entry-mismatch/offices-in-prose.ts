import { wordsOfUnit, type FactDocument, type Unit } from '../../facts/fact.ts';
import { findNames, type NamePlace } from '../../facts/names/find-names.ts';
import { plainWord, stem } from '../../facts/words/stem.ts';
import type { Entry } from './entry.ts';
import { isOperation, officeOf, officeOfVerb } from '../office-nouns.ts';

/** Names longer than this are those of bodies, or headings. */
const longestName = 4;
const linking = /^(?:is|was|ist|war|est|es|era|e)$/u;
const article =
  /^(?:the|a|an|our|your|my|der|die|das|dem|den|le|la|el|il|lo|notre|votre|unser|unsere|unserem|unserer|nuestro|nuestra|su|sa|son|ihr|ihre|ihrem|ihrer)$/u;
/** Such words are written as names are but say how somebody is spoken to. */
const title =
  /^(?:mr|mrs|ms|miss|dr|prof|professor|sir|lady|herr|herrn|frau|m|mme|mlle|me|maitre|sr|sra|don|dona|senor|senora|ing|dipl|geom|avv|dott)$/u;
const by = /^(?:by|von|vom|durch|par|por|da)$/u;

/** Persons by what a sentence says they do: `the architect, Signe Lund`, `is led by Dr Tarleton`. */
export function officesInProse(document: FactDocument): Entry[] {
  return findNames(document).flatMap((name) => {
    const unit = document.units[name.sentence];
    if (unit === undefined || document.passages[name.passage]?.kind === 'heading') return [];
    const words = wordsOfUnit(document, unit).map(({ text }) => text);
    const entry = officeOfName(words, name, unit);
    return entry === undefined ? [] : [{ ...entry, document: document.index, passage: name.passage }];
  });
}

type Found = Pick<Entry, 'label' | 'name' | 'start' | 'end' | 'isSignature'>;

/** `For the landlord:` right before a name. */
const signing = /^\W*(?:for|on behalf of|für|pour|por|per)(?: [a-zß-ɏ]{2,3})? [A-Za-zÀ-ÖØ-öø-ɏ]+\W*$/i;

function officeOfName(words: readonly string[], name: NamePlace, unit: Unit): Found | undefined {
  let from = name.start - unit.start;
  const to = name.end - unit.start;
  // `That Ann Lee be appointed`: the word that opens a resolution is no part of the name.
  while (from + 1 < to && opening.test(plainWord(words[from] ?? ''))) from += 1;
  // German writes what somebody does like a name: `Bauleiter Fabian Zeller`.
  const own = officeOf(words[from] ?? '') === undefined ? '' : labelAt(words, from);
  if (own !== '') from += 1;
  const tokens = words.slice(from, to).filter((word) => !title.test(plainWord(word)));
  if (tokens.length === 0 || tokens.length > longestName || tokens.some((word) => /\d/u.test(word))) return undefined;
  if (tokens.length === 1 && !isEnded(words, to)) return undefined;
  // Who is represented by somebody is what the words behind tell.
  const isOfAddress = (words[from - 1] ?? '').endsWith(',') && isDefinition(words, to);
  const label = own || before(words, from) || (isAgent(words, from) || isOfAddress ? '' : behind(words, to));
  if (label === '') return undefined;
  const isSignature = signing.test(words.slice(0, from).join(' '));
  return { label, name: tokens.map(plainWord), start: unit.start + from, end: unit.start + to, isSignature };
}

/** What stands before a name: a noun for what the person does, or a verb with `by`. */
function before(words: readonly string[], from: number): string {
  let at = from - 1;
  while (at >= 0 && title.test(plainWord(words[at] ?? ''))) at -= 1;
  const plain = plainWord(words[at] ?? '');
  if (by.test(plain)) return byVerb(words, at);
  if (linking.test(plain)) at -= 1;
  else if (plain === '') at -= 1;
  // `Desmond Kitto (Treasurer), Yasmin Faruqi`: that is what the one before is.
  const isOfOther = /[()]/u.test(words[at] ?? '') || /^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}[^,]*,$/u.test(words[at - 1] ?? '');
  return officeOf(words[at] ?? '') === undefined || isListed(words, at) || isOfOther ? '' : labelAt(words, at);
}

/** A surname alone may go on in another column. */
const isEnded = (words: readonly string[], to: number): boolean =>
  /[.,;)]$/u.test(words[to - 1] ?? '') || /^\p{Ll}/u.test(words[to] ?? '');

const isAgent = (words: readonly string[], from: number): boolean =>
  words.slice(Math.max(0, from - 3), from).some((word) => by.test(plainWord(word)));

/** `(the “Lender”)` defines who opens the sentence: `X Ltd, of 5 Signal Terrace, Cork (the “Lender”)`. */
const isDefinition = (words: readonly string[], to: number): boolean =>
  words.slice(to, to + 2).some((word) => /["“”„«»]/u.test(word));

/** `X, treasurer`, `X, our architect`, `X (Verwalter)`. */
function behind(words: readonly string[], to: number): string {
  if (!/[,(]$/u.test(words[to - 1] ?? '') && !(words[to] ?? '').startsWith('('))
    return linked(words, to) || appointed(words, to);
  const at = article.test(plainWord(words[to] ?? '')) ? to + 1 : to;
  const office = [at, at + 1].find((index) => officeOf(words[index] ?? '') !== undefined);
  if (office === undefined || (office > at && /[,.;]$/u.test(words[at] ?? ''))) return '';
  return labelAt(words, office, at);
}

const opening = /^(?:that|dass|que|at|on|upon|bei|zum|con)$/u;
/** Says that somebody takes an office, in any form of the verb. */
const appointing =
  /^(?:appointed|elected|named|nominated|designated|becomes?|became|bestellt|gewahlt|ernannt|wird|wurde|nomme|nommee|elue?|designe|designee|devient|deviendra|nombrad[oa]|elegid[oa]|designad[oa])$/u;
/** Words between a name and the office that say nothing by themselves. */
const filling =
  /^(?:is|was|be|been|has|have|shall|will|to|hereby|as|the|a|an|our|first|new|next|sole|ist|hiermit|zu[mr]?|als|der|die|ersten?|neue[nrm]?|est|a|ete|sera|en|qualite|de|comme|premiere?|nouve\S+|le|la|es|queda|ha|sido|sera|como|primer[ao]?|nuev[ao]|el)$/u;
const appointedWithin = 8;

/** `X be appointed the first treasurer`, `X shall become treasurer`, `X wird zum Kassenwart gewählt`. */
function appointed(words: readonly string[], to: number): string {
  const behind = words.slice(to, to + appointedWithin);
  const office = behind.findIndex((word) => officeOf(word) !== undefined);
  const between = behind.slice(0, Math.max(0, office));
  const isFilled = between.every(
    (word, at) =>
      !/[.,;:]$/u.test(word) &&
      (at === office - 1 || filling.test(plainWord(word)) || appointing.test(plainWord(word))),
  );
  if (!isFilled || !between.some((word) => appointing.test(plainWord(word)))) return '';
  return labelAt(words, to + office, filling.test(plainWord(between.at(-1) ?? '')) ? to + office : to);
}

/** `X is the architect`, `X is Chief Engineer`. */
function linked(words: readonly string[], to: number): string {
  if (!linking.test(plainWord(words[to] ?? ''))) return '';
  const from = article.test(plainWord(words[to + 1] ?? '')) ? to + 2 : to + 1;
  const office = [from, from + 1].find((index) => officeOf(words[index] ?? '') !== undefined);
  // Without an article it is a title, and written as one.
  const isTitle = from > to + 1 || words.slice(from, (office ?? from) + 1).every((word) => /^\p{Lu}/u.test(word));
  return office === undefined || !isTitle ? '' : labelAt(words, office, from);
}

function byVerb(words: readonly string[], at: number): string {
  const verb = words[at - 1] ?? '';
  const office =
    officeOfVerb(verb) ??
    (/^(?:performed|carried|done|durchgefuhrt|realisee?|realizad[oa])$/u.test(plainWord(verb)) &&
    words.slice(0, at).some(isOperation)
      ? '&surgeon'
      : undefined);
  if (office === undefined) return '';
  // `The course is led by`: the course leader.
  const subject = words.slice(0, at - 1).findLast((word) => stem(word) !== '' && officeOfVerb(word) === undefined);
  const term = office === '&surgeon' || subject === undefined ? '' : stem(subject);
  return [office, ...(term === '' ? [] : [term])].toSorted().join(' ');
}

/** `Tenant and guarantor Ella Marsh`: not clear who is what. */
const isListed = (words: readonly string[], at: number): boolean =>
  /^(?:and|und|et|y|or|oder|ou)$/u.test(plainWord(words[at - 1] ?? ''));

/** The noun with the nouns that tell it from others: `course leader`, not `vet in charge`. */
function labelAt(words: readonly string[], at: number, from = 0): string {
  const office = officeOf(words[at] ?? '') ?? '';
  const beside = at > from ? (words[at - 1] ?? '') : '';
  const isPart =
    /^[A-Za-zªµºÀ-ÖØ-ӿ]+$/u.test(beside) &&
    !article.test(plainWord(beside)) &&
    !linking.test(plainWord(beside)) &&
    officeOf(beside) === undefined;
  const term = isPart ? stem(beside) : '';
  return [office, ...(term === '' ? [] : [term])].toSorted().join(' ');
}
