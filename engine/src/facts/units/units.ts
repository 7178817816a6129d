import type { Unit } from './unit.ts';
import { unitNamed, unitNamePattern } from './unit-named.ts';

const pattern = new RegExp(
  String.raw`(?:rentable |net |usable )?(${unitNamePattern})(s|es|n|e|en)?(?![a-zß-ɏ\d²³])`,
  'iy',
);

export interface UnitMatch {
  readonly unit: Unit;
  readonly end: number;
}

/** The unit that begins at an offset of a text, after at most one space; with `per` another unit, as in `kg/m³`. */
export function unitAt(text: string, offset: number): UnitMatch | undefined {
  const start = text[offset] === ' ' || text[offset] === '-' ? offset + 1 : offset;
  const match = simpleUnitAt(text, start);
  if (match === undefined) return undefined;
  const { unit, end, printed } = match;
  // One letter after a space is a unit only in its own case: "5 A" but not "5 a".
  if (/^[A-Za-z]$/u.test(printed) && start > offset && !/^[mglLthVAWNKCFx]$/u.test(printed)) return undefined;
  // Capitals that stick to the figure are more often parts of codes: "214N", "43T".
  if (/^[NCFTPJ]$/u.test(printed) && start === offset) return undefined;
  if (/^[A-Z]$/u.test(printed) && start === offset && /\d{5}$/u.test(text.slice(Math.max(0, offset - 5), offset)))
    return undefined;
  // "in 24 of them": a preposition unless the measure says which way it runs.
  if (/^in$/i.test(printed) && !isInch(text, start, offset, end)) return undefined;
  // "120 x 80": a sign between two lengths, and "5k": thousands.
  if (/^x$/i.test(printed) && /^ ?\d/u.test(text.slice(end, end + 2))) return undefined;
  if (printed === 'k') return undefined;
  // Of a food: `2.9 g/100 g`.
  const portion = /^(?:mass|volume|energy)$/u.test(unit.dimension)
    ? /^ ?\/ ?100 ?(?:g|ml)(?![A-Za-zªµºÀ-ÖØ-ӿ])/u.exec(text.slice(end, end + 9))
    : null;
  if (portion !== null) return { unit, end: end + portion[0].length };
  const content = unit.dimension === 'mass' ? contentBehind(match, text) : undefined;
  if (content !== undefined) return content;
  const slash = /^(?:\/| per | pro | par | por )/u.exec(text.slice(end, end + 5));
  const per = slash === null ? undefined : simpleUnitAt(text, end + slash[0].length);
  if (
    per === undefined ||
    unit.offset !== undefined ||
    (/^[a-z]?$/i.test(per.printed) && !/^[lhm]$/u.test(per.printed))
  )
    return { unit, end };
  return {
    unit: { dimension: `${unit.dimension}/${per.unit.dimension}`, factor: unit.factor / per.unit.factor },
    end: per.end,
  };
}

const inEach = /^ ((?:[a-zß-ɏ][a-zß-ɏ'’-]* ){0,3}?)(?:je|pro|per|par|por) (?:l|liter|litre|litro)(?![a-zß-ɏ])/i;
/** Milligrams a litre, for a kilogram in a litre. */
const perLitre = 1e6;

/** `40 g Salz je Liter`, `40 g of salt per litre`: what is held may stand between, and is no part of the measure. */
function contentBehind({ unit, end }: UnitMatch, text: string): UnitMatch | undefined {
  const match = inEach.exec(text.slice(end, end + 50));
  if (match === null) return undefined;
  const isDirect = match[1] === '';
  return {
    unit: { dimension: 'concentration', factor: unit.factor * perLitre },
    end: isDirect ? end + match[0].length : end,
  };
}

/** Behind `in` as a unit the text ends, stops or names a direction. */
const isInch = (text: string, start: number, offset: number, end: number): boolean =>
  /\d$/u.test(text.slice(0, offset)) &&
  (start === offset ||
    /^(?:$|[.,;:)\n]|\s*[x×*(–-]|\s(?:long|wide|high|deep|thick|diameter|dia|by|or|and|to|max|min|nominal)(?![a-zß-ɏ]))/i.test(
      text.slice(end, end + 12),
    ));

function simpleUnitAt(text: string, start: number): (UnitMatch & { printed: string }) | undefined {
  pattern.lastIndex = start;
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const printed = match[1] ?? '';
  // "four-man": a sign for a unit has no German ending.
  if (printed.length <= 2 && (match[2] ?? '').toLowerCase().replace('s', '') !== '') return undefined;
  const unit = unitNamed(printed);
  return unit === undefined ? undefined : { unit, end: match.index + match[0].length, printed };
}
