import type { Word } from './word.ts';

/** A stop, a colon or a dash stands no farther from the word before it, in heights of the line, nor from the word behind it. */
const closeGap = 0.75;
/** A bullet stands no farther before its item. */
const bulletGap = 3;

/** A recogniser makes marks of table lines and dust: those that mean nothing alone are kept only within running text. */
export function withoutSpecks(words: readonly Word[]): Word[] {
  return words.filter((word, index) => {
    if (/[A-Za-zªµºÀ-ÖØ-ӿ\d$€£¥%+±×÷=°§&]/u.test(word.text)) return true;
    if (/^[|_[\]{}~^`\\]+$/u.test(word.text)) return false;
    const [before, next] = [words[index - 1], words[index + 1]];
    if (before !== undefined && isBefore(before, word, closeGap)) return true;
    return next !== undefined && isBefore(word, next, /^[•–—-]$/u.test(word.text) ? bulletGap : closeGap);
  });
}

function isBefore(word: Word, next: Word, gap: number): boolean {
  const shared = Math.min(word.bottom, next.bottom) - Math.max(word.top, next.top);
  const distance = next.left - word.right;
  return shared > 0 && distance > -word.size && distance < next.size * gap;
}
