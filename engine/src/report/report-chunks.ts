import { CropGallery } from './crops/draw-crops.ts';
import { loadGlyphs } from './glyphs/load-glyphs.ts';
import { buildReportModel, type ReportModel } from './model/report-model.ts';
import * as parts from './ooxml/package-parts.ts';
import { stylesXml } from './ooxml/styles.ts';
import { ZipChunks } from './ooxml/zip-chunks.ts';
import { pageGeometry, type ReportContext } from './report-context.ts';
import type { ReportInput } from './report-input.ts';
import { defaultPictureLimit, reportBody } from './sections/report-body.ts';
import { reportFooter } from './sections/report-footer.ts';
import { createFormatting, textLanguage } from './words/formatting.ts';
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
  const context = createContext(input, model, gallery);
  const zip = new ZipChunks(input.createdAt);
  const relationships = [...fixedRelationships];
  const addPicture = (id: string, bytes: Uint8Array): void => {
    zip.addStored(`word/media/${id}.png`, bytes);
    relationships.push({ id, type: 'image', target: `media/${id}.png` });
  };

  addFixedParts(zip, context);
  for (const [name, bytes] of await loadGlyphs()) addPicture(context.glyphIds[name], bytes);
  yield* zip.take();
  if (input.crops !== undefined) {
    const pictured = model.findings.slice(0, input.pictureLimit ?? defaultPictureLimit);
    for await (const picture of gallery.draw(pictured, model, input.crops)) {
      addPicture(picture.relationshipId, picture.bytes);
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
  for (const xml of reportBody(context, failedPictures)) {
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

function createContext(input: ReportInput, model: ReportModel, gallery: CropGallery): ReportContext {
  let lastId = 0;
  return {
    input,
    model,
    page: pageGeometry(input.locale),
    formatting: createFormatting(input.locale, input.timeZone ?? 'UTC'),
    glyphIds: { logo: 'rIdLogo', high: 'rIdHigh', medium: 'rIdMedium', low: 'rIdLow', info: 'rIdInfo' },
    cropOf: (place) => gallery.cropOf(place),
    nextId: () => {
      lastId += 1;
      return lastId;
    },
  };
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
  zip.add('word/footer1.xml', parts.footerXml(reportFooter(context)));
}
