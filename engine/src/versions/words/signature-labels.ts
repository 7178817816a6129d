import rows from '../../lexicon/signature-labels.json' with { type: 'json' };
import { byLanguage, wordsOfAll } from '../../lexicon/word-lists.ts';

/** What is printed, with a colon, before what whoever signs fills in. */
const labels = new Set(wordsOfAll(byLanguage.parse(rows), '|'));

/** `By:`, `Title:` */
export const isSignatureLabel = (printed: string): boolean =>
  printed.endsWith(':') && labels.has(printed.slice(0, -1).toLowerCase());
