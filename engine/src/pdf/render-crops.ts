import type { Box } from '@app/shared/contracts';
import type { DocumentSource, ReaderLimits } from './document-source.ts';

/** A part of a page to draw, with frames around the words that matter. */
export interface Crop {
  /** From 1. */
  readonly page: number;
  /** Points from the top left of the page as displayed. */
  readonly clip: Box;
  readonly frames: Box[];
  readonly dpi: number;
}

export interface RenderOptions {
  readonly signal?: AbortSignal;
  readonly limits?: Partial<ReaderLimits>;
}

/** One PNG per crop, in the same order, drawn in a process of its own. */
export async function renderCrops(
  source: DocumentSource,
  crops: readonly Crop[],
  options: RenderOptions = {},
): Promise<Uint8Array[]> {
  throw new Error(`cannot draw ${crops.length} crops of ${source.name} yet ${String(options.limits)}`);
}
