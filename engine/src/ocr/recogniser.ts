import { createWorker, OEM, PSM, type Page, type Worker } from 'tesseract.js';
import type { Turn } from '../pdf/display-box.ts';
import type { Picture } from '../pdf/render-region.ts';
import { enlargePicture } from './enlarge-picture.ts';
import { languageFolder, orientationFolder, type OcrLanguage } from './language-data.ts';
import { portableGreymap } from './portable-greymap.ts';
import { readExponents, wordsWithMarks } from './read-exponents.ts';
import { collectLines } from './recognised-lines.ts';
import type { RecognisedLine, TesseractLine } from './recognised-text.ts';
import { turnPicture } from './turn-picture.ts';

export interface Recognition {
  readonly lines: readonly RecognisedLine[];
  /** Mean confidence of the words, 0 to 100. */
  readonly confidence: number;
  /** Clockwise turn that was needed to set the page upright. */
  readonly turn: Turn;
  /** The program that read the page. */
  readonly reader: string;
}

export interface Recogniser {
  /** The turn is the one that is tried first: the pages of a document mostly lie alike. */
  recognise(picture: Picture, language: OcrLanguage, turn?: Turn): Promise<Recognition>;
  close(): Promise<void>;
}

/** Below this mean confidence the page may lie on its side. */
const upsideDownBelow = 65;

const reader = 'tesseract.js';

/** Errors come back as rejections; the handler keeps the library from throwing them a second time. */
const quiet = { cacheMethod: 'none', gzip: true, errorHandler: () => undefined } as const;

const linesOf = ({ blocks }: Page): TesseractLine[] =>
  (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));

/** How much a mark is enlarged, and the confidence below which a digit is a guess. */
const [enlarged, surely] = [4, 60];

async function readMarks(worker: Worker, picture: Picture, lines: readonly TesseractLine[]): Promise<void> {
  const words = wordsWithMarks(lines);
  if (words.length === 0) return;
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_CHAR, tessedit_char_whitelist: '23' });
  await readExponents(words, async (box) => {
    const { data } = await worker.recognize(portableGreymap(enlargePicture(picture, box, enlarged)));
    return data.confidence < surely ? undefined : data.text.trim();
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, tessedit_char_whitelist: '' });
}

/** One Tesseract worker thread; languages are loaded when first asked for. */
export function openRecogniser(): Recogniser {
  let text: { worker: Worker; language: OcrLanguage } | undefined;
  let orientation: Worker | undefined;
  const workerFor = async (language: OcrLanguage): Promise<Worker> => {
    if (text?.language === language) return text.worker;
    await text?.worker.terminate();
    const worker = await createWorker(language, OEM.LSTM_ONLY, { ...quiet, langPath: languageFolder(language) });
    // One block: the automatic mode drops the cells of narrow table columns. Columns are found later, by geometry.
    await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK });
    text = { worker, language };
    return worker;
  };
  const read = async (given: Picture, language: OcrLanguage, turn: Turn): Promise<Recognition> => {
    const picture = turn === 0 ? given : turnPicture(given, turn);
    const worker = await workerFor(language);
    const { data } = await worker.recognize(portableGreymap(picture), {}, { blocks: true, text: false });
    const found = linesOf(data);
    await readMarks(worker, picture, found);
    const lines = collectLines(found);
    const words = lines.flatMap((line) => line.words);
    const confidence = words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, words.length);
    return { lines, confidence, turn, reader };
  };
  const detectTurn = async (picture: Picture): Promise<Turn> => {
    orientation ??= await createWorker('osd', OEM.TESSERACT_ONLY, {
      ...quiet,
      legacyCore: true,
      legacyLang: true,
      langPath: orientationFolder(),
    });
    const { data } = await orientation.detect(portableGreymap(picture));
    // A picture turned clockwise by 90 degrees is reported as 270: the turn that undoes it.
    return data.orientation_degrees === 90 || data.orientation_degrees === 180 || data.orientation_degrees === 270
      ? data.orientation_degrees
      : 0;
  };
  return {
    recognise: async (picture, language, expected = 0) => {
      const first = await read(picture, language, expected);
      if (first.confidence >= upsideDownBelow) return first;
      const turn = await detectTurn(picture);
      if (turn === expected) return first;
      const turned = await read(picture, language, turn);
      return turned.confidence > first.confidence ? turned : first;
    },
    close: async () => {
      await text?.worker.terminate();
      await orientation?.terminate();
    },
  };
}
