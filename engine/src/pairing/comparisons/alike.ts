import { stepOf, type Comparison } from '../comparison.ts';
import type { Candidate } from '../pair.ts';

const steps = [0.65, 0.5, 0.4, 0.3, 0.2, 0.15, 0.1, 0.05];
/** Less tells nothing where other words may mean the same. */
const least = 0.1;

/** How alike what is said around both is: `Rent | £950`, `the rent of £590`; `unlike` where the one may be in another language. */
export const alike: Comparison = {
  name: 'alike',
  levelsOf: (pair) => [pair.alike < least && mayBeTranslated(pair) ? 'unlike' : stepOf(pair.alike, steps)],
};

/** The languages differ, or a document has too few sentences to tell. */
function mayBeTranslated({ a, b }: Candidate): boolean {
  const formats = [a.document.format, b.document.format];
  return formats.some(({ isLanguageSure }) => isLanguageSure !== true) || formats[0]?.language !== formats[1]?.language;
}
