import { displayBox } from '../../pdf/display-box.ts';
import type { DocumentSource } from '../../pdf/document-source.ts';
import { lookAtPrint } from '../../pdf/look-at-print.ts';
import type { ReadDocument, ReadPage } from '../../pdf/read-document.ts';
import { doubtfulFlag } from '../../pdf/read-page-words.ts';
import type { PrintPlace } from '../../pdf/same-print.ts';
import { firstSeen, textsOf, unlikeReadings, type UnlikeReading } from './unlike-readings.ts';

/** Of each place, whether both documents, by index, show the same there. */
export type LookAtPrint = (a: number, b: number, places: readonly PrintPlace[]) => Promise<readonly boolean[]>;

/**
 * Where two documents show the same but were read otherwise, only one of them can be right: both are given the reading that is more likely, and
 * where that cannot be told it is doubted. A paper that was saved again by another program is the same paper, whatever became of its codes.
 */
export async function settlePrint(documents: readonly ReadDocument[], look: LookAtPrint): Promise<ReadDocument[]> {
  const settled = [...documents];
  for (let a = 0; a < settled.length; a += 1)
    for (let b = a + 1; b < settled.length; b += 1) {
      const pair = await settleTwo(settled[a], settled[b], (places) => look(a, b, places));
      if (pair !== undefined) [settled[a], settled[b]] = pair;
    }
  return settled;
}

/** The same, looked at in the files. */
export const settleByLooks = (
  documents: readonly ReadDocument[],
  sources: readonly DocumentSource[],
): Promise<ReadDocument[]> =>
  settlePrint(documents, (a, b, places) => {
    const [one, other] = [a, b].map((index) => sources.find(({ name }) => name === documents[index]?.name));
    return one === undefined || other === undefined ? Promise.resolve([]) : lookAtPrint(one, other, places);
  });

async function settleTwo(
  a: ReadDocument | undefined,
  b: ReadDocument | undefined,
  look: (places: readonly PrintPlace[]) => Promise<readonly boolean[]>,
): Promise<[ReadDocument, ReadDocument] | undefined> {
  if (a === undefined || b === undefined || a.pageCount !== b.pageCount) return undefined;
  const places = a.pages.flatMap((one) => {
    const other = b.pages.find(({ page }) => page === one.page);
    return other === undefined ? [] : unlikeReadings(one, other).map((reading) => ({ one, other, reading }));
  });
  if (places.length === 0) return undefined;
  const boxes = places.flatMap((place) => place.reading.boxes.map((box) => ({ ...place, box })));
  const alike = await look(boxes.map(({ one, box }) => ({ page: one.page, box: displayBox(box, one) })));
  const unlike = new Set(boxes.flatMap(({ reading }, at) => (alike[at] === true ? [] : [reading])));
  const same = places.filter(({ reading }) => !unlike.has(reading));
  if (same.length === 0) return undefined;
  const pages = new Map([...Map.groupBy(same, ({ one }) => one).values()].flatMap(settlePage));
  const withPages = (document: ReadDocument): ReadDocument => ({
    ...document,
    pages: document.pages.map((page) => pages.get(page) ?? page),
  });
  return [withPages(a), withPages(b)];
}

interface SamePlace {
  readonly one: ReadPage;
  readonly other: ReadPage;
  readonly reading: UnlikeReading;
}

/** Both pages, each with what becomes of it. */
function settlePage(places: readonly SamePlace[]): [ReadPage, ReadPage][] {
  const [first] = places;
  if (first === undefined) return [];
  const { one, other } = first;
  const [ofOne, ofOther] = [new Words(one), new Words(other)];
  for (const { reading } of places) {
    const order = trust(one, reading.a) - trust(other, reading.b);
    const isDoubted = order === 0;
    const isOfOne = isDoubted ? isLikelier(textsOf(one, reading.a), textsOf(other, reading.b)) : order > 0;
    if (isOfOne) ofOther.replace(reading.b, ofOne.take(reading.a, isDoubted));
    else ofOne.replace(reading.a, ofOther.take(reading.b, isDoubted));
  }
  return [
    [one, ofOne.toPage()],
    [other, ofOther.toPage()],
  ];
}

