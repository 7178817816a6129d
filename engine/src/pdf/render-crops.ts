import type { Box } from '@app/shared/contracts';
import { openChild } from './child-process.ts';
import { defaultLimits, type DocumentSource, type ReaderLimits } from './document-source.ts';
import { drawAnswer, type DrawRequest } from './draw-messages.ts';

/** Colour of the frames of a crop; the amber one is drawn double, the green one broken, to differ in grey as well. */
export type FrameTone = 'blue' | 'amber' | 'green';

/** A part of a page to draw, with frames around the words that matter. */
export interface Crop {
  /** From 1. */
  readonly page: number;
  /** Points from the top left of the page as displayed. */
  readonly clip: Box;
  readonly frames: Box[];
  /** Default blue. */
  readonly tone?: FrameTone;
  readonly dpi: number;
  /** Degrees clockwise by which the picture is turned, so that its words stand upright. */
  readonly turn?: 90 | 180 | 270;
}

export interface RenderOptions {
  readonly signal?: AbortSignal;
  readonly limits?: Partial<ReaderLimits>;
}

/** One PNG per crop, in the same order, drawn in a process of its own; throws `ChildFailure` when that one dies. */
export async function renderCrops(
  source: DocumentSource,
  crops: readonly Crop[],
  options: RenderOptions = {},
): Promise<Uint8Array[]> {
  if (crops.length === 0) return [];
  const { deadlineMs, pageDeadlineMs, memoryMb } = { ...defaultLimits, ...options.limits };
  const pictures: Uint8Array[] = [];
  const child = openChild(new URL('./draw-crops-process.ts', import.meta.url));
  const request: DrawRequest = { path: source.path, crops: crops.map((crop) => ({ ...crop })) };
  const hear = (message: unknown): 'more' | 'last' => {
    const answer = drawAnswer.parse(message);
    if (answer.type === 'done') return 'last';
    pictures[answer.index] = Buffer.from(answer.png, 'base64');
    return 'more';
  };
  try {
    await child.ask(request, hear, { deadlineMs, silenceMs: pageDeadlineMs, memoryMb }, options.signal);
  } finally {
    child.close();
  }
  return pictures;
}
