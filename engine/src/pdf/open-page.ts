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
  close(): void;
}

/** FLAT_NORMALDISPLAY: what is seen on a screen, not what would be printed. */
const asDisplayed = 0;

/** FPDF_ANNOT_LINK and FPDF_ANNOT_POPUP. */
const link = 2;
const popup = 16;
/** FPDF_ANNOT_APPEARANCEMODE_NORMAL */
const normalAppearance = 0;

const noFields: FormFields = { boxes: [], filled: [] };
const noMarks: ReviewMarks = { strokes: [], comments: [], redactions: 0 };

/** Opens a page with form fields and other annotations made part of its content, so that their text is read too. */
export function openPage(pdfium: Pdfium, document: number, index: number): OpenPage | undefined {
  let handle = pdfium.FPDF_LoadPage(document, index);
  if (handle === 0) return undefined;
  const isAnnotated = hasShownAnnotation(pdfium, handle);
  const fields = isAnnotated ? readFormFields(pdfium, handle) : noFields;
  const marks = isAnnotated ? readReviewMarks(pdfium, handle) : noMarks;
  if (isAnnotated && pdfium.FPDFPage_Flatten(handle, asDisplayed) === 1) {
    pdfium.FPDF_ClosePage(handle);
    handle = pdfium.FPDF_LoadPage(document, index);
    if (handle === 0) return undefined;
  }
  const transform = pageTransform(pdfium, handle);
  return { handle, transform, fields, marks, close: () => pdfium.FPDF_ClosePage(handle) };
}

/** Links mark a place and are not seen themselves; a page that has no other annotations need not be read twice. */
function hasShownAnnotation(pdfium: Pdfium, page: number): boolean {
  const { FPDFPage_GetAnnot, FPDFAnnot_GetSubtype, EPDFAnnot_HasAppearanceStream, FPDFPage_CloseAnnot } =
    pdfium.pdfium.wasmExports;
  const count = pdfium.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index += 1) {
    const annotation = FPDFPage_GetAnnot(page, index);
    if (annotation === 0) return true;
    const kind = FPDFAnnot_GetSubtype(annotation);
    const isUnseen =
      kind === popup || (kind === link && EPDFAnnot_HasAppearanceStream(annotation, normalAppearance) === 0);
    FPDFPage_CloseAnnot(annotation);
    if (!isUnseen) return true;
  }
  return false;
}
