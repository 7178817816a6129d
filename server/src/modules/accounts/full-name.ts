/** Control characters (line breaks, NUL) and the marks that turn the direction of text around. Joiners stay: names need them. */
const unwanted = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;

/** A name as one well-formed line: nothing in it can end a header, break the database's text or disguise what stands beside it. */
export function cleanFullName(name: string): string {
  return name.toWellFormed().normalize('NFC').replace(unwanted, ' ').replace(/\s+/g, ' ').trim();
}
