import type { Box } from '@app/shared/contracts';
import { openChild, openModestChild, type Child } from './child-process.ts';
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

/** A page in full and without frames. */
export interface WholePage {
  /** From 1. */
  readonly page: number;
  /** Pixels of its longer side. */
  readonly longest: number;
}

export interface DrawOptions {
  readonly signal?: AbortSignal;
  readonly limits?: Partial<ReaderLimits>;
}

export interface CropDrawer {
  /** One PNG per crop, in the same order; throws `ChildFailure` when the drawing process dies. */
  draw(source: DocumentSource, crops: readonly (Crop | WholePage)[]): Promise<Uint8Array[]>;
  close(): void;
}

const drawingProcess = new URL('./draw-crops-process.ts', import.meta.url);

const openDrawingProcess = (): Child => openChild(drawingProcess);

/** Draws in a process that gives way to reading and comparing. */
export const openModestDrawer = (options: DrawOptions): CropDrawer =>
  openCropDrawer(options, () => openModestChild(drawingProcess));

/** Draws from one document after another in a child process, which is replaced when one of them kills it. */
export function openCropDrawer(
  { signal, limits }: DrawOptions = {},
  openProcess: () => Child = openDrawingProcess,
): CropDrawer {
  const { deadlineMs, pageDeadlineMs, memoryMb } = { ...defaultLimits, ...limits };
  let child: Child | undefined;
  return {
    draw: async (source, crops) => {
      const pictures: Uint8Array[] = [];
      if (child?.alive !== true) child = openProcess();
      const request: DrawRequest = { path: source.path, crops: crops.map((crop) => ({ ...crop })) };
      const hear = (message: unknown): 'more' | 'last' => {
        const answer = drawAnswer.parse(message);
        if (answer.type === 'done') return 'last';
        pictures[answer.index] = Buffer.from(answer.png, 'base64');
        return 'more';
      };
      try {
        await child.ask(request, hear, { deadlineMs, silenceMs: pageDeadlineMs, memoryMb }, signal);
      } catch (error) {
        child.close();
        child = undefined;
        throw error;
      }
      // PDFium never gives memory back: the next document would pay for this one.
      if (child.memoryMb > memoryMb / 2) {
        child.close();
        child = undefined;
      }
      return pictures;
    },
    close: () => child?.close(),
  };
}
