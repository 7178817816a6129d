/** Signs of vowels of India that are drawn before the consonants behind which they are spoken, and written in Unicode. */
const early = '\u093F\u09BF\u09C7\u09C8\u0A3F\u0ABF\u0B47\u0BC6-\u0BC8\u0D46-\u0D48';
/** A dot that is part of a letter, and what makes the consonant behind it part of the same sound. */
const [dot, joiner] = ['[\u093C\u09BC\u0A3C]?', '[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0D4D]'];
const sound = `(?:\\p{Lo}${dot}${joiner})*\\p{Lo}${dot}`;
const earlySign = new RegExp(`[${early}]`, 'gu');
/** Such a sign behind a consonant, as it is spoken. */
const spoken = new RegExp(`\\p{Lo}${dot}[${early}]`, 'gu');
const drawn = new RegExp(`([${early}])(${sound})`, 'gu');
/** Part of these signs that stand behind no consonant, from which on a page has them as they are drawn; a word may be cut before one. */
const mostDrawn = 0.25;

/** The words of a page in the order in which they are spoken, where their codes follow each other as they are drawn from left to right. */
export function inSpokenOrder(texts: readonly string[]): readonly string[] {
  const count = (pattern: RegExp): number => texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  const all = count(earlySign);
  if (all === 0 || all - count(spoken) < all * mostDrawn) return texts;
  return texts.map((text) => text.replace(drawn, '$2$1'));
}
