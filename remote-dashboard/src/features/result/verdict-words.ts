import type { Change } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { countChanges, toldClasses } from './count-changes.ts';
import { isWhole, notComparedOf, totalOf, unreadPagesIn, type ResultView } from './result-view.ts';

const texts = dashboardMessages.report;

export interface VerdictWords {
  readonly title: string;
  /** What was not compared: then nothing is green. */
  readonly caution: string;
  readonly tone: 'found' | 'agree' | 'partly';
}

function cautionOf(view: ResultView): string {
  const files = notComparedOf(view).length;
  const pages = unreadPagesIn(view);
  return [files > 0 ? texts.filesNotCompared(files) : '', pages > 0 ? texts.pagesNotCompared(pages) : '']
    .filter((part) => part !== '')
    .join(' ');
}

/** Parts of a sentence that a line may break between, and not inside. */
function changesTitle(changes: readonly Change[]): string {
  const counts = countChanges(changes);
  const told = toldClasses.filter((kind) => counts[kind] > 0);
  if (told.length === 0) return texts.noChanges;
  return texts.changesTitle(told.map((kind, index) => texts.changeCounts[kind](counts[kind], index === 0)));
}

/** What a result says, in the words of its heading. */
export function verdictWords(view: ResultView, changes: readonly Change[] | null): VerdictWords {
  const { counts, places, documents } = view;
  if (counts === null) return { title: texts.readyWithoutSummary, caution: '', tone: 'found' };
  const found = totalOf(counts);
  const caution = cautionOf(view);
  const files = notComparedOf(view).length;
  if (files > 0) return { title: texts.inFilesRead(found, documents.length - files), caution, tone: 'partly' };
  if (!isWhole(view) && found === 0) return { title: texts.inPagesRead, caution, tone: 'partly' };
  const tone = !isWhole(view) ? 'partly' : found > 0 ? 'found' : 'agree';
  if (changes !== null) return { title: changesTitle(changes), caution, tone };
  return { title: texts.verdict(found, places?.count ?? 0), caution, tone };
}
