import { counted } from './counted.ts';
import { versions } from './review-versions.ts';
import { viewer } from './review-viewer.ts';
import { timeFormat, timeOfDay } from './time-format.ts';

/** Every text of the review of a comparison. */

const findings = (count: number): string => counted(count, 'finding', 'findings');
const pages = (count: number): string => counted(count, 'page', 'pages');
/** `1 March` */
const day = timeFormat({ day: 'numeric', month: 'long' });

/** `today 14:41`, `1 March 14:41` */
function moment(at: number, now: number): string {
  const isToday = day(at) === day(now);
  return `${isToday ? 'today' : day(at)} ${timeOfDay(at)}`;
}

/** `23 more hours`, `40 more minutes` */
function timeLeft(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return minutes < 60
    ? counted(minutes, 'more minute', 'more minutes')
    : counted(Math.floor(minutes / 60), 'more hour', 'more hours');
}

const page = {
  back: 'Back to the comparisons',
  rename: 'Rename',
  name: 'Name of the comparison',
  save: 'Save',
  cancel: 'Cancel',
  renamed: (name: string) => `Renamed to ${name}.`,
  renameFailed: 'The name could not be changed. Try again.',
  kept: (pageCount: number, leftMs: number) => `${pages(pageCount)}, kept for ${timeLeft(leftMs)}`,
  skipToFinding: 'Skip to the finding',
  skipToDecision: 'Skip to the decision',
  opening: 'Opening the review',
  keyboard: 'Keyboard',
  findingsTab: 'Findings',
  wholePaper: 'Whole paper',
  view: 'What is shown',
  hideList: 'Hide the list',
  showList: 'Show the list',
  more: 'More',
  refused: (reason: string) => `The decision was not taken: ${reason}`,
} as const;

const state = {
  failedTitle: 'The review could not be opened',
  failed: 'Nothing is lost. Check your connection and try again.',
  outdatedTitle: 'This page is older than the service',
  outdated: 'The service was updated, and this page cannot read its results. Nothing is lost. Reload it to go on.',
  unfinishedTitle: 'This comparison has no findings to review yet',
  unfinished: 'It waits, still runs, or was stopped. This page opens by itself when it is done.',
  stoppedTitle: 'This comparison could not be completed',
  stopped: (reason: string) => `${reason} There are no findings to review.`,
  cancelledTitle: 'This comparison was cancelled',
  cancelled: 'There are no findings to review. You can run it again from the list of comparisons.',
  toComparisons: 'Back to the comparisons',
  deletedTitle: (at: number) => `This comparison was deleted at ${timeOfDay(at)}.`,
  deleted: 'Its files, pages and decisions are gone. A report that you downloaded stays yours.',
  noFindingsTitle: 'Nothing was found to review',
  noFindings: 'The documents agree in everything that was compared.',
  lookAtPages: 'Look at the pages',
  offlineTitle: 'You are offline',
  offline: (count: number) =>
    count === 0
      ? 'What you decide now waits here and is sent when the connection is back. Pages that are open stay readable.'
      : `${counted(count, 'decision waits', 'decisions wait')} here and ${count === 1 ? 'is' : 'are'} sent when the connection is back. Pages that are open stay readable.`,
  heldTitle: 'Decisions are not saved yet',
  held: (count: number) =>
    `The service does not accept them at the moment. ${counted(count, 'decision is', 'decisions are')} kept here and will be sent as soon as it does.`,
  endsTitle: (ms: number) => `Will be deleted in ${counted(Math.max(1, Math.ceil(ms / 60_000)), 'minute', 'minutes')}`,
  ends: (count: number, at: number) =>
    `Download the report with your ${counted(count, 'decision', 'decisions')} before ${timeOfDay(at)}.`,
  conflictTitle: (number: string) => `Two decisions on finding ${number}`,
  conflict: (own: string, ownAt: number, other: string, otherAt: number, why: string | undefined) =>
    `Here: ${own}, ${timeOfDay(ownAt)}. In another window: ${other}, ${timeOfDay(otherAt)}${why === undefined || why === '' ? '' : `, “${why}”`}.`,
  keep: (own: string) => `Keep ${own}`,
  settled: (number: string, decision: string) => `Finding ${number} is ${decision} now.`,
  take: (other: string) => `Take ${other}`,
} as const;

