import * as z from 'zod';
import rows from '../../lexicon/kind-nouns.json' with { type: 'json' };
import { byLanguage, type ByLanguage } from '../../lexicon/word-lists.ts';

const nouns = z.record(z.string(), byLanguage);
const known = z.object({ kinds: nouns, rules: nouns, page: byLanguage }).parse(rows);

type Nouns = Readonly<Record<string, ByLanguage>>;

/** What a value is where nothing names it, by its type. */
export const kindNouns: Nouns = known.kinds;

/** What rules name by themselves, in the language of the papers. */
export const ruleNouns: Nouns = known.rules;

/** What parts two findings of one name by the page they stand on. */
export const pageWords: ByLanguage = known.page;

/** Words, or their ends, that say how somebody is reached. */
export const contactWords =
  /(?:e-?mails?|mail|phones?|tel|mobile|fax|lines?|hotline|telefon[a-z]*|telefax|rufnummer|nummer|t[eé]l[eé]phone|portable|courriel|tel[eé]fono|m[oó]vil|correo|telefono|cellulare|number|call|us|at)$/i;
