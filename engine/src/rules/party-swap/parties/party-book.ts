import { actorNounOf, type ActorKind } from '../../../facts/names/actor-nouns.ts';
import { areOpposed } from '../../../facts/names/roles.ts';
import { plainWord } from '../../../facts/words/stem.ts';
import { UnionFind } from '../../../align/union-find.ts';
import { isJoining, isLegal } from './name-runs.ts';
import type { PartyMention } from './party-definitions.ts';

export interface NamedParty {
  readonly key: string;
  readonly kind?: ActorKind;
  /** Words that the name takes. */
  readonly length: number;
}

/** Shorter words of a name do not stand for it. */
const shortestAlias = 5;

/** Names that are looked through for one that is a part of another. */
const mostNames = 100;

/** `Yacht Club` and `Selwick Yacht Club`: the one name within the other, word for word. */
const isWithin = (short: readonly string[], long: readonly string[]): boolean =>
  short.length > 1 &&
  short.length < long.length &&
  short.every((token, at) => token === long[long.length - short.length + at]);

/** The parties of a matter, by all that its papers call them. */
export class PartyBook {
  readonly #nodes = new UnionFind<string>();
  readonly #documents = new Map<string, Set<number>>();
  readonly #byFirst = new Map<string, (readonly string[])[]>();
  #aliases: ReadonlyMap<string, string> | undefined;
  #heads: ReadonlyMap<string, string> | undefined;

  add({ tokens, called }: PartyMention, document: number): void {
    const name = nodeOf(tokens);
    if (!this.#documents.has(name)) this.#byFirst.set(tokens[0] ?? '', [...this.#opening(tokens[0] ?? ''), tokens]);
    for (const key of [name, ...called])
      this.#documents.set(key, (this.#documents.get(key) ?? new Set()).add(document));
    for (const key of called) this.#link(key, name);
    for (const other of [...this.#byFirst.values()].flat().slice(0, mostNames))
      if (isWithin(tokens, other) || isWithin(other, tokens)) this.#link(nodeOf(other), name);
    this.#aliases = undefined;
    this.#heads = undefined;
  }

  #opening(plain: string): readonly (readonly string[])[] {
    return this.#byFirst.get(plain) ?? [];
  }

  /** Opposite sides of one agreement are never one party, whoever is on both in two agreements. */
  #link(a: string, b: string): void {
    const [x, y] = [this.membersOf(a), this.membersOf(b)];
    if (!x.some((one) => y.some((other) => areOpposed(one, other)))) this.#nodes.join(a, b);
  }

  /** All keys of the party that a key means. */
  membersOf(key: string): readonly string[] {
    return this.#nodes.members(key);
  }

  /** One key for all that a party is called. */
  keyOf(key: string): string {
    return this.#nodes.root(this.aliases.get(nounAlias(key)) ?? key);
  }

  /** Named or defined as a party, and not only spoken of. */
  isParty(key: string): boolean {
    return this.membersOf(key).some((one) => this.#documents.has(one));
  }

  /** The parties, each by one key. */
  get parties(): ReadonlySet<string> {
    return new Set([...this.#documents.keys()].map((key) => this.keyOf(key)));
  }

  documentsOf(key: string): ReadonlySet<number> {
    const documents = new Set<number>();
    for (const member of this.membersOf(key))
      for (const document of this.#documents.get(member) ?? []) documents.add(document);
    return documents;
  }

  /** Some paper names both. */
  shareDocument(a: string, b: string): boolean {
    const others = this.documentsOf(b);
    return [...this.documentsOf(a)].some((document) => others.has(document));
  }

  /** All that a party is called, with the sorts of people and bodies that stand in its names. */
  callingsOf(key: string): readonly string[] {
    const members = this.membersOf(key);
    const names = members.filter((member) => member.startsWith(':')).flatMap((name) => name.slice(1).split(' '));
    return members.concat(names.flatMap((token) => nounIn(token)?.head ?? []));
  }

  /** A word or a sort of people that stands in the name of one party only: `die Gemeinde` for the `Gemeinde Oberhaslach`. */
  get aliases(): ReadonlyMap<string, string> {
    this.#aliases ??= this.#readAliases();
    return this.#aliases;
  }

  #readAliases(): Map<string, string> {
    const owners = new Map<string, Set<string>>();
    const own = (alias: string, name: string): void => {
      owners.set(alias, (owners.get(alias) ?? new Set()).add(this.#nodes.root(name)));
    };
    for (const tokens of [...this.#byFirst.values()].flat()) {
      const name = nodeOf(tokens);
      for (const token of tokens) {
        if (token.length >= shortestAlias) own(token, name);
        const noun = nounIn(token);
        if (noun !== undefined) for (const key of new Set([noun.key, noun.head])) own(nounAlias(key), name);
      }
    }
    return new Map(
      [...owners].flatMap(([alias, keys]) => {
        const key = keys.size === 1 ? [...keys][0] : this.#bestKnown(alias, [...keys]);
        return key === undefined ? [] : [[alias, key] as const];
      }),
    );
  }

  /** `Hollmann` for the `Hollmann Zeltbau GmbH` of several papers, though one has `für Hollmann Karin Ebert`. */
  #bestKnown(alias: string, keys: readonly string[]): string | undefined {
    const [known, ...others] = keys.filter((key) => this.documentsOf(key).size > 1);
    const opensName = (key: string): boolean => this.membersOf(key).some((name) => name.startsWith(`:${alias} `));
    return known !== undefined && others.length === 0 && opensName(known) ? known : undefined;
  }

  /** The first and the last words of names, of which one says what the party is. */
  get heads(): ReadonlyMap<string, string> {
    this.#heads ??= new Map(
      [...this.#byFirst.values()]
        .flat()
        .flatMap((tokens) => [tokens[0] ?? '', tokens.at(-1) ?? ''])
        .flatMap((token) => {
          const key = this.aliases.get(token);
          return key === undefined ? [] : [[token, key] as const];
        }),
    );
    return this.#heads;
  }

  /** A name may begin with the word. */
  opens(plain: string): boolean {
    return this.#byFirst.has(plain);
  }

  /** The party whose name stands at a word. */
  at(words: readonly string[], index: number, plainOf: (text: string) => string = plainWord): NamedParty | undefined {
    for (const tokens of this.#opening(plainOf(words[index] ?? ''))) {
      let at = index;
      let step = 0;
      while (at < words.length && step < tokens.length) {
        const plain = plainOf(words[at] ?? '');
        if (plain === tokens[step] || (step === tokens.length - 1 && plain === `${tokens[step] ?? ''}s`)) step += 1;
        else if (step === 0 || !(isJoining(plain) || isLegal(words[at] ?? ''))) break;
        at += 1;
      }
      if (step < tokens.length) continue;
      while (isLegal(words[at] ?? '')) at += 1;
      return { key: this.keyOf(nodeOf(tokens)), length: at - index };
    }
    return undefined;
  }
}

const nounIn = (token: string): ReturnType<typeof actorNounOf> =>
  actorNounOf(`${token[0]?.toUpperCase() ?? ''}${token.slice(1)}`);
const nounAlias = (key: string): string => `#${key}`;
const nodeOf = (tokens: readonly string[]): string => `:${tokens.join(' ')}`;
