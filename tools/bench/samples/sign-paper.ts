import { StandardFonts, rgb } from 'pdf-lib';
import type { SetLine, SetPaper } from './set-paper.ts';

/** What was done to a printed paper, one change of each kind. */
export interface Signing {
  readonly exchanged: { readonly words: string; readonly by: string };
  /** The room of the words stays. */
  readonly paintedOut: { readonly words: string; readonly in: string };
  /** Above the line, where the words after it begin. */
  readonly writtenIn: { readonly words: string; readonly before: string };
  /** The names that are signed above; the last one is stamped, too. */
  readonly signedBy: readonly string[];
}

const white = rgb(1, 1, 1);
const ink = rgb(0.08, 0.16, 0.45);
const stampInk = rgb(0.62, 0.1, 0.14);
/** Points from the line of text to the bottom of its longest letters. */
const descent = 3;

/** Changes the print, signs it twice and stamps it. */
export async function signPaper(
  paper: SetPaper,
  { exchanged, paintedOut, writtenIn, signedBy }: Signing,
): Promise<void> {
  const value = placeOf(paper, exchanged.words);
  cover(value);
  value.line.page.drawText(exchanged.by, { ...textOf(value.line), x: value.x });
  cover(placeOf(paper, paintedOut.words, paintedOut.in));
  const { line, x } = placeOf(paper, writtenIn.before);
  const font = await paper.document.embedFont(StandardFonts.HelveticaOblique);
  line.page.drawText(writtenIn.words, { x: x + 14, y: line.y + line.size - 2, size: 8, font, color: ink });
  for (const [index, name] of signedBy.entries()) sign(placeOf(paper, name), strokes[index % strokes.length] ?? '');
  for (const name of signedBy.slice(-1)) await stamp(paper, placeOf(paper, name));
}

const textOf = ({ y, size, font }: SetLine) => ({ y, size, font });

interface Place {
  readonly line: SetLine;
  readonly x: number;
  readonly width: number;
}

/** @throws Error where no line has the words: they are broken over two lines, or misspelt */
function placeOf({ lines }: SetPaper, words: string, within = words): Place {
  const line = lines.find(({ text }) => text.includes(within));
  if (line === undefined) throw new Error(`no line has the words ${within}`);
  const before = line.text.slice(0, line.text.indexOf(within) + within.indexOf(words));
  const widthOf = (text: string): number => line.font.widthOfTextAtSize(text, line.size);
  return { line, x: line.x + widthOf(before), width: widthOf(words) };
}

function cover({ line, x, width }: Place): void {
  line.page.drawRectangle({ x, y: line.y - descent, width, height: line.size + descent, color: white });
}

const strokes = [
  'M2 22 C8 2 20 -4 17 12 S4 34 14 25 S32 4 33 15 S26 30 36 21 S50 8 52 18 S60 24 72 14 S92 10 128 20',
  'M0 14 C10 -6 26 0 18 20 S2 30 20 16 S40 6 38 20 S50 24 54 8 S60 30 70 18 S84 12 90 20 S110 16 140 4',
] as const;

const sign = ({ line, x }: Place, stroke: string): void =>
  line.page.drawSvgPath(stroke, { x: x + 24, y: line.y + 36, borderColor: ink, borderWidth: 1.3 });

async function stamp({ document }: SetPaper, { line, x }: Place): Promise<void> {
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  const at = { x: x + 340, y: line.y + 30 };
  for (const radius of [46, 34])
    line.page.drawEllipse({ ...at, xScale: radius, yScale: radius, borderColor: stampInk, borderWidth: 1.6 });
  line.page.drawText('NRW', { x: at.x - 18, y: at.y - 5, size: 15, font, color: stampInk });
}
