import type { Dice } from '../engine-load/seeded-random.ts';

/** Characters that no contract has: they go through the typesetting and become elements. */
export const marks = { hidden: '\uE010', inserted: '\uE011', end: '\uE012' } as const;

const elements: readonly (readonly [string, string])[] = [
  [marks.hidden, '<span style="visibility:hidden">'],
  [
    marks.inserted,
    '<span style="position:relative"><span style="position:absolute;left:-.3em;top:-.62em;font-size:.62em;line-height:1;font-style:italic;white-space:nowrap">',
  ],
];

/** A printed document as it is signed: changed in places, with two signatures, a stamp and initials at the foot of each page. */
export function scannedHtml(html: string, dice: Dice): string {
  let shown = html;
  for (const [mark, element] of elements)
    shown = shown.replace(new RegExp(`${mark}([^${marks.end}]*)${marks.end}`, 'gu'), (_, words: string) =>
      mark === marks.hidden ? `${element}${words}</span>` : `${element}${words}</span></span>`,
    );
  const signed = shown.replaceAll('By: /s/ ', (by) => `<span style="position:relative">${penStroke(dice)}</span>${by}`);
  return signed.replace('<main>', `<main>${initials(dice)}`).replace('</main>', `${stamp(dice)}</main>`);
}

/** A line as a hand draws it. */
function curve(dice: Dice, width: number, height: number, turns: number): string {
  const at = (turn: number): string =>
    `${Math.round((width * (turn + dice.between(0, 100) / 100)) / turns)} ${dice.between(0, height)}`;
  return `M2 ${height / 2} ${Array.from({ length: turns }, (_, turn) => `Q${at(turn)} ${at(turn)}`).join(' ')}`;
}

const svg = (width: number, height: number, place: string, inner: string): string =>
  `<svg width="${width}" height="${height}" style="position:${place};overflow:visible" fill="none" stroke="#124" stroke-width="1.6">${inner}</svg>`;

const penStroke = (dice: Dice): string =>
  svg(150, 34, 'absolute;left:4em;top:-14px', `<path d="${curve(dice, 150, 34, 7)}"/>`);

const initials = (dice: Dice): string =>
  svg(34, 18, 'fixed;right:-10mm;bottom:0', `<path d="${curve(dice, 34, 18, 4)}"/>`);

const stamp = (dice: Dice): string =>
  `<div style="position:relative">${svg(
    96,
    96,
    `absolute;left:${dice.between(30, 60)}%;top:-60px`,
    '<circle cx="48" cy="48" r="45"/><circle cx="48" cy="48" r="34"/><path d="M20 48h56M28 60h40M28 36h40"/>',
  )}</div>`;
