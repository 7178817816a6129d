import { actorNounOf, withoutElision } from '../../../facts/names/actor-nouns.ts';
import type { NamedAt } from '../../../facts/duties/find-actors.ts';
import type { FactDocument } from '../../../facts/fact.ts';
import { isTitle } from '../../../facts/names/find-names.ts';
import { roleOf } from '../../../facts/names/roles.ts';
import { plainWord, stem } from '../../../facts/words/stem.ts';
import type { Passage } from '../../../layout/passage.ts';
import { readCorrespondents, type Correspondents, type PartyAt } from './correspondents.ts';
import { isJoining, isLegal, nameRuns, nameTokens } from './name-runs.ts';
import { PartyBook } from './party-book.ts';
import { findMentions, keyOfShort, lettersOf, type PartyMention } from './party-definitions.ts';

/** The parties of a matter, by what its documents call them. */
export interface Parties {
  /** Who is named at a word of a document. */
  readonly namedIn: (document: number) => NamedAt;
  readonly book: PartyBook;
  /** Who writes a document and to whom. */
  readonly correspondentsOf: (document: number) => Correspondents;
}

/** Parties are defined where a paper begins, and on its last page. */
const firstPassages = 40;
const lastPassages = 10;
/** Passages of the head in which a firm is a party by its name alone. */
const headPassages = 3;
const you = /^(?:you|yours|yourself|yourselves|sie|ihnen|vous|usted|ustedes)$/u;
const we = /^(?:we|us|ours|ourselves|wir|uns|nous|nosotros)$/u;

export function readParties(documents: readonly FactDocument[]): Parties {
  const book = new PartyBook();
  for (const document of documents) for (const mention of mentionsOf(document)) book.add(mention, document.index);
  const partyAt: PartyAt = (words, index) => namedBy(book, words, index)?.key;
  const correspondents = documents.map((document) => withOther(readCorrespondents(document, partyAt, book), book));
  const words = new Map<string, Hint | undefined>();
  const hintOf = (text: string): Hint | undefined => {
    if (!words.has(text)) words.set(text, readHint(text, book));
    return words.get(text);
  };
  // Documents that mean the same people by `you` and `we` share one, so that a sentence of both is read once.
  const shared = new Map<string, NamedAt>();
  const correspondentsOf = (document: number): Correspondents =>
    correspondents[document] ?? { writer: undefined, addressee: undefined };
  return {
    book,
    correspondentsOf,
    namedIn: (document) => {
      const { writer = '~we', addressee = '~you' } = correspondentsOf(document);
      const key = `${addressee} ${writer}`;
      const named = shared.get(key) ?? namedAt(book, hintOf, { you: addressee, we: writer });
      shared.set(key, named);
      return named;
    },
  };
}

function mentionsOf({ passages }: FactDocument): PartyMention[] {
  const body = passages.filter(({ kind }) => kind !== 'furniture');
  const running = passages.filter(({ kind }) => kind === 'furniture').slice(0, headPassages);
  const telling = [...body.slice(0, firstPassages), ...body.slice(firstPassages).slice(-lastPassages)];
  return [
    ...telling.flatMap((passage) => findMentions(textsOf(passage), new Set(passage.cells.map(({ end }) => end)))),
    ...[...body.slice(0, headPassages), ...running].flatMap(firmsOf),
  ];
}

const textsOf = ({ words }: Passage): string[] => words.map(({ text }) => text);

/** Firms and bodies that a title or a running line names. */
function firmsOf(passage: Passage): PartyMention[] {
  const texts = textsOf(passage);
  return nameRuns(texts, new Set(passage.cells.map(({ end }) => end))).flatMap(({ start, end }) => {
    // `Spedition Tornquist KG`
    const role = end - start > 1 ? roleOf(texts[start] ?? '') : undefined;
    const tokens = bodyIn(texts.slice(role === undefined ? start : start + 1, end));
    return tokens === undefined ? [] : [{ tokens, called: role === undefined ? [] : [role] }];
  });
}

