import { printed, type FactDocument } from '../../facts/fact.ts';
import { findNames } from '../../facts/find-names.ts';
import { areOpposed, roleOf } from '../../facts/roles.ts';
import { plainWord, stem } from '../../facts/stem.ts';

/** The parties of a matter, by what its documents call them. */
export interface Parties {
  /** The party that stands at a word of a document, with the number of its words; undefined for other words. */
  readonly at: (document: number, words: readonly string[], index: number) => PartyAt | undefined;
  readonly areOpposed: (a: string, b: string) => boolean;
}

export interface PartyAt {
  readonly party: string;
  readonly length: number;
}

/** `(the Employer)`, `("Supplier")`, `« le Prestataire »`, `– Mieter –`: how a party is called from there on. */
const definition =
  /[(«–][^()«»–]{0,14}?["“„]?\s*(?:the |der |die |le |la |l['’]|el )?(?<word>\p{Lu}\p{L}{3,})\s*["”“]?\s*[)»–]/gu;
/** Things that contracts define as they do parties. */
const thing =
  /^(?:agreement|contract|lease|premises|property|goods|services?|works?|site|term|loan|project|facility|building|equipment|fee|price|deposit|programme|product|order|vertrag|objekt|mietobjekt|ware|leistung|contrat|bail|contrato|inmueble|vivienda|finca)$/u;
const you = /^(?:you|sie|ihnen|vous|usted|ustedes)$/u;
const we = /^(?:we|wir|nous|nosotros)$/u;
/** Begins the line that names whom a letter is for. */
const addressed = /^(?:to|dear|an|attention|attn|para)$/u;
/** Passages at the head of a letter among which that line stands. */
const headPassages = 10;

/** Names of parties by their words. */
type Names = ReadonlyMap<string, string>;

export function readParties(documents: readonly FactDocument[]): Parties {
  const names = new Map<string, string>();
  const defined = new Set<string>();
  for (const document of documents) readDefinitions(document, names, defined);
  const keys = new Set(names.values());
  const addressees = documents.map((document) => addresseeOf(document, names));
  const senderOf = (addressee: string | undefined): string | undefined =>
    addressee === undefined || keys.size !== 2 ? undefined : [...keys].find((key) => key !== addressee);
  return {
    at: (document, words, index) => {
      const word = words[index] ?? '';
      const plain = plainWord(word);
      const addressee = addressees[document];
      const pronoun = you.test(plain) ? addressee : we.test(plain) ? senderOf(addressee) : undefined;
      if (pronoun !== undefined) return { party: pronoun, length: 1 };
      const role = roleOf(word) ?? (/^\p{Lu}/u.test(word) && defined.has(stem(word)) ? stem(word) : undefined);
      return role === undefined ? namedAt(words, index, names) : { party: role, length: 1 };
    },
    areOpposed: (a, b) => areOpposed(a, b) || (a !== b && defined.has(a) && defined.has(b)),
  };
}

function readDefinitions(document: FactDocument, names: Map<string, string>, defined: Set<string>): void {
  for (const name of findNames(document)) {
    const words = document.passages[name.passage]?.words ?? [];
    // A capitalised word in brackets is no part of the name before it.
    const bracket = words.slice(name.start, name.end).findIndex(({ text }) => text.startsWith('('));
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
    const word = match?.groups?.['word'] ?? '';
    if (word === '' || thing.test(plainWord(word))) continue;
    const key = roleOf(word) ?? stem(word);
    names.set(tokens.join(' '), key);
    defined.add(key);
  }
}

/** Words between the name of a party and what it is called, at most. */
const definedWithin = 22;

function namedAt(words: readonly string[], index: number, names: Names): PartyAt | undefined {
  for (const [name, party] of names) {
    const tokens = name.split(' ');
    if (tokens.every((token, step) => plainWord(words[index + step] ?? '') === token))
      return { party, length: tokens.length };
  }
  return undefined;
}

function addresseeOf({ passages }: FactDocument, names: Names): string | undefined {
  for (const { words } of passages.slice(0, headPassages)) {
    const texts = words.map(({ text }) => text);
    if (!addressed.test(plainWord(texts[0] ?? ''))) continue;
    for (const index of texts.keys()) {
      const found = namedAt(texts, index, names);
      if (found !== undefined) return found.party;
    }
  }
  return undefined;
}
