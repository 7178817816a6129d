import type { CharacterStyle } from './looks.ts';

/** What stands in a paragraph, nested as it was put together. */
export type Inlines = Inline | readonly Inlines[];

export type Inline =
  | Run
  | Picture
  | { readonly kind: 'lineBreak' | 'tab' | 'pageNumber' | 'pageCount' }
  | { readonly kind: 'checkbox'; readonly label: string }
  | { readonly kind: 'bookmark' | 'link'; readonly anchor: string; readonly content: Inlines }
  | { readonly kind: 'address'; readonly url: string; readonly text: string }
  | { readonly kind: 'contents'; readonly content: Inlines };

export interface RunFormat {
  readonly style?: CharacterStyle;
  readonly bold?: boolean;
  readonly font?: string;
  /** RRGGBB. */
  readonly color?: string;
  readonly sizePt?: number;
  /** Words of the compared documents: their spelling is not ours to mark. */
  readonly noProof?: boolean;
  /** BCP 47; of text in Latin letters, where it is not the language of the report. */
  readonly language?: string | undefined;
}

export interface Run {
  readonly kind: 'run';
  readonly text: string;
  readonly format: RunFormat;
}

export interface PictureFormat {
  /** Of a glyph or a picture of a page. */
  readonly name: string;
  readonly widthPt: number;
  readonly heightPt: number;
  readonly description: string;
  /** Points by which the picture sinks below the line of text, as a glyph beside a word does. */
  readonly lowerPt?: number;
  /** RRGGBB of a thin line around the picture. */
  readonly outline?: string;
}

export interface Picture extends PictureFormat {
  readonly kind: 'picture';
}

export const run = (text: string, format: RunFormat = {}): Run => ({ kind: 'run', text, format });
export const lineBreak = (): Inline => ({ kind: 'lineBreak' });
export const tab = (): Inline => ({ kind: 'tab' });
export const picture = (format: PictureFormat): Picture => ({ kind: 'picture', ...format });

/** A box to tick, on the screen where the program can and by hand on paper. */
export const checkbox = (label: string): Inline => ({ kind: 'checkbox', label });

/** A place that links lead to. A name has at most 40 letters, digits or underscores. */
export const bookmark = (anchor: string, content: Inlines): Inline => ({ kind: 'bookmark', anchor, content });
export const internalLink = (anchor: string, content: Inlines): Inline => ({ kind: 'link', anchor, content });
export const externalLink = (url: string, text: string): Inline => ({ kind: 'address', url, text });

/** What stands between each two of them. */
export const joined = (parts: readonly Inlines[], separator: Inlines): Inlines =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