/** `Benutzungsordnung der Turnhalle der Gemeinde Wolfsbach`: the name of the body alone, from the word that says what it is. */
function bodyIn(texts: readonly string[]): readonly string[] | undefined {
  const noun = texts.findLastIndex((text) => actorNounOf(text)?.kind === 'organisation');
  const isFirm = texts.some(isLegal);
  if (noun < 0 && !isFirm) return undefined;
  const joint = texts.findLastIndex((text, at) => at < (noun < 0 ? texts.length : noun) && isJoining(plainWord(text)));
  const elided = texts.findLastIndex((text, at) => at > 0 && isFirm && /^d[’']/i.test(text));
  const isOpened = noun >= 0 && noun < texts.length - 1 && !isFirm;
  const tokens = nameTokens(texts.slice(isOpened ? noun : Math.max(joint + 1, elided)));
  return tokens.length > 1 || (isFirm && tokens.length > 0) ? tokens : undefined;
}

/** A part of a body that acts for it is no party beside it. */
const organ = /(?:board|committee|panel|vorstand|ausschuss|beirat|aufsichtsrat|comit[eé]|junta|comisi[oó]n)$/u;

/** Of two parties, the one who writes to the other. */
function withOther({ writer, addressee }: Correspondents, book: PartyBook): Correspondents {
  const [first = '', second = '', third] = [...book.parties].filter((key) => !organ.test(key));
  const areTwo = third === undefined && book.shareDocument(first, second);
  const otherOf = (key: string | undefined): string | undefined =>
    key === undefined || !areTwo ? undefined : key === first ? second : first;
  return { writer: writer ?? otherOf(addressee), addressee: addressee ?? otherOf(writer) };
}

/** What a word by itself may name; most words name nobody. */
interface Hint {
  readonly pronoun: 'you' | 'we' | undefined;
  readonly role: string | undefined;
  /** What the papers call a party besides, and whether the word is written as they do. */
  readonly defined: string | undefined;
  readonly isCapitalised: boolean;
  readonly mayName: boolean;
}

function readHint(text: string, book: PartyBook): Hint | undefined {
  const word = withoutElision(text);
  const plain = plainWord(word);
  const pronoun = you.test(plain) ? 'you' : we.test(plain) ? 'we' : undefined;
  const role = roleOf(word) ?? keyOfLetters(text, book);
  const isDefined = book.isParty(stem(word));
  const isCapitalised = /^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}/u.test(word);
  const mayName = book.opens(plain) || book.aliases.has(plain) || isTitle(plain) || isLegal(text);
  if (pronoun === undefined && role === undefined && !mayName && !isDefined) return undefined;
  return { pronoun, role, defined: isDefined ? stem(word) : undefined, isCapitalised, mayName };
}

/** `Die AN`, where a paper says who that is. */
function keyOfLetters(text: string, book: PartyBook): string | undefined {
  const letters = lettersOf(text);
  return letters !== undefined && book.isParty(keyOfShort(letters)) ? keyOfShort(letters) : undefined;
}

function namedAt(
  book: PartyBook,
  hintOf: (text: string) => Hint | undefined,
  meant: Record<'you' | 'we', string>,
): NamedAt {
  return (words, index) => {
    const hint = hintOf(words[index] ?? '');
    if (hint === undefined) return undefined;
    if (hint.pronoun !== undefined && isPronoun(words, index)) return { key: meant[hint.pronoun], length: 1 };
    const named = hint.mayName ? namedBy(book, words, index) : undefined;
    if (named !== undefined) return named;
    const isCalled = hint.isCapitalised || /^(?:the|le|la|el|l|du|del|al|au)$/u.test(plainWord(words[index - 1] ?? ''));
    const key = hint.role ?? (isCalled ? hint.defined : undefined);
    return key === undefined ? undefined : { key: book.keyOf(key), length: 1 };
  };
}

/** A party by its whole name, with or without a title, or by a word that only its name holds. */
function namedBy(book: PartyBook, words: readonly string[], index: number): ReturnType<NamedAt> {
  let at = index;
  // `M. Prigent`, `SCI Roquebleue`
  while (at < index + 2 && isCourtesy(words[at] ?? '')) at += 1;
  const plainOf = (text: string): string => plainWord(withoutElision(text));
  const named = book.at(words, at, plainOf);
  if (named !== undefined) return { ...named, length: named.length + at - index };
  const text = words[at] ?? '';
  const plain = plainOf(text);
  if (!/^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}/u.test(withoutElision(text))) return commonNoun(book, words, at, plain);
  const alias = book.aliases.get(plain);
  return alias === undefined || !standsAlone(words, at) ? undefined : { key: alias, length: at - index + 1 };
}

/** `The marina` for the Fallow Creek Marina: the word that says what the party is. */
function commonNoun(book: PartyBook, words: readonly string[], at: number, plain: string): ReturnType<NamedAt> {
  const key = /^(?:the|la|le|l|el|les|los)$/u.test(plainWord(words[at - 1] ?? '')) ? book.heads.get(plain) : undefined;
  return key === undefined ? undefined : { key, length: 1, isBody: true };
}

const isCourtesy = (text: string): boolean =>
  isLegal(text) || (isTitle(plainWord(text)) && !articles.test(plainWord(text)));

const articles = /^(?:the|der|die|das|den|le|la|el|los|les|und|and|of)$/u;

/** A capitalised word that is no part of a longer name. */
const standsAlone = (words: readonly string[], index: number): boolean =>
  [index - 1, index + 1].every(
    (at) =>
      at <= 0 ||
      !/^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}/u.test(words[at] ?? '') ||
      isTitle(plainWord(words[at] ?? '')) ||
      /[.:,;)]$/u.test(words[Math.min(at, index)] ?? ''),
  );

/** `Sie` and `Ihnen` are `you` where they are capitalised within a sentence; at its start `Sie` may be anybody. */
const isPronoun = (words: readonly string[], index: number): boolean => {
  const text = words[index] ?? '';
  const plain = plainWord(text);
  if (plain === 'ihnen') return /^[^A-Za-zªµºÀ-ÖØ-ӿ]*I/u.test(text);
  return plain !== 'sie' || (/^[^A-Za-zªµºÀ-ÖØ-ӿ]*S/u.test(text) && index > 0);
};