const decisionWords = {
  accepted: 'accepted',
  dismissed: 'dismissed',
  asked: 'asked',
  open: 'open',
} as const;

const list = {
  title: 'Findings',
  decided: (count: number, all: number) => `${count} of ${all} decided`,
  waits: (count: number) => (count === 1 ? '1 waits for an answer' : `${count} wait for an answer`),
  openCount: (count: number) => `${count} open`,
  ofSubstance: 'changes of substance',
  progress: 'Decided findings',
  search: 'Search findings',
  searchChanges: 'Search changes',
  filters: 'Filters',
  show: (count: number, isOfVersions: boolean) =>
    `Show ${isOfVersions ? counted(count, 'change', 'changes') : findings(count)}`,
  severity: 'Severity',
  kind: 'Kind',
  document: 'Document',
  kindOfChange: 'Kind of change',
  chosenOf: (name: string, count: number) => (count === 0 ? name : `${name}, ${count} chosen`),
  states: 'Which findings are listed',
  open: (count: number) => `Open ${count}`,
  decidedTab: (count: number) => `Decided ${count}`,
  all: (count: number) => `All ${count}`,
  several: 'Choose several',
  select: 'Select',
  chooseThis: (subject: string) => `Choose ${subject}`,
  chosen: (count: number) => `${findings(count)} chosen`,
  clear: 'Clear',
  possible: 'Places to look at',
  possibleHint: 'Less sure. Not counted.',
  note: 'Note',
  accepted: 'Accepted',
  dismissed: 'Dismissed',
  asked: 'Asked',
  notFoundIn: (name: string) => `Stated in ${name}, not found`,
  noMatchTitle: (search: string) => (search === '' ? 'No finding matches' : `No finding matches “${search}”`),
  filtersToo: (names: readonly string[]) =>
    `${names.join(' and ')} ${names.length === 1 ? 'is chosen as a filter' : 'are chosen as filters'}, too.`,
  clearAll: 'Clear search and filters',
  listed: (count: number, isOfVersions: boolean) =>
    `${isOfVersions ? counted(count, 'change', 'changes') : findings(count)} listed.`,
  nothingOpen: 'Nothing open',
  allDecided: (accepted: number, dismissed: number) =>
    `${accepted} accepted, ${dismissed} dismissed. Dismissed ones stand in the appendix.`,
} as const;

const severities = { high: 'High', medium: 'Medium', low: 'Low', info: 'Info' } as const;
const kinds = {
  'value-conflict': 'Value conflict',
  wording: 'Wording',
  missing: 'Missing',
  arithmetic: 'Arithmetic',
  internal: 'Within one document',
} as const;

const finding = {
  region: 'Finding',
  confidence: (value: number) => `Confidence ${value.toFixed(2)}`,
  readByOcr: 'read by OCR',
  readings: 'What each document says',
  panes: 'Pages side by side',
  left: 'Left',
  right: 'Right',
  notFound: 'Not found',
  notStated: 'Not stated',
  replacedBy: (value: string, letter: string) => `${value}, replaced by ${letter}`,
  replaced: (letter: string) => `Replaced by ${letter}`,
  onPage: (number: number) => `, p. ${number}`,
  onPageSpoken: (number: number) => `, page ${number}`,
  inDocuments: (count: number) => `in ${counted(count, 'document', 'documents')}`,
  more: (count: number) => `${count} more`,
  of: (number: string, all: number) => `Finding ${number} of ${all}`,
  position: (number: string, all: number) => (number === '' ? '' : `${number} of ${all}`),
} as const;

