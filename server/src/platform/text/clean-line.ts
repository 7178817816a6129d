/** Marks that turn the direction of text around: with them `fdp.exe` is read backwards. */
const turningMarks = /[\u202A-\u202E\u2066-\u2069]/g;

/** Control characters (line breaks, NUL) and other marks of direction. Joiners stay: names need them. */
const unwanted = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;

/** Neither space, nor control, nor drawn as nothing (U+200B, U+3164) or blank (U+2800). */
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** One well-formed line: nothing in it can end a header, break the database's text or disguise what stands beside it. */
export function cleanLine(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(unwanted, ' ').replace(/\s+/g, ' ').trim();
}

export const withoutTurningMarks = (text: string): string => text.replaceAll(turningMarks, '');

/** Whether a reader sees anything of it. */
export const isVisible = (text: string): boolean => visible.test(text);
