import type { Dice } from '../../engine-load/seeded-random.ts';

/** How an edition is printed. Two of one paper have nothing in common but their words. */
export interface Layout {
  readonly font: string;
  readonly sizePt: number;
  readonly leading: number;
  readonly paper: 'A4' | 'letter' | 'legal' | 'A5';
  readonly marginMm: number;
  readonly columns: 1 | 2;
  readonly justify: boolean;
  /** What stands at the end of a line where a word is broken; `soft` leaves the marks of all possible breaks in the text. */
  readonly hyphen: 'none' | '-' | '\u2010' | 'soft';
  readonly quotes: 'straight' | 'curly';
  readonly dash: string;
  /** `characters` are ligatures that stand in the text as one character. */
  readonly ligatures: 'none' | 'font' | 'characters';
  /** `spaced` parts the letters, `run in` prints a title in the first line of its paragraph. */
  readonly titles: 'bold' | 'capitals' | 'small capitals' | 'underlined' | 'spaced' | 'run in';
  /** `column` prints the numbers of clauses in a column of their own. */
  readonly marks: 'plain' | 'wide' | 'hanging' | 'no-break' | 'column';
  /** Whether items of lists keep their `(a)`. */
  readonly lists: 'marked' | 'lost';
  readonly signatures: 'below' | 'side by side';
  readonly tables: 'by row' | 'by column';
  readonly formulas: 'in line' | 'stacked';
  /** Character of which rules between parts are made; none for no rules. */
  readonly rule: '' | '=' | '-' | '_' | '*';
  /** The numbers of the pages of an older print are left within the text. */
  readonly oldPages: boolean;
  /** In the margin of every page. */
  readonly stamp: string;
  readonly head: 'none' | 'plain' | 'alternating' | 'not on the first';
  readonly headText: string;
  readonly foot: 'none' | 'number' | 'dashes' | 'page of' | 'slash';
}

/** Free fonts that come with most systems on which a browser runs without a screen. */
const fonts = [
  'Liberation Serif',
  'Liberation Sans',
  'Liberation Sans Narrow',
  'Liberation Mono',
  'DejaVu Serif',
  'DejaVu Sans',
  'DejaVu Serif Condensed',
  'DejaVu Sans Condensed',
];
const heads = [
  'Execution copy',
  'Conformed copy',
  'Draft for signature',
  'Privileged and confidential',
  'Counterpart original',
];

const stamps = ['FILE COPY', 'Working copy of the parties', 'Received in the registry', 'Scanned for the file'];

/** Points of the papers, and millimetres in points. */
const papersPt = { A4: [595, 842], A5: [420, 595], letter: [612, 792], legal: [612, 1008] } as const;
const pointsPerMm = 72 / 25.4;
/** Width of a letter of these fonts to their size, words to letters, and how full pages of paragraphs are. */
const letterWidth = 0.5;
const lettersPerWord = 6.2;
const fullness = 0.75;

/** Words that a page holds, roughly. */
export function wordsOnPage({ sizePt, leading, paper, marginMm }: Layout): number {
  const [width, height] = papersPt[paper];
  const margins = 2 * marginMm * pointsPerMm;
  const letters = ((width - margins) * (height - margins)) / (sizePt * letterWidth * sizePt * leading);
  return (letters / lettersPerWord) * fullness;
}

/** Draws a layout whose pages hold no more words than that. */
export function drawLayout(dice: Dice, mostWords = Number.POSITIVE_INFINITY): Layout {
  let layout = drawAnyLayout(dice);
  while (wordsOnPage(layout) > mostWords) layout = drawAnyLayout(dice);
  return layout;
}

function drawAnyLayout(dice: Dice): Layout {
  const one = <T>(...list: readonly T[]): T => {
    const drawn = list[dice.between(0, list.length)];
    if (drawn === undefined) throw new Error('nothing to draw from');
    return drawn;
  };
  const font = dice.from(fonts);
  const columns = font === 'Liberation Mono' ? 1 : one<1 | 2>(1, 1, 2);
  const titles = one('bold', 'capitals', 'small capitals', 'underlined', 'spaced', 'run in');
  return {
    font,
    columns,
    sizePt: columns === 2 ? one(8.5, 9, 9.5) : one(9.5, 10, 10.5, 11, 12),
    leading: one(1.15, 1.25, 1.4, 1.55),
    paper: columns === 2 ? one('A4', 'letter', 'legal') : one('A4', 'letter', 'legal', 'A5'),
    marginMm: one(15, 18, 22, 25),
    justify: one(true, true, false),
    hyphen: one('none', '-', '\u2010', 'soft'),
    quotes: one('straight', 'curly'),
    dash: one('—', ' — ', ' – ', '--'),
    ligatures: one('none', 'font', 'characters'),
    titles,
    // A title in the first line of its paragraph would be printed over the number of it.
    marks:
      titles === 'run in' ? one('plain', 'wide', 'no-break') : one('plain', 'wide', 'hanging', 'no-break', 'column'),
    lists: one('marked', 'marked', 'marked', 'lost'),
    signatures: one('below', 'side by side'),
    tables: one('by row', 'by column'),
    formulas: one('in line', 'stacked'),
    rule: one('', '', '=', '-', '_', '*'),
    oldPages: one(false, false, false, true),
    stamp: one('', '', dice.from(stamps)),
    head: one('none', 'plain', 'alternating', 'not on the first'),
    headText: dice.from(heads),
    foot: one('none', 'number', 'dashes', 'page of', 'slash'),
  };
}
