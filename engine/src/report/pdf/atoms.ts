import type { RunFormat, Inlines, Picture } from '../blocks/inline.ts';
import {
  characterLooks,
  normalLook,
  paragraphLooks,
  type CharacterStyle,
  type ParagraphLook,
  type ParagraphStyle,
  type TextLook,
} from '../blocks/looks.ts';

/** Where a click leads: a place in the document, or an address. */
export interface Target {
  readonly anchor?: string;
  readonly url?: string;
}

/** How a piece of text looks, worked out from its styles. */
export interface Look extends TextLook {
  readonly sizePt: number;
  readonly color: string;
  readonly target?: Target;
}

/** What stands in a paragraph, one after the other. */
export type Atom =
  | { readonly kind: 'text'; readonly text: string; readonly look: Look }
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'checkbox' | 'tab' | 'break'; readonly look: Look }
  | { readonly kind: 'anchor'; readonly name: string };

/** Page number and number of pages, where they are known. */
export interface PageNumbers {
  readonly page: number;
  readonly pages: number;
}

const noPages: PageNumbers = { page: 0, pages: 0 };

type WholeLook = ParagraphLook & Required<Pick<ParagraphLook, keyof typeof normalLook>>;

const wholeLooks = new Map<ParagraphStyle, WholeLook>();

/** The look of a paragraph with what it has from the styles that it is based on. */
export function lookOf(style: ParagraphStyle): WholeLook {
  let whole = wholeLooks.get(style);
  if (whole === undefined) {
    const look = paragraphLooks[style];
    whole = { ...(look.basedOn === undefined ? normalLook : lookOf(look.basedOn)), ...look };
    wholeLooks.set(style, whole);
  }
  return whole;
}

const textLooks = new Map<ParagraphStyle, Look>();

/** How the words of a paragraph look of which nothing else is said. */
export function textLookOf(style: ParagraphStyle): Look {
  let look = textLooks.get(style);
  if (look === undefined) {
    const { sizePt, color, bold } = lookOf(style);
    look = { sizePt, color, ...(bold === undefined ? {} : { bold }) };
    textLooks.set(style, look);
  }
  return look;
}

/** The atoms of a paragraph. */
export function atomsOf(content: Inlines, look: Look, numbers = noPages): Atom[] {
  const atoms: Atom[] = [];
  gather(content, look, numbers, atoms);
  return atoms;
}

function gather(content: Inlines, look: Look, numbers: PageNumbers, atoms: Atom[]): void {
  if (!('kind' in content)) {
    for (const part of content) gather(part, look, numbers, atoms);
    return;
  }
  const text = (words: string, own = look): number => atoms.push({ kind: 'text', text: words, look: own });
  switch (content.kind) {
    case 'run':
      return void text(content.text, runLook(look, content.format));
    case 'picture':
      return void atoms.push({ kind: 'picture', picture: content });
    case 'checkbox':
    case 'tab':
      return void atoms.push({ kind: content.kind, look });
    case 'lineBreak':
      return void atoms.push({ kind: 'break', look });
    case 'bookmark':
      atoms.push({ kind: 'anchor', name: content.anchor });
      return gather(content.content, look, numbers, atoms);
    case 'link':
      return gather(content.content, { ...look, target: { anchor: content.anchor } }, numbers, atoms);
    case 'address':
      return void text(content.text, { ...look, ...characterLooks.Hyperlink, target: { url: content.url } });
    case 'contents':
      return gather(content.content, look, numbers, atoms);
    case 'pageNumber':
      return void text(`${numbers.page}`);
    case 'pageCount':
      return void text(`${numbers.pages}`);
  }
}

/** Of each look, that of words in it which have a style: most words share one of a few. */
const styledLooks = new WeakMap<Look, Map<CharacterStyle | 'bold', Look>>();

function runLook(look: Look, { style, bold, color, sizePt }: RunFormat): Look {
  if (color !== undefined || sizePt !== undefined || (style !== undefined && bold)) {
    return {
      ...look,
      ...(style === undefined ? {} : characterLooks[style]),
      ...(bold ? { bold } : {}),
      ...(color === undefined ? {} : { color }),
      ...(sizePt === undefined ? {} : { sizePt }),
    };
  }
  if (style !== undefined) return styledLook(look, style, characterLooks[style]);
  return bold ? styledLook(look, 'bold', { bold }) : look;
}

function styledLook(look: Look, name: CharacterStyle | 'bold', change: TextLook): Look {
  const known = styledLooks.get(look) ?? new Map<CharacterStyle | 'bold', Look>();
  styledLooks.set(look, known);
  const styled = known.get(name) ?? Object.assign({}, look, change);
  known.set(name, styled);
  return styled;
}
