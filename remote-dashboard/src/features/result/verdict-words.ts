import {
  notComparableWords,
  countChanges,
  listedChangeClasses,
  type AnalysisResult,
  type Change,
} from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { isWhole, notComparedOf, pagesIn, totalOf, unreadPagesIn, type ResultView } from './result-view.ts';

const texts = dashboardMessages.report;

export interface VerdictWords {
  readonly title: string;
  /** What was not compared: then nothing is green. */
  readonly caution: string;
  readonly tone: 'found' | 'agree' | 'partly';
  /** Two versions were compared: what was found are changes, told in a sentence of many parts, which is set smaller. */
  readonly isOfVersions: boolean;
}

const pagesNotCompared = (view: ResultView): string => texts.pagesNotCompared(unreadPagesIn(view), pagesIn(view));

/** Where nothing was found and only pages are missing, they are the title. */
const isOfPages = (view: ResultView, found: number): boolean =>
  found === 0 && notComparedOf(view).length === 0 && unreadPagesIn(view) > 0;

function cautionOf(view: ResultView, found: number, unreadWords: number): string {
  if (isOfPages(view, found)) return texts.inPagesRead;
  const files = notComparedOf(view).length;
  return [
    files > 0 ? texts.filesNotCompared(files) : '',
    unreadPagesIn(view) > 0 ? `${pagesNotCompared(view)}.` : '',
    unreadWords > 0 ? texts.wordsNotRead(unreadWords) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Parts of a sentence that a line may break between, and not inside. */
function changesTitle(changes: readonly Change[], unreadWords: number): string {
  const counts = countChanges(changes);
  const told = listedChangeClasses.filter((kind) => counts[kind] > 0);
  if (told.length === 0) return unreadWords > 0 ? texts.noChangesRead : texts.noChanges;
  const parts = told.map((kind, index) => texts.changeCounts[kind](counts[kind], index === 0));
  return texts.changesTitle(parts, unreadWords === 0);
}

function toneOf(view: ResultView, found: number, unreadWords: number): VerdictWords['tone'] {
  if (!isWhole(view) || (found === 0 && (view.notComparable !== null || unreadWords > 0))) return 'partly';
  return found > 0 ? 'found' : 'agree';
}

function titleOf(view: ResultView, found: number, changes: readonly Change[] | null, unreadWords: number): string {
  const left = notComparedOf(view).length;
  if (found === 0 && view.notComparable !== null) return notComparableWords(view.notComparable);
  if (left > 0) return texts.inFilesRead(found, changes !== null, view.documents.length - left);
  if (isOfPages(view, found)) return pagesNotCompared(view);
  return changes === null ? texts.verdict(found, view.places?.count ?? 0) : changesTitle(changes, unreadWords);
}

/** What a result says, in the words of its heading. Of a scan that is what its certificates leave. */
export function verdictWords(
  view: ResultView,
  changes: readonly Change[] | null,
  certificates: AnalysisResult['certificates'] = [],
): VerdictWords {
  const { counts } = view;
  if (counts === null) return { title: texts.readyWithoutSummary, caution: '', tone: 'found', isOfVersions: false };
  const found = totalOf(counts);
  const unreadWords = certificates.reduce((sum, { unread }) => sum + unread, 0);
  return {
    title: titleOf(view, found, changes, unreadWords),
    caution: cautionOf(view, found, unreadWords),
    tone: toneOf(view, found, unreadWords),
    isOfVersions: changes !== null,
  };
}
