import { printed, type FactDocument } from '../../facts/fact.ts';
import { withoutElision } from '../../facts/duties/actor-nouns.ts';
import type { NamedAt } from '../../facts/duties/find-duties.ts';
import { findNames } from '../../facts/find-names.ts';
import { roleOf } from '../../facts/roles.ts';
import { plainWord, stem } from '../../facts/stem.ts';
import { addresseeOf, senderOf } from './correspondents.ts';
import { NameBook, type Names } from './name-book.ts';

/** The parties of a matter, by what its documents call them. */
export interface Parties {
  /** Who is named at a word of a document. */
  readonly namedIn: (document: number) => NamedAt;
  /** Keys that the documents themselves give to two or more parties. */
  readonly defined: ReadonlySet<string>;
}

/** `(the Employer)`, `("Supplier")`, `« le Prestataire »`, `– Mieter –`: how a party is called from there on. */
const definition =
  /[(«–][^()«»–]{0,14}?["“„]?\s*(?:the |der |die |le |la |l['’]|el )?(?<word>\p{L}{4,})\s*["”“]?\s*[)»–]/gu;
/** `, "the Supplier"`, `, as seller`, `, como vendedor`, `als Verkäufer`. */
const capacity =
  /^\W*(?:[^.;]{0,60}?,\s*)?(?:["“„](?:the |der |die |le |la |el )?(?<quoted>\p{Lu}\p{L}{3,})["”“]|(?:(?:acting |hereinafter )?as|como|als|en qualité de|in qualità di)\s+(?:the |la |el |le |der |die )?(?<word>\p{L}{4,}))/u;
/** Things that contracts define as they do parties. */
const thing =
  /^(?:agreement|contract|lease|premises|property|goods|services?|works?|site|term|loan|project|facility|building|equipment|fee|price|deposit|date|period|day|event|area|unit|data|territory|programme|product|order|vertrag|objekt|mietobjekt|ware|leistung|contrat|bail|contrato|inmueble|vivienda|finca)$/u;
const you = /^(?:you|yourself|yourselves|sie|ihnen|vous|usted|ustedes)$/u;
const we = /^(?:we|us|ourselves|wir|uns|nous|nosotros)$/u;
/** Words between the name of a party and what it is called, at most. */
const definedWithin = 22;
/** Shorter words of a name do not stand for it. */
const shortestAlias = 5;

export function readParties(documents: readonly FactDocument[]): Parties {
  const names = new Map<string, string>();
  const defined = new Set<string>();
  for (const document of documents) readDefinitions(document, names, defined);
  const aliases = aliasesOf(names);
  const book = new NameBook(names);
  const pronouns = documents.map((document) => pronounsOf(document, book, aliases));
  const hints = new Map<string, Hint | undefined>();
  const hintOf = (text: string): Hint | undefined => {
    if (!hints.has(text)) hints.set(text, readHint(text, defined, book, aliases));
    return hints.get(text);
  };
  const namedBy =
    (meant: Pronouns | undefined): NamedAt =>
    (words, index) => {
      const hint = hintOf(words[index] ?? '');
      if (hint === undefined) return undefined;
      const pronoun = hint.pronoun === undefined ? undefined : meant?.[hint.pronoun];
      if (pronoun !== undefined && isPronoun(words, index)) return { key: pronoun, length: 1 };
      if (hint.key !== undefined) return { key: hint.key, length: 1 };
      const named = hint.opensName ? book.at(words, index) : undefined;
      if (named !== undefined) return named;
      return hint.alias === undefined || !standsAlone(words, index) ? undefined : { key: hint.alias, length: 1 };
    };
  // Documents that mean the same people by `you` and `we` share one, so that a sentence of both is read once.
  const shared = new Map<string, NamedAt>();
  return {
    defined,
    namedIn: (document) => {
      const meant = pronouns[document];
      const key = `${meant?.you ?? ''} ${meant?.we ?? ''}`;
      const named = shared.get(key) ?? namedBy(meant);
      shared.set(key, named);
      return named;
    },
  };
}

/** What a word by itself may name; most words name nobody. */
interface Hint {
  readonly pronoun: 'you' | 'we' | undefined;
  readonly key: string | undefined;
  readonly opensName: boolean;
  readonly alias: string | undefined;
}

