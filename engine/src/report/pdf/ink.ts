import { isPlain } from './plain-text.ts';
import type { Look } from './atoms.ts';

/** What is used of a font of pdfkit. */
interface Encoder {
  readonly id: string;
  readonly encode: (text: string) => readonly [readonly string[], readonly { readonly advanceWidth: number }[]];
  readonly ref: () => unknown;
}

/** Of each letter, by its code: how the page writes it, and its width at one point. */
interface Glyphs {
  readonly codes: string[];
  readonly widths: number[];
}

/**
 * Collects what is drawn and gives it to the page in one piece. `text` of pdfkit shapes and measures each word anew and
 * writes it in a dozen pieces: a report of thousands of findings took five times as long and twice the memory.
 */
export class Ink {
  readonly #doc: PDFKit.PDFDocument;
  readonly #encoders = new Map<string, Encoder>();
  readonly #glyphs = new Map<string, Glyphs>();
  /** Letters are being written: nothing else is before they end. */
  #isInText = false;
  /** Font, size and colour of the letters before. */
  #chosen = '';
  #waiting: string[] = [];

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  rectangle(x: number, y: number, width: number, height: number, color: string): void {
    this.#endText();
    this.#waiting.push(`${rgb(color)} rg ${num(x)} ${num(y)} ${num(width)} ${num(height)} re f`);
  }

  outline(x: number, y: number, width: number, height: number, color: string, lineWidth: number): void {
    this.#endText();
    const box = `${num(x)} ${num(y)} ${num(width)} ${num(height)}`;
    this.#waiting.push(`${rgb(color)} RG ${lineWidth} w ${box} re S`);
  }

  /** A line; `dash` is the length of its strokes and of the gaps between them. */
  line(from: number, to: number, y: number, color: string, lineWidth: number, dash = ''): void {
    this.#endText();
    const stroke = `${rgb(color)} RG ${lineWidth} w ${num(from)} ${num(y)} m ${num(to)} ${num(y)} l S`;
    this.#waiting.push(dash === '' ? stroke : `[${dash}] 0 d ${stroke} [] 0 d`);
  }

  /** Width of a plain letter at one point. */
  advanceOf(code: number, font: string): number {
    return this.#glyphsOf(font).widths[code] ?? this.#addGlyph(String.fromCharCode(code), font).width;
  }

  /** Width at one point. Plain letters are not kerned, as they are not in Word. */
  widthOf(text: string, font: string): number {
    const { widths } = this.#glyphsOf(font);
    let width = 0;
    for (let at = 0; at < text.length; at += 1) {
      const own = widths[text.charCodeAt(at)];
      if (own !== undefined) width += own;
      else if (isPlain(text)) width += this.#addGlyph(text.charAt(at), font).width;
      else return this.#doc.font(font).fontSize(1).widthOfString(text);
    }
    return width;
  }

  /** Letters with their foot at `y`. */
  text(text: string, x: number, y: number, font: string, { color, sizePt }: Look): void {
    const codes = this.#codesOf(text, font);
    if (codes === undefined) return this.#shapedText(text, x, y, font, { color, sizePt });
    const encoder = this.#choose(font);
    const { page } = this.#doc;
    page.fonts[encoder.id] ??= encoder.ref();
    const { height } = page;
    // The page counts from its top; letters would stand on their heads.
    if (!this.#isInText) this.#waiting.push(`q 1 0 0 -1 0 ${num(height)} cm BT`);
    this.#isInText = true;
    const chosen = `/${encoder.id} ${sizePt} Tf ${rgb(color)} rg `;
    const choice = chosen === this.#chosen ? '' : chosen;
    this.#chosen = chosen;
    this.#waiting.push(`${choice}1 0 0 1 ${num(x)} ${num(height - y)} Tm <${codes}> Tj`);
  }

  /** Gives what was collected to the page. */
  flush(): void {
    if (this.#waiting.length > 0) this.#doc.addContent(this.take());
  }

  /** What was collected, for something else than the page. */
  take(): string {
    this.#endText();
    const all = this.#waiting.join('\n');
    this.#waiting = [];
    return all;
  }

  /** What a font is called on a page, and where it stands. */
  fontResource(font: string): Record<string, unknown> {
    const encoder = this.#choose(font);
    return { [encoder.id]: encoder.ref() };
  }

  /**
   * Scripts that join letters or put marks on them are left to pdfkit. Some draw a vowel before the letter that it
   * follows: who copies or hears the text gets it as it is spelt (`ActualText`, ISO 32000-1, 14.9.4).
   */
  #shapedText(
    text: string,
    x: number,
    y: number,
    font: string,
    { color, sizePt }: Pick<Look, 'color' | 'sizePt'>,
  ): void {
    this.flush();
    this.#doc.font(font).fontSize(sizePt).fillColor(`#${color}`);
    const isSpelt = !surrogate.test(text);
    if (isSpelt) this.#doc.addContent(`/Span <</ActualText <${utf16(text)}>>> BDC`);
    this.#doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
    if (isSpelt) this.#doc.addContent('EMC');
  }

  #endText(): void {
    if (this.#isInText) this.#waiting.push('ET Q');
    this.#isInText = false;
    this.#chosen = '';
  }

  /** Undefined where the text is not plain. */
  #codesOf(text: string, font: string): string | undefined {
    const { codes } = this.#glyphsOf(font);
    let all = '';
    for (let at = 0; at < text.length; at += 1) {
      const own = codes[text.charCodeAt(at)];
      if (own !== undefined) all += own;
      else if (isPlain(text)) all += this.#addGlyph(text.charAt(at), font).code;
      else return undefined;
    }
    return all;
  }

  #glyphsOf(font: string): Glyphs {
    let glyphs = this.#glyphs.get(font);
    if (glyphs === undefined) {
      glyphs = { codes: [], widths: [] };
      this.#glyphs.set(font, glyphs);
    }
    return glyphs;
  }

  #addGlyph(letter: string, font: string): { readonly code: string; readonly width: number } {
    const [parts, positions] = this.#choose(font).encode(letter);
    const code = parts.join('');
    const width = positions.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / 1000;
    const { codes, widths } = this.#glyphsOf(font);
    codes[letter.charCodeAt(0)] = code;
    widths[letter.charCodeAt(0)] = width;
    return { code, width };
  }

  #choose(font: string): Encoder {
    const chosen = this.#encoders.get(font) ?? encoderOf(this.#doc.font(font));
    this.#encoders.set(font, chosen);
    return chosen;
  }
}

function encoderOf(doc: PDFKit.PDFDocument): Encoder {
  const font: unknown = '_font' in doc ? doc._font : undefined;
  if (!isEncoder(font)) throw new Error('this release of pdfkit has no fonts that encode letters');
  return font;
}

const isEncoder = (font: unknown): font is Encoder =>
  typeof font === 'object' &&
  font !== null &&
  'id' in font &&
  typeof font.id === 'string' &&
  'encode' in font &&
  typeof font.encode === 'function' &&
  'ref' in font &&
  typeof font.ref === 'function';

/** Emoji, rare Han: readers built on PDFium drop them from an `ActualText`, and they stand as they are drawn. */
const surrogate = /[\ud800-\udfff]/;

const utf16 = (text: string): string => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex');

const num = (value: number): string => `${Math.round(value * 100) / 100}`;

const colors = new Map<string, string>();

/** Shares of red, green and blue. */
function rgb(color: string): string {
  let known = colors.get(color);
  if (known === undefined) {
    const share = (at: number): string => (Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(3);
    known = `${share(0)} ${share(2)} ${share(4)}`;
    colors.set(color, known);
  }
  return known;
}
