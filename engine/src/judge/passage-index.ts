import type { Place, RuleFinding } from '../rules/rule.ts';

/** Finds what was kept of a passage without going through everything else. */
export class PassageIndex<T> {
  readonly #entries = new Map<string, T[]>();

  add(entry: T, { sides }: RuleFinding): void {
    for (const key of new Set(sides.flatMap(({ places }) => places.map(keyOf)))) {
      const list = this.#entries.get(key);
      if (list === undefined) this.#entries.set(key, [entry]);
      else list.push(entry);
    }
  }

  /** What has a place in the passage of one of these places, each once, in the order in which it was added. */
  near(places: readonly Place[]): T[] {
    return [...new Set(places.flatMap((place) => this.#entries.get(keyOf(place)) ?? []))];
  }
}

const keyOf = ({ document, passage }: Place): string => `${document} ${passage}`;
