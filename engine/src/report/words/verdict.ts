import { changesOfTwoVersions, notComparableDetail, notComparableWords, pagesNotCompared } from '@app/shared/contracts';
import { isOfVersions } from '../model/of-versions.ts';
import type { ReportModel } from '../model/report-model.ts';
import { shortLabel } from '../model/short-label.ts';
import { listed, plural, type Formatting } from './formatting.ts';
import { outcomeSentence } from './outcome-sentence.ts';

/** The outcome in one line. */
export function verdictTitle(model: ReportModel): string {
  const read = model.documents.filter((document) => !document.unreadable).length;
  const all = model.documents.length;
  const isWhole = read === all;
  const why = model.result.coverage.notComparable;
  if (why !== undefined && model.total === 0) return notComparableWords(why);
  const notRead = pagesNotCompared(model.result.coverage);
  if (isWhole && model.total === 0 && notRead !== undefined) return notRead;
  // A third number next to the other two is too much, unless it says that not everything was read.
  const scope = !isWhole ? `in ${read} of ${all} documents` : model.places.length === 0 ? `in ${read} documents` : '';
  return outcomeSentence({
    sure: model.total,
    places: model.places.length,
    isOfVersions: changesOfTwoVersions(model.result) !== null,
    scope,
  });
}

export interface VerdictPiece {
  readonly text: string;
  readonly strong: boolean;
}

/** What the outcome means, in two or three sentences. */
export function verdictDetails(model: ReportModel, formatting: Formatting): VerdictPiece[] {
  const { agreements } = model.result.coverage;
  const agree =
    agreements === 0 ? '' : ` ${formatting.number(agreements)} ${plural(agreements, 'value agrees', 'values agree')}.`;
  const why = model.result.coverage.notComparable;
  if (why !== undefined && model.total === 0) return [plain(notComparableDetail(why))];
  if (model.total === 0) return [plain(`${nothingFound(model)}${agree}`)];
  const subjects = [
    ...new Set(model.findings.filter(({ finding }) => finding.severity !== 'info').map((report) => report.subject)),
  ];
  const isOfOnePaper = model.findings.every(isOfVersions);
  return [
    ...disagreement(subjects, isOfOnePaper ? 'The versions differ in: ' : 'The documents disagree on: '),
    plain(`${advice(model)}${agree}`),
  ];
}

function nothingFound(model: ReportModel): string {
  const dismissed = model.dismissed.some(({ finding }) => finding.tier === 'sure');
  const unread = model.documents.some(({ document, unreadable }) => unreadable || document.unreadPages.length > 0);
  const check = ' Check the parts that could not be read yourself; they are listed below.';
  if (model.places.length > 0)
    return `No certain discrepancies were found. Possible ones are listed below.${unread ? check : ''}`;
  if (dismissed) return `All findings were dismissed; see the appendix.${unread ? check : ''}`;
  return unread
    ? `The parts that could be read agree on everything that was compared.${check}`
    : 'The documents agree on everything that was compared.';
}

function disagreement(subjects: readonly string[], opening: string): VerdictPiece[] {
  if (subjects.length === 0)
    return [plain('The documents do not contradict each other; the remarks below are for information.')];
  const shown = subjects.slice(0, 4).map((subject) => shortLabel(subject, 60));
  const rest = subjects.length - shown.length;
  const words = rest > 0 ? [...shown, `${rest} more`] : shown;
  return [plain(opening), ...joined(words), plain('.')];
}

function joined(words: readonly string[]): VerdictPiece[] {
  return words.flatMap((text, index) => {
    const separator = index === 0 ? '' : index === words.length - 1 ? ' and ' : ', ';
    return separator === '' ? [strong(text)] : [plain(separator), strong(text)];
  });
}

function advice({ counts, findings }: ReportModel): string {
  const [one, many] = findings.every(isOfVersions) ? ['change', 'changes'] : ['finding', 'findings'];
  if (counts.high > 0)
    return ` Resolve the ${counts.high === 1 ? `high-priority ${one}` : `${counts.high} high-priority ${many}`} first.`;
  const open = listed([
    ...(counts.medium > 0 ? [`${counts.medium} medium`] : []),
    ...(counts.low > 0 ? [`${counts.low} low`] : []),
  ]);
  return open === ''
    ? ''
    : ` No ${one} is of high severity. Check the ${open} ${plural(counts.medium + counts.low, one, many)}.`;
}

/** What possible discrepancies are, and how many are left out. */
export function placesIntroduction({ places, untoldPlaces }: ReportModel, formatting: Formatting): string {
  const count =
    untoldPlaces === 0
      ? ''
      : ` Listed here are ${formatting.number(places.length)} of ${formatting.number(places.length + untoldPlaces)}; the others are less likely.`;
  return `Worth a look, the most likely first. They are not included in the count above: read both passages before you act.${count}`;
}

const plain = (text: string): VerdictPiece => ({ text, strong: false });
const strong = (text: string): VerdictPiece => ({ text, strong: true });
