import { countChanges, type AnalysisResult, type ChangeCounts } from '@app/shared/contracts';
import type { VersionPair } from '../model/version-pairs.ts';
import { plural } from './formatting.ts';

/** The words after the count of a class, in full where the class is the first of the sentence. */
const phrases: readonly {
  readonly of: keyof ChangeCounts;
  readonly one: string;
  readonly many: string;
  readonly next: string;
}[] = [
  { of: 'substance', one: 'substantive change', many: 'substantive changes', next: 'substantive' },
  { of: 'reworded', one: 'passage reworded', many: 'passages reworded', next: 'reworded' },
  { of: 'editorial', one: 'editorial change', many: 'editorial changes', next: 'editorial' },
  { of: 'renumbered', one: 'reference renumbered', many: 'references renumbered', next: 'renumbered' },
  { of: 'moved', one: 'passage moved', many: 'passages moved', next: 'moved' },
];

/**
 * What differs between two versions: `14 substantive changes, 9 reworded, 31 editorial, 2 moved. Everything else is
 * identical, word for word.`
 */
export function changesSentence(pair: VersionPair, { documents }: Pick<AnalysisResult, 'documents'>): string {
  if (pair.share !== undefined)
    return `Rewritten as a whole: ${Math.round(pair.share * 100)}% of the words are the same.`;
  const own = documents.filter(({ id }) => id === pair.a || id === pair.b);
  const isUnread = own.some(({ unreadPages }) => unreadPages.length > 0);
  const isScan = own.some(({ ocrPages }) => ocrPages.length > 0);
  const rest = `${isUnread ? ' that could be read' : ''} is identical, word for word${isScan ? ', as far as the scan is legible' : ''}.`;
  const counts = countChanges(pair.changes);
  const told = phrases
    .filter((phrase) => counts[phrase.of] > 0)
    .map(({ of, one, many, next }, index) => `${counts[of]} ${index > 0 ? next : plural(counts[of], one, many)}`);
  return told.length === 0 ? `No changes. Everything${rest}` : `${told.join(', ')}. Everything else${rest}`;
}
