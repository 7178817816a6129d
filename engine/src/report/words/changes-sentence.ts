import { countChanges, type AnalysisResult, type ChangeCounts } from '@app/shared/contracts';
import type { VersionPair } from '../model/version-pairs.ts';
import { plural } from './formatting.ts';

/** What stands behind the count of a class, and what does where it is the first that is told. */
const phrases: readonly {
  readonly of: keyof ChangeCounts;
  readonly one: string;
  readonly many: string;
  readonly next: string;
}[] = [
  { of: 'substance', one: 'change of substance', many: 'changes of substance', next: 'of substance' },
  { of: 'reworded', one: 'passage reworded', many: 'passages reworded', next: 'reworded' },
  { of: 'editorial', one: 'editorial change', many: 'editorial changes', next: 'editorial' },
  { of: 'renumbered', one: 'reference renumbered', many: 'references renumbered', next: 'renumbered' },
  { of: 'moved', one: 'passage moved', many: 'passages moved', next: 'moved' },
];

/**
 * What differs between two versions, in one sentence: `14 changes of substance, 9 reworded, 31 editorial, 2 moved;
 * everything else is the same, word for word.`
 */
export function changesSentence(pair: VersionPair, { documents }: Pick<AnalysisResult, 'documents'>): string {
  if (pair.share !== undefined)
    return `Rewritten as a whole: ${Math.round(pair.share * 100)} % of the words are alike.`;
  const own = documents.filter(({ id }) => id === pair.a || id === pair.b);
  const isUnread = own.some(({ unreadPages }) => unreadPages.length > 0);
  const isScan = own.some(({ ocrPages }) => ocrPages.length > 0);
  const rest = `${isUnread ? ' that could be read' : ''} is the same, word for word${isScan ? ', as far as the scan can be read' : ''}.`;
  const counts = countChanges(pair.changes);
  const told = phrases
    .filter((phrase) => counts[phrase.of] > 0)
    .map(({ of, one, many, next }, index) => `${counts[of]} ${index > 0 ? next : plural(counts[of], one, many)}`);
  return told.length === 0 ? `No changes: everything${rest}` : `${told.join(', ')}; everything else${rest}`;
}
