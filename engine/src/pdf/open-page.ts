import { readFormFields, type FormFields } from './check-boxes.ts';
import { pageTransform, type PageTransform } from './page-transform.ts';
import type { Pdfium } from './pdfium-library.ts';
import { readReviewMarks, type ReviewMarks } from './review-marks.ts';

export interface OpenPage {
  readonly handle: number;
  readonly transform: PageTransform;
  readonly fields: FormFields;
  /** What reviewers struck out and wrote. */
  readonly marks: ReviewMarks;
  /** The page once more, to change what is on it. */
  openBare(): number;
  close(): void;
}

/** FLAT_NORMALDISPLAY: what is seen on a screen, not what would be printed. */
const asDisplayed = 0;

/** FPDF_ANNOT_LINK, FPDF_ANNOT_FREETEXT, FPDF_ANNOT_POPUP and FPDF_ANNOT_WIDGET */
const link = 2;
const typed = 3;
const popup = 16;
const widget = 20;
/** FPDF_ANNOT_APPEARANCEMODE_NORMAL */
const normalAppearance = 0;

const noFields: FormFields = { boxes: [], filled: [] };
const noMarks: ReviewMarks = { strokes: [], comments: [], redactions: 0 };

/** Opens a page with form fields and other annotations made part of its content, so that their text is read too. */
export function openPage(pdfium: Pdfium, document: number, index: number): OpenPage | undefined {
  let handle = pdfium.FPDF_LoadPage(document, index);
  if (handle === 0) return undefined;
  const { anyShown, anyUndrawn } = lookAtAnnotations(pdfium, handle);
  if (anyUndrawn) drawValues(pdfium, document, handle);
  const fields = anyShown ? readFormFields(pdfium, handle) : noFields;
  const marks = anyShown ? readReviewMarks(pdfium, handle) : noMarks;
  if (anyShown && pdfium.FPDFPage_Flatten(handle, asDisplayed) === 1) {
    pdfium.FPDF_ClosePage(handle);
    handle = pdfium.FPDF_LoadPage(document, index);
    if (handle === 0) return undefined;
  }
  const transform = pageTransform(pdfium, handle);
  const openBare = (): number => pdfium.FPDF_LoadPage(document, index);
  return { handle, transform, fields, marks, openBare, close: () => pdfium.FPDF_ClosePage(handle) };
}

/** Programs that fill in a form may leave it to the viewer to draw what they filled in. */
function drawValues(pdfium: Pdfium, document: number, page: number): void {
  const info = pdfium.PDFiumExt_OpenFormFillInfo();
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(document, info);
  if (form !== 0) {
    pdfium.FORM_OnAfterLoadPage(page, form);
    pdfium.FORM_OnBeforeClosePage(page, form);
    pdfium.PDFiumExt_ExitFormFillEnvironment(form);
  }
  pdfium.PDFiumExt_CloseFormFillInfo(info);
}

/** Links mark a place and are not seen themselves; a page that has no other annotations need not be read twice. */
function lookAtAnnotations(pdfium: Pdfium, page: number): { readonly anyShown: boolean; readonly anyUndrawn: boolean } {
  const { FPDFPage_GetAnnot, FPDFAnnot_GetSubtype, EPDFAnnot_HasAppearanceStream, FPDFPage_CloseAnnot } =
    pdfium.pdfium.wasmExports;
  let [anyShown, anyUndrawn] = [false, false];
  const count = pdfium.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index += 1) {
    const annotation = FPDFPage_GetAnnot(page, index);
    const kind = annotation === 0 ? 0 : FPDFAnnot_GetSubtype(annotation);
    const isDrawn =
      annotation === 0 ||
      EPDFAnnot_HasAppearanceStream(annotation, normalAppearance) !== 0 ||
      // Viewers draw what was typed on a page where the program that wrote it did not.
      (kind === typed && pdfium.EPDFAnnot_GenerateAppearance(annotation));
    if (annotation !== 0) FPDFPage_CloseAnnot(annotation);
    anyShown ||= kind !== popup && (kind !== link || isDrawn);
    anyUndrawn ||= kind === widget && !isDrawn;
  }
  return { anyShown, anyUndrawn };
}
