import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';

/** What is attached to a PDF, each as text; the names of attachments differ from program to program. */
export async function embeddedTexts(pdf: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(pdf, { throwOnInvalidObject: false, updateMetadata: false });
  const names = document.catalog.lookupMaybe(PDFName.of('Names'), PDFDict);
  const tree = names?.lookupMaybe(PDFName.of('EmbeddedFiles'), PDFDict);
  return tree === undefined ? [] : specificationsIn(tree).flatMap(textOf);
}

/** The file specifications of a name tree, whose leaves hold them behind their names. */
function specificationsIn(tree: PDFDict): PDFDict[] {
  const kids = tree.lookupMaybe(PDFName.of('Kids'), PDFArray);
  const leaf = tree.lookupMaybe(PDFName.of('Names'), PDFArray);
  return [...dictionariesIn(leaf), ...dictionariesIn(kids).flatMap(specificationsIn)];
}

const dictionariesIn = (array: PDFArray | undefined): PDFDict[] =>
  Array.from({ length: array?.size() ?? 0 }, (_, at) => array?.lookup(at)).filter((one) => one instanceof PDFDict);

function textOf(specification: PDFDict): string[] {
  const file = specification.lookupMaybe(PDFName.of('EF'), PDFDict)?.lookup(PDFName.of('F'));
  return file instanceof PDFRawStream ? [new TextDecoder().decode(decodePDFRawStream(file).decode())] : [];
}
