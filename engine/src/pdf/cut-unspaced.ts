import { copyBox, emptyBox, stretch, type PlacedBox } from './placed-box.ts';

/** A word of a script without spaces, and where it stands. */
export interface UnspacedWord {
  readonly text: string;
  readonly box: PlacedBox;
  /** Index of its first character. */
  readonly first: number;
}

interface Character {
  readonly text: string;
  readonly index: number;
  readonly box: PlacedBox;
}

let segmenter: Intl.Segmenter | undefined;

/** Gathers the characters of a line that is written without spaces, and cuts it into words. */
export class UnspacedRun {
  readonly #characters: Character[] = [];

  get isEmpty(): boolean {
    return this.#characters.length === 0;
  }

  add(text: string, index: number, box: PlacedBox): void {
    const own = emptyBox();
    copyBox(box, own);
    this.#characters.push({ text, index, box: own });
  }

  /** Its words, each with the punctuation marks that cling to it; the run is empty afterwards. */
  cut(): UnspacedWord[] {
    const characters = this.#characters.splice(0);
    const words: UnspacedWord[] = [];
    let opening = '';
    let at = 0;
    segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
    for (const { segment, isWordLike } of segmenter.segment(characters.map(({ text }) => text).join(''))) {
      const from = at;
      for (let length = 0; length < segment.length; at += 1) length += characters[at]?.text.length ?? segment.length;
      const own = characters.slice(from, at);
      const last = words.at(-1);
      if (isWordLike !== true && isOpening.test(segment)) opening += segment;
      else if (isWordLike !== true && last !== undefined && opening === '')
        words.splice(-1, 1, { ...last, text: last.text + segment, box: around(own, last.box) });
      else {
        words.push({ text: opening + segment, box: around(own), first: own[0]?.index ?? 0 });
        opening = '';
      }
    }
    const last = words.at(-1);
    if (opening !== '' && last !== undefined) words.splice(-1, 1, { ...last, text: last.text + opening });
    if (opening !== '' && last === undefined)
      words.push({ text: opening, box: around(characters), first: characters[0]?.index ?? 0 });
    return words;
  }
}

const isOpening = /^[\p{Ps}\p{Pi}]$/u;

function around(characters: readonly Character[], before?: PlacedBox): PlacedBox {
  const extent = emptyBox();
  const boxes = [...(before === undefined ? [] : [before]), ...characters.map(({ box }) => box)];
  const [first] = boxes;
  if (first !== undefined) copyBox(first, extent);
  for (const box of boxes) stretch(extent, box);
  return extent;
}
