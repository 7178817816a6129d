/** Points by which what lies on a page is sorted, so that one thing need not be held against all others. */
const height = 20;
/** What reaches over more bands than this lies in all of them. */
const mostBands = 60;

/** Things sorted by where they lie across the page. */
export class Bands<Thing> {
  readonly #bands = new Map<number, Thing[]>();
  readonly #everywhere: Thing[] = [];

  add(from: number, to: number, thing: Thing): void {
    const [first, last] = [Math.floor(from / height), Math.floor(to / height)];
    if (last - first > mostBands) this.#everywhere.push(thing);
    else
      for (let at = first; at <= last; at += 1) {
        const band = this.#bands.get(at);
        if (band === undefined) this.#bands.set(at, [thing]);
        else band.push(thing);
      }
  }

  /** All that may lie at a place; what does not is to be told from it. */
  at(place: number): readonly Thing[] {
    const band = this.#bands.get(Math.floor(place / height)) ?? [];
    return this.#everywhere.length === 0 ? band : [...band, ...this.#everywhere];
  }
}
