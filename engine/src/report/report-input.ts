import type { AnalysisResult, Box, Decision } from '@app/shared/contracts';

/** Something that documents say alike, with its places. */
export interface AgreedStatement {
  readonly subject: string;
  readonly value: string;
  readonly positions: readonly { readonly document: string; readonly page: number }[];
}

/** A part of a page to draw for the report. Boxes in points from the top left of the page as displayed. */
export interface CropRequest {
  /** Id of a document of the result. */
  readonly document: string;
  /** From 1. */
  readonly page: number;
  /** May reach over the edge of the page: the renderer cuts it. */
  readonly clip: Box;
  readonly frames: Box[];
  readonly dpi: number;
  /** Blue for the first reading, amber for the second, green for others; the quotes are marked alike. */
  readonly tone?: 'blue' | 'amber' | 'green';
  /** Degrees clockwise by which the picture is turned, so that its words stand upright. */
  readonly turn?: 90 | 180 | 270;
}

/** One PNG per request, in the same order. An empty array of bytes: this one could not be drawn. */
export type CropRenderer = (requests: readonly CropRequest[]) => Promise<Uint8Array[]>;

export interface ReportInput {
  readonly result: AnalysisResult;
  readonly agreed: readonly AgreedStatement[];
  /** What people have said of findings; of each finding one at most. */
  readonly decisions?: readonly Decision[];
  /** Address of the comparison on the screen: each finding links to its place there. */
  readonly reviewUrl?: string;
  /** The engine has no clock: the caller says when. */
  readonly createdAt: Date;
  /** IANA name; default UTC. */
  readonly timeZone?: string;
  /** Named once in the appendix, so that a printed copy can be traced: the id of the job. */
  readonly reference: string;
  /** BCP 47; decides paper size, dates and number formats. */
  readonly locale: string;
  /** Without it the report has no pictures. */
  readonly crops?: CropRenderer;
  /** Findings that get pictures, most severe first; default 200. */
  readonly pictureLimit?: number;
}
