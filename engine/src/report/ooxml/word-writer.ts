import type { Block, Cell, Paragraph, Row, Table } from '../blocks/block.ts';
import type { Inline, Inlines } from '../blocks/inline.ts';
import { checkbox } from './checkbox.ts';
import { bookmark, externalLink, field, internalLink } from './field.ts';
import { paragraph } from './paragraph.ts';
import { picture } from './picture.ts';
import { lineBreak, run, tab } from './run.ts';
import { cell, row, tableEnd, tableStart } from './table.ts';

/** Relationship of a picture in the package. */
export const relationshipOf = (name: string): string => `rId${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Blocks as WordprocessingML, numbered through for one document. */
export class WordWriter {
  #lastId = 0;

  /** A table comes row by row. */
  *block(block: Block): Generator<string> {
    if (block.kind === 'paragraph') yield this.paragraph(block);
    else yield* this.#table(block);
  }

  paragraph({ content, format }: Paragraph): string {
    return paragraph(this.#inlines(content), format);
  }

  *#table({ format, rows }: Table): Generator<string> {
    yield tableStart(format);
    for (const one of rows) yield this.#row(one);
    yield tableEnd();
  }

  #row({ cells, isHeader }: Row): string {
    return row(
      cells.map((one) => this.#cell(one)),
      isHeader,
    );
  }

  #cell({ content, format }: Cell): string {
    let xml = '';
    for (const one of content) xml += this.paragraph(one);
    return cell(xml, format);
  }

  #inlines(content: Inlines): string {
    if ('kind' in content) return this.#inline(content);
    let xml = '';
    for (const part of content) xml += this.#inlines(part);
    return xml;
  }

  #inline(inline: Inline): string {
    switch (inline.kind) {
      case 'run':
        return run(inline.text, inline.format);
      case 'lineBreak':
        return lineBreak();
      case 'tab':
        return tab();
      case 'picture':
        return picture(inline, { relationshipId: relationshipOf(inline.name), id: this.#nextId() });
      case 'checkbox':
        return checkbox(inline.label, this.#nextId());
      case 'bookmark':
        return bookmark(inline.anchor, this.#nextId(), this.#inlines(inline.content));
      case 'link':
        return internalLink(inline.anchor, this.#inlines(inline.content));
      case 'address':
        return externalLink(inline.url, inline.text);
      case 'contents':
        // Without page numbers (`\n`): nobody knows them before Word lays the pages out, and blank ones would stand there.
        return field('TOC \\o "1-1" \\n \\h \\z', this.#inlines(inline.content));
      case 'pageNumber':
        return field('PAGE', run('1'));
      case 'pageCount':
        return field('NUMPAGES', run('1'));
    }
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }
}