const decide = {
  region: 'Decision',
  open: 'Decide',
  question: 'Is this a discrepancy?',
  accept: 'Accept',
  dismiss: 'Dismiss',
  ask: 'Ask',
  note: 'Note',
  undo: 'Undo',
  changeWhy: 'Change why',
  previous: 'Previous finding',
  next: 'Next finding',
  byYou: (at: number, now: number) => `by you, ${moment(at, now)}`,
  askedOf: (whom: string) => `for ${whom}`,
  waiting: 'Waits to be sent',
  whyTitle: 'Why is this not a discrepancy?',
  reasons: {
    'same-thing': 'Same thing, written differently',
    'on-purpose': 'Changed on purpose',
    misread: 'Read wrongly from the page',
    unimportant: 'Not important here',
    other: 'Another reason',
  },
  reasonText: 'In your words',
  reasonNeeded: 'Say why in a few words.',
  reasonMissing: 'Choose a reason.',
  inAppendix: "Stands in the report's appendix.",
  askTitle: 'What is the question?',
  questionText: 'Question',
  whom: 'Who can answer',
  optional: '(optional)',
  staysOpen: 'Stays open until you decide.',
  questionNeeded: 'Write the question.',
  noteTitle: 'Note on this finding',
  noteText: 'Note',
  noteHint: 'Stands in the report, whatever you decide.',
  save: 'Save',
  cancel: 'Cancel',
  spoken: (finding: string, decision: string) => `${finding}, ${decision}.`,
  spokenNext: (finding: string) => `Now ${finding}`,
  spokenAll: (count: number) => (count === 1 ? 'All is decided.' : `All ${count} are decided.`),
  undone: (finding: string) => `Taken back: ${finding}.`,
  undoneMany: (count: number) => `Taken back: ${findings(count)}.`,
  noteSaved: 'Note saved.',
  noteRemoved: 'Note removed.',
  spokenMany: (count: number, decision: string) => `${findings(count)} ${decision}.`,
} as const;

const keys = {
  title: 'Keyboard',
  move: 'Move',
  decide: 'Decide',
  to: 'to',
  rows: {
    next: 'Next finding',
    previous: 'Previous finding',
    nextOpen: 'Next open finding',
    search: 'Search findings',
    find: 'Find in the pages',
    showLeft: 'Show this document on the left',
    showRight: 'Show it on the right',
    accept: 'Accept: it is a discrepancy',
    dismiss: 'Dismiss: it is not, and why',
    ask: 'Ask somebody',
    note: 'Write a note',
    undo: 'Undo this decision, or the last one',
    several: 'Choose this one too',
    help: 'This help',
  },
  whileTyping: 'Single keys do nothing while you type.',
  zoom: 'zoom,',
  fits: 'fits the text.',
  on: 'Single keys on',
  close: 'Close',
} as const;

const formatWords = { docx: 'Word', pdf: 'PDF', csv: 'CSV', json: 'JSON' } as const;

const report = {
  download: 'Download report',
  word: 'Word',
  wordHint: 'decisions and notes',
  pdf: 'PDF',
  pdfHint: 'to read and to print',
  csv: 'CSV',
  csvHint: 'one line for each finding',
  json: 'JSON',
  jsonHint: 'for other programs',
  foot: (count: number, all: number) => `${count} of ${all} decided. Open ones stand in it as open.`,
  downloaded: (format: 'docx' | 'pdf' | 'csv' | 'json') => `The report is downloaded: ${formatWords[format]}.`,
  failed: 'The report could not be downloaded. Try again.',
  unsent: (count: number) =>
    `${counted(count, 'decision has', 'decisions have')} not been sent yet and would be missing in the report. Try again when the connection is back.`,
  unsettled:
    'Another window has decided a finding differently. Choose which decision holds, and download the report then.',
} as const;

export const reviewMessages = {
  page,
  state,
  decisionWords,
  list,
  severities,
  kinds,
  finding,
  viewer,
  decide,
  keys,
  report,
  versions,
} as const;
