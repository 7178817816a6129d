import { canonicalPrint } from './canonical-print.ts';

/** A part of a printed word that is compared on its own. */
export interface Piece {
  /** As it is compared: lower case, without punctuation. */
  readonly key: string;
  /** As it is printed, in canonical characters, with the punctuation that clings to it. */
  readonly form: string;
}

/**
 * Letters of every script, with their marks and figures, by blocks: punctuation, arrows and the like lie between U+2000 and
 * U+2BFF and at the beginning of the ideographs. The class that names them all would be gathered anew for each expression.
 */
const letter = String.raw`A-Za-zªµºÀ-ÖØ-öø-\u02C1\u0300-\u1FFF\u2C00-\u2DFF\u3005-\u3007\u3021-\u3029\u3031-\uD7FF\uF900-\uFDFF\uFE70-\uFEFC\u{10000}-\u{3FFFF}`;

/**
 * Numbers with what stands between their digits; words with apostrophes, hyphens and stops between their letters; signs
 * that mean something. A hyphen between letters joins: at the end of a line nobody sees whether it is one of the word.
 */
const piece = new RegExp(
  String.raw`(?<![${letter}\d.,])\.\d+|\d+(?:[.,']\d+)*(?:(?<=\d)[${letter}]+)?|[${letter}]+(?:(?:['-]|\.(?=[${letter}]))[${letter}]+|\d+)*|\^\d|(?<![${letter}\d.,)\]'"-])[-\u2014](?=\p{Sc}?\d[\d.,']*(?![\d.,'\u2014-]))|[\p{Sc}%‰§&+=<>≤≥±°☐☑☒✓✗]`,
  'gu',
);

/** `No. 7`: the word for a number, not the one that denies. */
const numberSign = /^\(?no\.$/i;

const grouped = /^\d{1,3}(?:[,']\d{3})+(?:\.\d+)?$/u;

function keyOf(text: string): string {
  if (text === '-' || text === '\u2014') return '-';
  // `.5` is `0.5`.
  if (/^\.\d/u.test(text)) return `0${text}`;
  if (/^\d/u.test(text)) return grouped.test(text) ? text.replace(/[,']/gu, '') : text.toLowerCase();
  return text.replace(/['.-]/gu, '').toLowerCase();
}

/** Only these of the punctuation marks are told apart; hyphens, dashes, bullets and leaders come and go with the typesetting. */
const unsaid = new RegExp(String.raw`[^${letter}\d.,;:!?()[\]"'\p{Sc}%‰§&+=<>≤≥±°/^☐☑☒✓✗]+`, 'gu');

/** A line across the page that is made of one sign: `=====`. */
const rule = /^([=+<>&§°±])\1{2,}$/u;

/** The parts of a printed word; none where it is punctuation only. */
export function splitPrint(text: string): readonly Piece[] {
  const print = canonicalPrint(text);
  if (rule.test(print)) return [];
  const pieces: Piece[] = [];
  let from = 0;
  let open: { key: string; start: number; end: number } | undefined;
  const close = (end: number): void => {
    if (open !== undefined)
      pieces.push({ key: open.key, form: print.slice(from, end).replace(unsaid, '') || open.key });
    from = open === undefined ? from : end;
  };
  for (const found of print.matchAll(piece)) {
    const start = found.index;
    if (open !== undefined) close(endOfPunctuation(print, open.end, start));
    open = {
      key: numberSign.test(print) ? found[0].toLowerCase() + '.' : keyOf(found[0]),
      start,
      end: start + found[0].length,
    };
  }
  close(print.length);
  return pieces;
}

/** Opening brackets and quotes belong to the piece behind them. */
function endOfPunctuation(print: string, from: number, to: number): number {
  let end = to;
  while (end > from && /[([{"'\p{Sc}]/u.test(print.charAt(end - 1))) end -= 1;
  return end;
}