/** A code that lost a byte is the lower one, and a word that was cut has more parts. */
const isLikelier = (words: readonly string[], others: readonly string[]): boolean =>
  words.join('') === others.join('') ? words.length < others.length : words.join('') > others.join('');

const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Han}/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
];

/** How likely a reading is right: what was read, from the text layer, without characters that have no code, in one script. */
function trust(page: ReadPage, words: readonly number[]): number {
  const text = textsOf(page, words).join('');
  if (text === '') return Number.NEGATIVE_INFINITY;
  const lost = text.split('\uFFFD').length - 1;
  const isSeen = words.some((word) => word >= firstSeen(page));
  return -(lost * 100 + (isSeen ? 10 : 0) + scripts.filter((script) => script.test(text)).length);
}

interface PlacedWord {
  readonly text: string;
  readonly box: readonly number[];
  readonly size: number;
  readonly flags: number;
  readonly isSeen: boolean;
}

/** The words of a page while some are replaced. */
class Words {
  readonly #page: ReadPage;
  readonly #words: PlacedWord[][];

  constructor(page: ReadPage) {
    this.#page = page;
    const seen = firstSeen(page);
    this.#words = page.texts.map((text, word) => [
      {
        text,
        box: page.boxes.slice(word * 4, word * 4 + 4),
        size: page.sizes[word] ?? 0,
        flags: page.flags[word] ?? 0,
        isSeen: word >= seen,
      },
    ]);
  }

  take(words: readonly number[], isDoubted: boolean): PlacedWord[] {
    if (isDoubted)
      for (const word of words)
        this.#words[word] = (this.#words[word] ?? []).map((one) =>
          Object.assign({}, one, { flags: one.flags | doubtfulFlag }),
        );
    return words.flatMap((word) => this.#words[word] ?? []);
  }

  /** Puts these in the place of others; where none were read, behind the word that they follow on the page. */
  replace(words: readonly number[], by: readonly PlacedWord[]): void {
    const at = words[0] ?? this.#before(by[0]);
    const kept = words.length === 0 ? (this.#words[at] ?? []) : [];
    for (const word of words) this.#words[word] = [];
    this.#words[at] = [...kept, ...by];
  }

  /** The word to the left of another one on its line, or the last one. */
  #before(word: PlacedWord | undefined): number {
    const [left = 0, top = 0, , bottom = 0] = word?.box ?? [];
    const { boxes } = this.#page;
    let nearest = Math.max(0, this.#words.length - 1);
    let gap = Number.POSITIVE_INFINITY;
    for (let at = 0; at < this.#words.length; at += 1) {
      const middle = ((boxes[at * 4 + 1] ?? 0) + (boxes[at * 4 + 3] ?? 0)) / 2;
      const away = left - (boxes[at * 4 + 2] ?? 0);
      if (middle < top || middle > bottom || away < -1 || away >= gap) continue;
      [nearest, gap] = [at, away];
    }
    return nearest;
  }

  toPage(): ReadPage {
    const page = this.#page;
    const words = this.#words.flat();
    // Those that were read from pictures come last.
    const sorted = words.toSorted((a, b) => Number(a.isSeen) - Number(b.isSeen));
    const seen = words.filter(({ isSeen }) => isSeen).length;
    return {
      ...page,
      texts: sorted.map(({ text }) => text),
      boxes: sorted.flatMap(({ box }) => box),
      sizes: sorted.map(({ size }) => size),
      flags: sorted.map(({ flags }) => flags),
      ...(page.ocr || page.notes?.seen === undefined ? {} : { notes: { ...page.notes, seen } }),
    };
  }
}
