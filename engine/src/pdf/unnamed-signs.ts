import { shapeReader } from './drawn-shapes.ts';
import { modelShapes, type Shape } from './model-shapes.ts';
import type { Pdfium } from './pdfium-library.ts';

/**
 * Fonts of TeX have encodings of their own, and often no map: what stands in them where others have no signs, of texts in two ways, of letters
 * and of signs of formulas.
 */
const rows: readonly (readonly [first: number, signs: string])[] = [
  [0x0d, '‚ ‹ › “ ” „ « » – — – – ı ȷ ff fi fl ffi ffl'],
  [0x00, 'Γ Δ Θ Λ Ξ Π Σ ϒ Φ Ψ Ω ff fi fl ffi ffl ı ȷ ` ´ ˇ ˘ ¯ ˚ ¸ ß æ œ ø Æ Œ Ø'],
  [0x0b, 'α β γ δ ε ζ η θ ι κ λ μ ν ξ π ρ σ τ υ φ χ'],
  [0x00, '− · × ∗ ÷ ⋄ ± ∓ ⊕ ⊖ ⊗ ⊘ ⊙ ○ ∘ • ≍ ≡ ⊆ ⊇ ≤ ≥ ≼ ≽ ∼ ≈ ⊂ ⊃ ≪ ≫ ≺ ≻'],
];
const encodings = rows.map(([first, signs]) => {
  const row = signs.split(' ');
  const signOf: Encoding = (code) => row[code - first];
  // Letters of texts come far more often than those of formulas.
  return { signOf, handicap: row.includes('fi') ? 0 : 0.15 };
});

type Encoding = (code: number) => string | undefined;

/** Codes below this one are of no sign by themselves. */
export const firstNamed = 0x20;
/** A shape is no further from that of its sign, and one that is further off counts no more than this. */
const farthest = 0.35;

/** Reads signs whose codes have no name in a font without a map: by the encoding in which those of that font on a page have the shapes that are drawn. */
export function unnamedReader(pdfium: Pdfium, textPage: number): (index: number, code: number) => string | undefined {
  const {
    FPDFText_CountChars,
    FPDFText_GetUnicode,
    FPDFText_HasUnicodeMapError,
    FPDFText_GetTextObject,
    FPDFTextObj_GetFont,
  } = pdfium.pdfium.wasmExports;
  const { distance } = modelShapes(pdfium);
  const drawn = shapeReader(pdfium, textPage);
  const off = (sign: string | undefined, shape: Shape): number =>
    sign === undefined ? farthest : Math.min(farthest, distance(sign, shape));
  const fontOf = (index: number): number => FPDFTextObj_GetFont(FPDFText_GetTextObject(textPage, index));
  const isUnnamed = (index: number): boolean =>
    FPDFText_GetUnicode(textPage, index) < firstNamed && FPDFText_HasUnicodeMapError(textPage, index) === 1;
  let fonts: Map<number, Encoding> | undefined;
  const readFonts = (): Map<number, Encoding> => {
    const all = Array.from({ length: FPDFText_CountChars(textPage) }, (_, index) => index).filter(isUnnamed);
    return new Map(
      [...Map.groupBy(all, fontOf)].flatMap(([font, indexes]) => {
        const shapes = indexes.flatMap((index) => {
          const shape = drawn(index);
          return shape === undefined ? [] : [{ code: FPDFText_GetUnicode(textPage, index), shape }];
        });
        const [best] = encodings
          .map(({ signOf, handicap }) => ({
            signOf,
            off: shapes.reduce((sum, { code, shape }) => sum + off(signOf(code), shape) + handicap, 0),
          }))
          .toSorted((a, b) => a.off - b.off);
        return best === undefined ? [] : [[font, best.signOf] as const];
      }),
    );
  };
  return (index, code) => {
    if (!isUnnamed(index)) return undefined;
    fonts ??= readFonts();
    const shape = drawn(index);
    const sign = fonts.get(fontOf(index))?.(code);
    return sign !== undefined && shape !== undefined && off(sign, shape) < farthest ? sign : undefined;
  };
}
