import { CropGallery } from './crops/draw-crops.ts';
import { loadGlyphs } from './glyphs/load-glyphs.ts';
import { buildReportModel } from './model/report-model.ts';
import * as parts from './ooxml/package-parts.ts';
import { stylesXml } from './ooxml/styles.ts';
import { relationshipOf, WordWriter } from './ooxml/word-writer.ts';
import { ZipChunks } from './ooxml/zip-chunks.ts';
import { createContext, type ReportContext } from './report-context.ts';
import type { ReportInput } from './report-input.ts';
import { placesWithPicture, reportBody } from './sections/report-body.ts';
import { reportFooter } from './sections/report-footer.ts';
import { textLanguage } from './words/formatting.ts';
import { verdictTitle } from './words/verdict.ts';

/** XML collected before it is compressed; many small writes cost more than the memory. */
const flushCharacters = 128 * 1024;

const fixedRelationships: readonly parts.Relationship[] = [
  { id: 'rIdStyles', type: 'styles', target: 'styles.xml' },
  { id: 'rIdSettings', type: 'settings', target: 'settings.xml' },
  { id: 'rIdFooter', type: 'footer', target: 'footer1.xml' },
];

/** The bytes of the report as they become ready: pictures first, then the text that refers to them. */
export async function* reportChunks(input: ReportInput): AsyncGenerator<Uint8Array> {
  const model = buildReportModel(input.result, input.decisions);
  const gallery = new CropGallery();
  const context = createContext(input, model, (place) => gallery.cropOf(place));
  const zip = new ZipChunks(input.createdAt);
  const relationships = [...fixedRelationships];
  const addPicture = (name: string, bytes: Uint8Array): void => {
    const id = relationshipOf(name);
    zip.addStored(`word/media/${id}.png`, bytes);
    relationships.push({ id, type: 'image', target: `media/${id}.png` });
  };

  addFixedParts(zip, context);
  for (const [name, bytes] of await loadGlyphs()) addPicture(name, bytes);
  yield* zip.take();
  if (input.crops !== undefined) {
    const pictured = placesWithPicture(model, input.pictureLimit);
    for await (const picture of gallery.draw(pictured, input.crops)) {
      addPicture(picture.name, picture.bytes);
      yield* zip.take();
    }
  }
  yield* documentChunks(zip, context, gallery.failed);
  zip.add('word/_rels/document.xml.rels', parts.documentRelationshipsXml(relationships));
  zip.finish();
  yield* zip.take();
}

function* documentChunks(zip: ZipChunks, context: ReportContext, failedPictures: number): Generator<Uint8Array> {
  const entry = zip.open('word/document.xml');
  let waiting = parts.documentStart();
  const writer = new WordWriter();
  for (const block of reportBody(context, { failedPictures }))
    for (const xml of writer.block(block)) {
      waiting += xml;
      if (waiting.length < flushCharacters) continue;
      entry.write(waiting);
      waiting = '';
      yield* zip.take();
    }
  entry.write(waiting + parts.documentEnd(context.page, 'rIdFooter'));
  entry.end();
  yield* zip.take();
}

function addFixedParts(zip: ZipChunks, context: ReportContext): void {
  const { input, model } = context;
  const language = textLanguage(input.locale);
  zip.add('[Content_Types].xml', parts.contentTypesXml());
  zip.add('_rels/.rels', parts.packageRelationshipsXml());
  zip.add(
    'docProps/core.xml',
    parts.corePropertiesXml({
      title: `Discrepancy report: ${verdictTitle(model)}`,
      subject: model.documents.map((document) => document.name).join(', '),
      keywords: `discrepancy report, ${input.reference}`,
      description: `Report ${input.reference}`,
      language,
      createdAt: input.createdAt,
    }),
  );
  zip.add('docProps/app.xml', parts.appPropertiesXml());
  zip.add('word/styles.xml', stylesXml(language));
  zip.add('word/settings.xml', parts.settingsXml());
  zip.add('word/footer1.xml', parts.footerXml(new WordWriter().paragraph(reportFooter(context))));
}
