import type { Redline } from '../../judge/comparison.ts';
import type { RedlineParagraph } from '../../versions/index.ts';
import { paragraph } from '../blocks/block.ts';
import { run as runBlock, tab } from '../blocks/inline.ts';
import * as parts from '../ooxml/package-parts.ts';
import { run } from '../ooxml/run.ts';
import { stylesXml } from '../ooxml/styles.ts';
import { WordWriter } from '../ooxml/word-writer.ts';
import { attribute } from '../ooxml/xml-text.ts';
import { ZipChunks } from '../ooxml/zip-chunks.ts';
import { pageGeometry } from '../report-context.ts';
import { textLanguage } from '../words/formatting.ts';

export interface RedlineOptions {
  readonly createdAt: Date;
  /** BCP 47: paper size and language. */
  readonly locale: string;
}

/** XML collected before it is compressed. */
const flushCharacters = 128 * 1024;

/**
 * The bytes of a Word document with tracked changes (ISO/IEC 29500-1 17.13.5): accepting all gives the later version,
 * rejecting all the earlier one. The same input gives the same bytes.
 */
export function* redlineChunks(redline: Redline, options: RedlineOptions): Generator<Uint8Array> {
  const zip = new ZipChunks(options.createdAt);
  addFixedParts(zip, redline, options);
  const entry = zip.open('word/document.xml');
  const page = pageGeometry(options.locale);
  const tracked = new TrackedWriter(options.createdAt);
  let waiting = parts.documentStart();
  for (const one of redline.paragraphs) {
    waiting += tracked.paragraph(one);
    if (waiting.length < flushCharacters) continue;
    entry.write(waiting);
    waiting = '';
    yield* zip.take();
  }
  entry.write(waiting + parts.documentEnd(page, 'rIdFooter'));
  entry.end();
  zip.add(
    'word/_rels/document.xml.rels',
    parts.documentRelationshipsXml([
      { id: 'rIdStyles', type: 'styles', target: 'styles.xml' },
      { id: 'rIdSettings', type: 'settings', target: 'settings.xml' },
      { id: 'rIdFooter', type: 'footer', target: 'footer1.xml' },
    ]),
  );
  zip.finish();
  yield* zip.take();
}

/** Each tracked change has a number of its own. */
class TrackedWriter {
  readonly #date: string;
  #lastId = 0;

  constructor(createdAt: Date) {
    this.#date = createdAt.toISOString().replace(/\.\d+Z$/, 'Z');
  }

  paragraph({ runs, end }: RedlineParagraph): string {
    const properties = end === 'same' ? '' : `<w:pPr><w:rPr>${this.#tracked(end)}</w:rPr></w:pPr>`;
    const content = runs.map(({ mark, text }) => {
      if (mark === 'same') return run(text);
      return this.#tracked(mark, run(text, {}, mark === 'inserted' ? 't' : 'delText'));
    });
    return `<w:p>${properties}${content.join('')}</w:p>`;
  }

  /** Around runs, or empty: then it is the end of a paragraph that came or went. */
  #tracked(mark: 'inserted' | 'deleted', runs = ''): string {
    this.#lastId += 1;
    const name = mark === 'inserted' ? 'ins' : 'del';
    const about = `w:id="${this.#lastId}" w:author="Discrepancy Checker"${attribute('w:date', this.#date)}`;
    return runs === '' ? `<w:${name} ${about}/>` : `<w:${name} ${about}>${runs}</w:${name}>`;
  }
}

function addFixedParts(zip: ZipChunks, { earlier, later }: Redline, { createdAt, locale }: RedlineOptions): void {
  const language = textLanguage(locale);
  const title = `Changes from ${earlier} to ${later}`;
  zip.add('[Content_Types].xml', parts.contentTypesXml());
  zip.add('_rels/.rels', parts.packageRelationshipsXml());
  zip.add(
    'docProps/core.xml',
    parts.corePropertiesXml({ title, subject: title, keywords: 'redline', description: title, language, createdAt }),
  );
  zip.add('docProps/app.xml', parts.appPropertiesXml());
  zip.add('word/styles.xml', stylesXml(language));
  zip.add('word/settings.xml', parts.settingsXml());
  zip.add('word/footer1.xml', parts.footerXml(new WordWriter().paragraph(footer(title, locale))));
}

const footer = (title: string, locale: string) =>
  paragraph(
    [runBlock(title), tab(), runBlock('Page '), { kind: 'pageNumber' }, runBlock(' of '), { kind: 'pageCount' }],
    {
      style: 'Footer',
      tabs: [{ align: 'right', at: pageGeometry(locale).textTwips }],
    },
  );
