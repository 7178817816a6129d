import type { ReadDocument, ReadPage } from '../pdf/read-document.ts';

/** Letters that fonts print as one sign, the longest first. */
const ligatures = ['ffi', 'ffl', 'tti', 'ffj', 'ff', 'fi', 'fl', 'fj', 'ft', 'ti', 'tt'] as const;
/** Shorter documents may do without some pair of letters. */
const fewestWords = 60;
/** The room that the sign takes: with a space beside it, and within a word; in sizes of the type. */
const room = { beside: 0.5, within: [0.2, 1.1] } as const;

/**
 * Puts letters back whose sign has no code: a document that never has `fi` has `rst` and `con dence`, each with room for it,
 * where another one has `first` and `confidence`.
 */
export function mendLigatures(documents: readonly ReadDocument[]): ReadDocument[] {
  return documents.map((document) => {
    const words = document.pages.reduce((sum, { texts }) => sum + texts.length, 0);
    if (words < fewestWords) return document;
    const lost = ligatures.filter(
      (letters) => !document.pages.some(({ texts }) => texts.some((text) => text.includes(letters))),
    );
    if (lost.length === 0) return document;
    const whole = wholeWords(
      documents.filter((other) => other !== document),
      lost,
    );
    return whole.size === 0 ? document : mended(document, whole);
  });
}

/** A word as it is left without its ligature. */
interface Broken {
  readonly before: string;
  readonly letters: string;
  readonly behind: string;
}

/** The words of other documents that have these letters, by what is left of them: `rst`, `con dence`. */
function wholeWords(documents: readonly ReadDocument[], lost: readonly string[]): Map<string, Broken> {
  const whole = new Map<string, Broken>();
  const known = new Set<string>();
  for (const { pages } of documents)
    for (const { texts } of pages)
      for (const text of texts) {
        if (known.has(text)) continue;
        known.add(text);
        const word = bare(text);
        const letters = lost.find((one) => word.includes(one));
        if (letters === undefined) continue;
        const at = word.indexOf(letters);
        const broken = { before: word.slice(0, at), letters, behind: word.slice(at + letters.length) };
        whole.set(`${broken.before} ${broken.behind}`.toLowerCase(), broken);
      }
  return whole;
}

const bare = (text: string): string => text.replace(/^[^A-Za-zªµºÀ-ÖØ-ӿ]+|[^A-Za-zªµºÀ-ÖØ-ӿ]+$/gu, '');

function mended(document: ReadDocument, whole: ReadonlyMap<string, Broken>): ReadDocument {
  const found = document.pages.flatMap((page) => page.texts.flatMap((_, word) => breaksAt(page, word, whole)));
  // A word that also stands where nothing is lost is one: `le` is not `left`.
  const intact = new Set(found.filter(({ hasRoom }) => !hasRoom).map(({ key }) => key));
  const lost = new Set(found.map(({ key }) => key).filter((key) => !intact.has(key)));
  if (lost.size < fewestLost) return document;
  const sure = new Map([...whole].filter(([key]) => lost.has(key)));
  const pages = document.pages.map((page) => mendedPage(page, sure));
  return pages.every((page, at) => page === document.pages[at]) ? document : { ...document, pages };
}

/** So many words that lost letters are no chance. */
const fewestLost = 2;

interface Break {
  readonly key: string;
  readonly broken: Broken;
  readonly part: 'opening' | 'end' | 'middle';
  readonly hasRoom: boolean;
}

/** What a word may have lost: its opening, its end, or what stood between it and the next one. */
function breaksAt(page: ReadPage, word: number, whole: ReadonlyMap<string, Broken>): Break[] {
  const own = bare(page.texts[word] ?? '').toLowerCase();
  if (own === '') return [];
  const next = bare(page.texts[word + 1] ?? '').toLowerCase();
  const gap = gapBehind(page, word);
  const candidates = [
    { key: ` ${own}`, part: 'opening', hasRoom: gapBehind(page, word - 1) > room.beside },
    { key: `${own} `, part: 'end', hasRoom: gap > room.beside },
    ...(next === ''
      ? []
      : [{ key: `${own} ${next}`, part: 'middle', hasRoom: gap > room.within[0] && gap < room.within[1] } as const]),
  ] as const;
  return candidates.flatMap((candidate) => {
    const broken = whole.get(candidate.key);
    return broken === undefined ? [] : [{ ...candidate, broken }];
  });
}

function mendedPage(page: ReadPage, whole: ReadonlyMap<string, Broken>): ReadPage {
  const texts = [...page.texts];
  const joined = new Set<number>();
  for (let word = 0; word < texts.length; word += 1) {
    const text = texts[word] ?? '';
    const found = breaksAt(page, word, whole).find(({ hasRoom }) => hasRoom);
    if (found === undefined) continue;
    const { letters } = found.broken;
    if (found.part === 'opening') texts[word] = text.replace(/[A-Za-zªµºÀ-ÖØ-ӿ]/u, (first) => letters + first);
    if (found.part === 'end')
      texts[word] = text.replace(/[A-Za-zªµºÀ-ÖØ-ӿ](?=[^A-Za-zªµºÀ-ÖØ-ӿ]*$)/u, (last) => last + letters);
    if (found.part !== 'middle') continue;
    texts[word + 1] = text + letters + (texts[word + 1] ?? '');
    joined.add(word);
  }
  const isChanged = joined.size > 0 || texts.some((text, word) => text !== page.texts[word]);
  return isChanged ? withoutParts({ ...page, texts }, joined) : page;
}

/** Space up to the next word of the line, in sizes of the type; without end where none is. */
function gapBehind({ boxes, sizes, texts }: ReadPage, word: number): number {
  const [size = 0, next] = [sizes[word], word + 1];
  if (word < 0 || next >= texts.length || size === 0) return Number.POSITIVE_INFINITY;
  const isInLine = Math.abs((boxes[word * 4 + 3] ?? 0) - (boxes[next * 4 + 3] ?? 0)) < size / 2;
  const gap = ((boxes[next * 4] ?? 0) - (boxes[word * 4 + 2] ?? 0)) / size;
  return isInLine && gap >= 0 ? gap : Number.POSITIVE_INFINITY;
}

/** Of a word in two parts the second has the whole word now, and takes in the place of the first. */
function withoutParts(page: ReadPage, parts: ReadonlySet<number>): ReadPage {
  const boxes = [...page.boxes];
  for (const part of parts) boxes[(part + 1) * 4] = boxes[part * 4] ?? 0;
  const isKept = (_: unknown, word: number): boolean => !parts.has(word);
  return {
    ...page,
    texts: page.texts.filter(isKept),
    boxes: boxes.filter((_, at) => !parts.has(at >> 2)),
    sizes: page.sizes.filter(isKept),
    flags: page.flags.filter(isKept),
  };
}
