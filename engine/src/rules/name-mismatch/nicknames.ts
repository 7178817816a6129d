import rows from '../../lexicon/first-names.json' with { type: 'json' };
import { groups } from '../../lexicon/word-lists.ts';

/** First names and what they are called for short. */
const names = groups.parse(rows).map((forms) => new Set(forms));

/** `Toby` and `Tobias`: one first name, written as it is said. */
export const areOneFirstName = (a: string, b: string): boolean => names.some((forms) => forms.has(a) && forms.has(b));
