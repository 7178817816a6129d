import type { Statement } from '../../facts/statements/statement.ts';

/** Times that a noun has to act in the papers before it is more than a guess. */
const fewestDeeds = 2;

/** Who acts in the papers that are compared: a word for people or a body is a party only if it does. */
export class Parties {
  readonly #deeds = new Map<string, number>();
  readonly #named = new Map<number, Set<string>>();

  constructor(statements: readonly Statement[]) {
    for (const { document, tokens, frame } of statements) {
      if (frame.actor !== undefined) this.#deeds.set(frame.actor.key, (this.#deeds.get(frame.actor.key) ?? 0) + 1);
      let named = this.#named.get(document);
      if (named === undefined) this.#named.set(document, (named = new Set()));
      for (const { party, isOpen, stem } of tokens) {
        if (party !== undefined) named.add(party);
        else if (isOpen) named.add(stem);
      }
    }
  }

  acts(key: string): boolean {
    return (this.#deeds.get(key) ?? 0) >= fewestDeeds;
  }

  isNamedIn(key: string, document: number): boolean {
    return this.#named.get(document)?.has(key) === true;
  }
}
