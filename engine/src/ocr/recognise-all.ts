import { openPage } from '../pdf/open-page.ts';
import type { OpenPdf } from '../pdf/open-pdf.ts';
import { packPage } from '../pdf/packed-page.ts';
import type { Pdfium } from '../pdf/pdfium-library.ts';
import type { ReadPage } from '../pdf/read-document.ts';
import type { OcrOptions } from './read-request.ts';
import { guessLanguage } from './guess-language.ts';
import { recognisePage, type ScanHabits } from './recognise-page.ts';
import { recogniseRegions, type Regions } from './recognise-regions.ts';
import { openFallBackReader } from './fall-back-reader.ts';
import type { PictureReader } from './picture-reader.ts';
import type { ReadAnswer } from './read-messages.ts';
import type { Recogniser } from './recogniser.ts';

/** A page that is seen as a whole, or only where its text layer is no good. */
export interface PageToSee {
  readonly page: ReadPage;
  readonly regions?: Regions;
}

/** Recognises the pages that need it, several at a time, in the language that the first one turns out to be in. */
export async function recogniseAll(
  pdfium: Pdfium,
  opened: OpenPdf,
  pages: readonly PageToSee[],
  ocr: OcrOptions,
  answer: (message: ReadAnswer) => Promise<void>,
): Promise<void> {
  const [first, ...rest] = pages;
  if (first === undefined) return;
  const habits: ScanHabits = { language: 'eng', turn: 0, isSmallPrint: false };
  const recognise = async (
    { page: layer, regions }: PageToSee,
    recogniser: Recogniser,
  ): Promise<ReadPage | undefined> => {
    await answer({ type: 'recognising', page: layer.page });
    const open = openPage(pdfium, opened.handle, layer.page - 1);
    if (open === undefined) return undefined;
    const language = guessLanguage(layer.texts) ?? habits.language;
    const page = await (regions === undefined
      ? recognisePage(pdfium, open, layer, recogniser, habits)
      : recogniseRegions(pdfium, open, layer, regions, recogniser, language));
    open.close();
    return page;
  };
  const report = async (seen: PageToSee, page: ReadPage | undefined): Promise<void> => {
    if (page === undefined) await answer({ type: 'unread', page: seen.page.page });
    else await answer({ type: 'pages', pages: [packPage(page)], recognised: true });
  };
  // Loaded here because most documents have a text layer and need none of it.
  const [{ openRecogniser }, openReader] = await Promise.all([import('./recogniser.ts'), chooseReader(ocr.native)]);
  const count = Math.max(1, Math.min(ocr.workers, pages.length));
  const recognisers = Array.from({ length: count }, () => openRecogniser(openReader()));
  const [main] = recognisers;
  if (main === undefined) return;
  let page = await recognise(first, main);
  habits.language = guessLanguage(page?.texts ?? []) ?? habits.language;
  if (habits.language !== 'eng' && first.regions === undefined) page = await recognise(first, main);
  await report(first, page);
  const queue = [...rest];
  const work = async (recogniser: Recogniser): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await report(next, await recognise(next, recogniser));
    }
  };
  await Promise.all(recognisers.map(work));
  await Promise.all(recognisers.map((recogniser) => recogniser.close()));
}

/** The program of the machine when it may be used and is there, or else the one of this package. */
async function chooseReader(native: boolean): Promise<() => PictureReader> {
  const { openBuiltInReader } = await import('./built-in-reader.ts');
  if (!native) return openBuiltInReader;
  const { findNativeTesseract, openNativeReader } = await import('./native-tesseract.ts');
  const program = await findNativeTesseract();
  if (program === undefined) return openBuiltInReader;
  return () => openFallBackReader(openNativeReader(program), openBuiltInReader);
}
