/** Pixels. */
export interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface TesseractSymbol {
  readonly text: string;
  readonly bbox: PixelBox;
}

/** A word as Tesseract gives it. */
export interface TesseractWord {
  text: string;
  readonly confidence: number;
  readonly bbox: PixelBox;
  /** What it was read as a second time, where that differs. */
  again?: string;
  /** Its characters, where Tesseract was asked for them. */
  readonly symbols?: readonly TesseractSymbol[];
}

export interface TesseractLine {
  readonly words: readonly TesseractWord[];
  readonly baseline: PixelBox;
  readonly bbox: PixelBox;
}

export interface RecognisedWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly confidence: number;
  readonly again?: string;
  /** Pixels; the band of the letters, the same for all words of a line. */
  readonly top: number;
  readonly bottom: number;
}

export interface RecognisedLine {
  readonly words: readonly RecognisedWord[];
  /** Pixels that the line sinks per pixel to the right. */
  readonly slope: number;
  readonly width: number;
}