function readHint(text: string, defined: ReadonlySet<string>, book: NameBook, aliases: Names): Hint | undefined {
  const word = withoutElision(text);
  const plain = plainWord(word);
  const isCapitalised = /^\P{L}*\p{Lu}/u.test(word);
  const hint: Hint = {
    pronoun: you.test(plain) ? 'you' : we.test(plain) ? 'we' : undefined,
    key: roleOf(word) ?? (isCapitalised && defined.has(stem(word)) ? stem(word) : undefined),
    opensName: book.opens(plain),
    alias: isCapitalised ? aliases.get(plain) : undefined,
  };
  const isTelling = hint.pronoun !== undefined || hint.key !== undefined || hint.opensName || hint.alias !== undefined;
  return isTelling ? hint : undefined;
}

/** A capitalised word that is no part of a longer name. */
const standsAlone = (words: readonly string[], index: number): boolean =>
  [index - 1, index, index + 1].every((at) => /^\P{L}*\p{Lu}/u.test(words[at] ?? '') === (at === index) || at === 0);

/** `Sie` is `you` where it is capitalised within a sentence; at its start it may be anybody. */
const isPronoun = (words: readonly string[], index: number): boolean =>
  plainWord(words[index] ?? '') !== 'sie' || (/^\P{L}*S/u.test(words[index] ?? '') && index > 0);

interface Pronouns {
  readonly you: string;
  readonly we: string;
}

/** Who writes to whom; a paper that does not say so speaks to those who use what it is about. */
function pronounsOf(document: FactDocument, book: NameBook, aliases: Names): Pronouns {
  const { keys } = book;
  const otherOf = (key: string | undefined): string | undefined =>
    key === undefined || keys.size !== 2 ? undefined : [...keys].find((other) => other !== key);
  const addressee = addresseeOf(document, book, aliases);
  const sender = senderOf(document, book, aliases);
  return { you: addressee ?? otherOf(sender) ?? '~you', we: sender ?? otherOf(addressee) ?? '~we' };
}

function readDefinitions(document: FactDocument, names: Map<string, string>, defined: Set<string>): void {
  for (const name of findNames(document)) {
    const words = document.passages[name.passage]?.words ?? [];
    // A capitalised word in brackets is no part of the name before it.
    const bracket = words.slice(name.start, name.end).findIndex(({ text }) => /^[(«"“„]/u.test(text));
    const end = bracket > 0 ? name.start + bracket : name.end;
    const own = new Set(words.slice(name.start, end).map(({ text }) => plainWord(text)));
    const tokens = name.tokens.filter((token) => own.has(token));
    if (tokens.length < 2) continue;
    const label = words
      .slice(Math.max(0, name.start - 2), name.start)
      .findLast(({ text }) => roleOf(text) !== undefined);
    // `Customer: Dunmore Lifting`
    if (label !== undefined) names.set(tokens.join(' '), roleOf(label.text) ?? '');
    const behind = printed(words.slice(end, end + definedWithin));
    const match = [...behind.matchAll(definition)].find(({ index }) => !/[.;]/u.test(behind.slice(0, index)));
    const acting = match === undefined ? capacity.exec(behind)?.groups : undefined;
    const word = match?.groups?.['word'] ?? acting?.['quoted'] ?? acting?.['word'] ?? '';
    const isRole = roleOf(word) !== undefined;
    if (
      word === '' ||
      thing.test(plainWord(word)) ||
      (!isRole && (acting?.['word'] === word || !/^\p{Lu}/u.test(word)))
    )
      continue;
    const key = roleOf(word) ?? stem(word);
    names.set(tokens.join(' '), key);
    defined.add(key);
  }
}

/** Words that stand in the name of one party only: `die Gemeinde` for the `Gemeinde Oberhaslach`. */
function aliasesOf(names: Names): Map<string, string> {
  const owners = new Map<string, Set<string>>();
  for (const [name, key] of names)
    for (const token of name.split(' '))
      if (token.length >= shortestAlias) owners.set(token, (owners.get(token) ?? new Set()).add(key));
  return new Map(
    [...owners].flatMap(([token, keys]) => (keys.size === 1 ? [[token, [...keys][0] ?? ''] as const] : [])),
  );
}
