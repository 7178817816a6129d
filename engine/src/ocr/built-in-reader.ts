import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { languageFolder, orientationFolder, type OcrLanguage } from './language-data.ts';
import { surelyDigit, toTurn, type PictureReader } from './picture-reader.ts';
import { portableGreymap } from './portable-greymap.ts';

/** Errors come back as rejections; the handler keeps the library from throwing them a second time. */
const quiet = { cacheMethod: 'none', gzip: true, errorHandler: () => undefined } as const;

/** One block: the automatic mode drops the cells of narrow table columns. Columns are found later, by geometry. */
const wholePages = { tessedit_pageseg_mode: PSM.SINGLE_BLOCK, tessedit_char_whitelist: '' } as const;
const singleDigits = { tessedit_pageseg_mode: PSM.SINGLE_CHAR, tessedit_char_whitelist: '23' } as const;

/** Tesseract in WebAssembly, in one worker thread; languages are loaded when first asked for. */
export function openBuiltInReader(): PictureReader {
  let text: { worker: Worker; language: OcrLanguage } | undefined;
  let orientation: Worker | undefined;
  const workerFor = async (language: OcrLanguage): Promise<Worker> => {
    if (text?.language === language) return text.worker;
    await text?.worker.terminate();
    const worker = await createWorker(language, OEM.LSTM_ONLY, { ...quiet, langPath: languageFolder(language) });
    await worker.setParameters(wholePages);
    text = { worker, language };
    return worker;
  };
  return {
    name: 'tesseract.js',
    readLines: async (picture, language) => {
      const worker = await workerFor(language);
      const { data } = await worker.recognize(portableGreymap(picture), {}, { blocks: true, text: false });
      return (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
    },
    readDigit: async (picture) => {
      const worker = text?.worker;
      if (worker === undefined) return undefined;
      await worker.setParameters(singleDigits);
      const { data } = await worker.recognize(portableGreymap(picture));
      await worker.setParameters(wholePages);
      return data.confidence < surelyDigit ? undefined : data.text.trim();
    },
    detectTurn: async (picture) => {
      orientation ??= await createWorker('osd', OEM.TESSERACT_ONLY, {
        ...quiet,
        legacyCore: true,
        legacyLang: true,
        langPath: orientationFolder(),
      });
      const { data } = await orientation.detect(portableGreymap(picture));
      // A picture turned clockwise by 90 degrees is reported as 270: the turn that undoes it.
      return toTurn(data.orientation_degrees);
    },
    close: async () => {
      await text?.worker.terminate();
      await orientation?.terminate();
    },
  };
}
