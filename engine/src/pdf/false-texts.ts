import { lettersReader } from './drawn-shapes.ts';
import { visitObjects } from './page-objects.ts';
import type { OpenPage } from './open-page.ts';
import type { Pdfium } from './pdfium-library.ts';
import { readString } from './read-string.ts';

/** What stands for the characters of a text object, where a program says so. */
const replacement = 'ActualText';

/** Tells the mark that gives objects of a page such a text; 0 where there is none. One may be that of several objects. */
export function replacementReader({ pdfium }: Pdfium): { markOf(object: number): number; close(): void } {
  const { FPDFPageObj_CountMarks, FPDFPageObj_GetMark, FPDFPageObjMark_GetParamValueType } = pdfium.wasmExports;
  const name = Buffer.from(`${replacement}\0`);
  const memory = pdfium._malloc(name.length);
  pdfium.HEAPU8.set(name, memory);
  return {
    markOf: (object) => {
      const count = FPDFPageObj_CountMarks(object);
      for (let at = 0; at < count; at += 1) {
        const mark = FPDFPageObj_GetMark(object, at);
        if (FPDFPageObjMark_GetParamValueType(mark, memory) !== 0) return mark;
      }
      return 0;
    },
    close: () => pdfium._free(memory),
  };
}

/**
 * A program that edits a page may leave the text for readers of screens as it was. Where the characters of an object are drawn as their codes say and that text
 * does not hold them, it is taken off.
 */
export function dropFalseTexts(pdfium: Pdfium, page: OpenPage): void {
  const textPage = pdfium.FPDFText_LoadPage(page.handle);
  const objects = textObjectsOf(pdfium, page.handle);
  const bare = page.openBare();
  const bareObjects = textObjectsOf(pdfium, bare);
  for (const object of bareObjects) dropMarks(pdfium, object);
  const barePage = pdfium.FPDFText_LoadPage(bare);
  const replacements = replacementReader(pdfium);
  const areLetters = lettersReader(pdfium, barePage, true);
  const charactersOf = charactersByObject(pdfium, barePage);
  for (const [mark, marked] of Map.groupBy(objects.entries(), ([, object]) => replacements.markOf(object))) {
    const own = marked.flatMap(([at]) => bareObjects[at] ?? []);
    const said = marked.map(([, object]) => textOf(pdfium, object, textPage)).join('');
    const drawn = own.map((object) => textOf(pdfium, object, barePage)).join('');
    if (mark !== 0 && !isWithin(drawn, said) && areLetters(own.flatMap((object) => charactersOf.get(object) ?? [])))
      for (const [, object] of marked) dropMarks(pdfium, object);
  }
  replacements.close();
  pdfium.FPDFText_ClosePage(textPage);
  pdfium.FPDFText_ClosePage(barePage);
  pdfium.FPDF_ClosePage(bare);
}

function textObjectsOf(pdfium: Pdfium, page: number): number[] {
  const objects: number[] = [];
  visitObjects(pdfium, page, {
    enters: () => true,
    visitText: (object) => void objects.push(object),
  });
  return objects;
}

function dropMarks(pdfium: Pdfium, object: number): void {
  for (let at = pdfium.FPDFPageObj_CountMarks(object) - 1; at >= 0; at -= 1) {
    const mark = pdfium.FPDFPageObj_GetMark(object, at);
    if (pdfium.FPDFPageObjMark_GetParamValueType(mark, replacement) !== 0) pdfium.FPDFPageObj_RemoveMark(object, mark);
  }
}

const textOf = (pdfium: Pdfium, object: number, textPage: number): string =>
  readString(pdfium, (memory, length) => pdfium.FPDFTextObj_GetText(object, textPage, memory, length));

/** All letters and digits of the one are those of the other, in their order: it may name a sign besides. */
function isWithin(bare: string, said: string): boolean {
  const [short, long] = [bare, said].map((text) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  let at = 0;
  for (const character of long ?? '') if (character === short?.[at]) at += 1;
  return at >= (short?.length ?? 0);
}

function charactersByObject({ pdfium }: Pdfium, textPage: number): Map<number, number[]> {
  const { FPDFText_CountChars, FPDFText_GetTextObject } = pdfium.wasmExports;
  const all = Array.from({ length: FPDFText_CountChars(textPage) }, (_, index) => index);
  return Map.groupBy(all, (index) => FPDFText_GetTextObject(textPage, index));
}
