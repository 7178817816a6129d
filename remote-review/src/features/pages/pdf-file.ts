import type { Box } from '@app/shared/contracts';

export interface PageSize {
  /** Points, as displayed. */
  readonly width: number;
  readonly height: number;
}

/** Some words of a page and where they stand: points from the top left, as displayed. */
export interface TextPiece {
  readonly text: string;
  readonly box: Box;
}

/** One page of a paper. What it draws and lays out is thrown away by its caller. */
export interface PdfPage extends PageSize {
  readonly number: number;
  /** Draws at this many device pixels a point. Rejects with the signal's reason when it is aborted. */
  draw(canvas: HTMLCanvasElement, scale: number, signal: AbortSignal): Promise<void>;
  /** Lays the words, invisible, over a page of this many CSS pixels a point, to be selected and copied. */
  layText(container: HTMLElement, scale: number, signal: AbortSignal): Promise<void>;
  pieces(): Promise<readonly TextPiece[]>;
  /** Gives back what drawing has kept. */
  release(): void;
}

export interface PdfFile {
  readonly pageCount: number;
  page(number: number): Promise<PdfPage>;
  close(): void;
}

/** The file is not there any more. */
export class FileGoneError extends Error {
  override readonly name = 'FileGoneError';
}

/** The session has to be renewed before the file is given. */
export class NotLoggedInError extends Error {
  override readonly name = 'NotLoggedInError';
}

export type OpenPdf = (url: string) => Promise<PdfFile>;
