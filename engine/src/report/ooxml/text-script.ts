/** How Word must set a piece of text: Latin and the like, right to left, or with an East Asian font. */
export type TextScript = 'western' | 'rightToLeft' | 'eastAsian';

export interface ScriptPiece {
  readonly script: TextScript;
  readonly text: string;
  /** BCP 47 tag for the language attributes, as far as the script gives it away. */
  readonly language?: string;
}

const rightToLeftLetter = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]`;
const eastAsianLetter = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]`;

const rightToLeft = new RegExp(rightToLeftLetter, 'u');
/** Spaces, digits and punctuation between two right-to-left words belong to them. */
const pieces = new RegExp(
  String.raw`${rightToLeftLetter}(?:[\s\p{N}\p{P}\p{M}]*${rightToLeftLetter})*|${eastAsianLetter}+`,
  'gu',
);
const needsSplitting = new RegExp(`${rightToLeftLetter}|${eastAsianLetter}`, 'u');

/** Splits text where its script changes; text of one script comes back as one piece. */
export function splitByScript(text: string): ScriptPiece[] {
  if (!needsSplitting.test(text)) return [{ script: 'western', text }];
  const result: ScriptPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(pieces)) {
    if (match.index > end) result.push({ script: 'western', text: text.slice(end, match.index) });
    result.push(describe(match[0]));
    end = match.index + match[0].length;
  }
  if (end < text.length) result.push({ script: 'western', text: text.slice(end) });
  return result;
}

function describe(text: string): ScriptPiece {
  if (rightToLeft.test(text))
    return { script: 'rightToLeft', text, language: /\p{Script=Hebrew}/u.test(text) ? 'he-IL' : 'ar-SA' };
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return { script: 'eastAsian', text, language: 'ja-JP' };
  if (/\p{Script=Hangul}/u.test(text)) return { script: 'eastAsian', text, language: 'ko-KR' };
  return { script: 'eastAsian', text, language: 'zh-CN' };
}

/** True when the first letter is of a right-to-left script: the paragraph then starts at the right. */
export function startsRightToLeft(text: string): boolean {
  const letter = /\p{L}/u.exec(text);
  return letter !== null && rightToLeft.test(letter[0]);
}
