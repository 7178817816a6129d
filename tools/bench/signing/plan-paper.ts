import type { Dice } from '../engine-load/seeded-random.ts';
import { tokenOperators } from '../versions/edits/token-operators.ts';
import { paperNames } from '../versions/edits/paper-names.ts';
import type { Block, Contract } from '../versions/sources/block.ts';
import { drawPaper, shuffled, type PaperBlock } from '../versions/sources/draw-paper.ts';
import { drawLayout, type Layout } from '../versions/typeset/layout.ts';
import { paperHtml } from '../versions/typeset/paper-html.ts';
import { marks, scannedHtml } from './scanned-html.ts';

export const changeKinds = ['exchanged', 'deleted', 'painted out', 'between lines'] as const;
export type WordChangeKind = (typeof changeKinds)[number];

/** One thing done to the words of the draft on their way to the scan. */
export interface PlantedWords {
  readonly kind: WordChangeKind;
  /** Words of the draft that are gone; none where words were added. */
  readonly from: string;
  /** Words of the scan in their place; none where words are gone. */
  readonly to: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** A draft, and what is printed for its scans. */
export interface PlannedPaper {
  readonly layout: Layout;
  readonly draft: string;
  readonly untouched: string;
  readonly changed: string;
  readonly planted: readonly PlantedWords[];
  /** A page of it takes the place of one of the draft. */
  readonly foreign: string;
  /** Which page is exchanged, as a part of all. */
  readonly exchangedAt: number;
}

/** Words of a paragraph that can take a change, and around the change. */
const fewestWords = 24;
const wordsAround = 4;

/** Draws a contract, its print and what is done to its scan; `each` changes of every kind. */
export function planPaper(contracts: readonly Contract[], pages: number, each: number, dice: Dice): PlannedPaper {
  const { blocks, donors } = drawPaper(contracts, pages, dice);
  const layout = drawSpaciousLayout(dice);
  const open = shuffled(
    blocks.filter(({ heading, form, text }) => !heading && form === undefined && wordsIn(text).length >= fewestWords),
    dice,
  );
  const donorWords = donors.flatMap((donor) => donor.blocks).filter(({ heading }) => !heading);
  const names = paperNames(blocks);
  const texts = new Map<string, string>();
  const planted: PlantedWords[] = [];
  for (let turn = 0; turn < each * changeKinds.length; turn += 1) {
    const [block, kind] = [open.pop(), changeKinds[turn % changeKinds.length]];
    if (block === undefined || kind === undefined) break;
    const { text, change } = changeOf(kind, block, { names, donorWords, dice });
    texts.set(block.id, text);
    planted.push(change);
  }
  const changed = blocks.map((block) => ({ ...block, text: texts.get(block.id) ?? block.text }));
  const foreign = shuffled(donors, dice)[0]?.blocks ?? [];
  return {
    layout,
    draft: paperHtml(blocks, layout),
    untouched: scannedHtml(paperHtml(blocks, layout), dice),
    changed: scannedHtml(paperHtml(changed, layout), dice),
    planted,
    foreign: paperHtml(foreign, layout),
    exchangedAt: dice.between(0, 1000) / 1000,
  };
}

/** Lines closer than this have no room for words between them. */
const closestLines = 1.4;

/** Numbers in a column of their own would be printed over the first of two columns of text. */
const isSpacious = ({ leading, columns, marks }: Layout): boolean =>
  leading >= closestLines && (columns === 1 || marks !== 'column');

function drawSpaciousLayout(dice: Dice): Layout {
  let layout = drawLayout(dice);
  while (!isSpacious(layout)) layout = drawLayout(dice);
  return layout;
}

interface Means {
  readonly names: ReadonlySet<string>;
  readonly donorWords: readonly Block[];
  readonly dice: Dice;
}

interface Planted {
  readonly text: string;
  readonly change: PlantedWords;
}

function changeOf(kind: WordChangeKind, block: PaperBlock, means: Means): Planted {
  if (kind === 'exchanged') {
    const told = exchangeOfValue(block.text, means);
    if (told !== undefined) return told;
  }
  const words = wordsIn(block.text);
  const { from, to } = spanOf(kind, words, means.dice);
  const gone = words.slice(from, to).join(' ');
  const put = { exchanged: () => otherWord(gone, words, means.dice), 'between lines': () => someWords(means) };
  const added = kind === 'exchanged' || kind === 'between lines' ? put[kind]() : '';
  const between = {
    exchanged: added,
    deleted: '',
    'painted out': `${marks.hidden}${gone}${marks.end}`,
    'between lines': `${marks.inserted}${added}${marks.end}`,
  }[kind];
  const text = [...words.slice(0, from), ...(between === '' ? [] : [between]), ...words.slice(to)].join(' ');
  return { text, change: { kind, from: gone, to: added, ...aroundOf(words, from, to) } };
}

const wordsIn = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const aroundOf = (words: readonly string[], from: number, to: number): Pick<PlantedWords, 'before' | 'after'> => ({
  before: words.slice(Math.max(0, from - wordsAround), from),
  after: words.slice(to, to + wordsAround),
});

/** A word that says no or how much is where people change contracts. */
const isTelling = (word: string): boolean => /^not$|\d|^[A-Z][a-z]{3,}/u.test(word);
const isPlain = (word: string): boolean => /^[$A-Za-z\d][\w.%/-]*$/u.test(word) && /[A-Za-z\d]{2}/u.test(word);

/** The words that go: one to three, in every second draw those that tell something. */
function spanOf(kind: WordChangeKind, words: readonly string[], dice: Dice): { from: number; to: number } {
  const inner = words.flatMap((word, at) =>
    at >= wordsAround && at < words.length - wordsAround && isPlain(word) ? [at] : [],
  );
  const telling = inner.filter((at) => isTelling(words[at] ?? ''));
  const choice = dice.between(0, 2) === 0 && telling.length > 0 ? telling : inner;
  const from = choice[dice.between(0, choice.length)] ?? wordsAround;
  if (kind === 'between lines') return { from, to: from };
  const longest = { exchanged: 1, deleted: 3, 'painted out': 2 }[kind];
  return { from, to: from + 1 + dice.between(0, longest) };
}

/** Another word of the paragraph; a name takes a name's place as far as there is one. */
function otherWord(word: string, words: readonly string[], dice: Dice): string {
  const isCapital = (one: string): boolean => /^\p{Lu}/u.test(one);
  const others = words.filter((one) => isPlain(one) && one.toLowerCase() !== word.toLowerCase());
  const alike = others.filter((one) => isCapital(one) === isCapital(word) && one.length > 2);
  return dice.from(alike.length > 0 ? alike : others) || 'nothing';
}

/** Two to four words in a row of another contract. */
function someWords({ donorWords, dice }: Means): string {
  const words = wordsIn(donorWords[dice.between(0, donorWords.length)]?.text ?? '').filter(isPlain);
  if (words.length < fewestWords) return 'unless agreed before';
  const from = dice.between(0, words.length - wordsAround);
  return words.slice(from, from + dice.between(2, wordsAround + 1)).join(' ');
}

/** An amount, a date, a duty and the like that became another one, where the paragraph has any. */
function exchangeOfValue(text: string, { names, dice }: Means): Planted | undefined {
  const found = Object.values(tokenOperators).flatMap((find) => find(text, dice, names));
  const change = found[dice.between(0, Math.max(1, found.length))];
  if (change === undefined || change.text === '') return undefined;
  const [from, to] = [text.slice(change.start, change.end), change.text];
  const [before, after] = [wordsIn(text.slice(0, change.start)), wordsIn(text.slice(change.end))];
  return {
    text: text.slice(0, change.start) + to + text.slice(change.end),
    change: { kind: 'exchanged', from, to, before: before.slice(-wordsAround), after: after.slice(0, wordsAround) },
  };
}
