import type { Line, Page } from 'tesseract.js';

export interface RecognisedWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly confidence: number;
  /** Pixels; the height of the letters' band, the same for all words of a line. */
  readonly top: number;
  readonly bottom: number;
}

export interface RecognisedLine {
  readonly words: readonly RecognisedWord[];
  /** Pixels that the line sinks per pixel to the right. */
  readonly slope: number;
  readonly width: number;
}

/** A mark without letters and digits that was recognised with less confidence than this is dirt on the glass. */
const dirtBelow = 50;

export function collectLines(page: Page): RecognisedLine[] {
  const paragraphs = (page.blocks ?? []).flatMap((block) => block.paragraphs);
  return paragraphs.flatMap((paragraph) => paragraph.lines.map(toLine)).filter((line) => line.words.length > 0);
}

function toLine(line: Line): RecognisedLine {
  const { x0, y0, x1, y1 } = line.baseline;
  const slope = x1 > x0 ? (y1 - y0) / (x1 - x0) : 0;
  const words = line.words.filter(({ text, confidence }) => /[\p{L}\p{N}]/u.test(text) || confidence >= dirtBelow);
  const heights = words.map(({ bbox }) => bbox.y1 - bbox.y0).sort((a, b) => a - b);
  const height = heights[Math.floor(heights.length * 0.75)] ?? 0;
  return {
    slope,
    width: x1 - x0,
    words: words.map(({ text, confidence, bbox }) => {
      const baseline = y0 + slope * ((bbox.x0 + bbox.x1) / 2 - x0);
      // The band of a printed font: four fifths above the baseline, one fifth below.
      return {
        text,
        confidence,
        left: bbox.x0,
        right: bbox.x1,
        top: baseline - height,
        bottom: baseline + height * 0.25,
      };
    }),
  };
}
