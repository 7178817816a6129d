/** Sets of things that belong together, joined one pair at a time. */
export class UnionFind<T> {
  readonly #parents = new Map<T, T>();
  readonly #members = new Map<T, T[]>();

  root(item: T): T {
    let root = item;
    for (let parent = this.#parents.get(root); parent !== undefined; parent = this.#parents.get(root)) root = parent;
    return root;
  }

  members(item: T): readonly T[] {
    return this.#members.get(this.root(item)) ?? [item];
  }

  join(a: T, b: T): void {
    const [rootA, rootB] = [this.root(a), this.root(b)];
    if (rootA === rootB) return;
    const members = [...this.members(rootA), ...this.members(rootB)];
    this.#parents.set(rootB, rootA);
    this.#members.set(rootA, members);
    this.#members.delete(rootB);
  }
}
