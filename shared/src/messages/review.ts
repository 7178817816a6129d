import { counted } from './counted.ts';
import { versions } from './review-versions.ts';
import { viewer } from './review-viewer.ts';
import { timeFormat, timeOfDay } from './time-format.ts';
import { changeKinds } from './change-kinds.ts';

/** All text of the review of a comparison. */

const findings = (count: number): string => counted(count, 'finding', 'findings');
const pages = (count: number): string => counted(count, 'page', 'pages');
/** `1 March` */
const day = timeFormat({ day: 'numeric', month: 'long' });

/** `today at 14:41`, `1 March at 14:41` */
function moment(at: number, now: number): string {
  const isToday = day(at) === day(now);
  return `${isToday ? 'today' : day(at)} at ${timeOfDay(at)}`;
}

/** `23 hours`, `40 minutes` */
function timeLeft(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return minutes < 60 ? counted(minutes, 'minute', 'minutes') : counted(Math.floor(minutes / 60), 'hour', 'hours');
}

const page = {
  back: 'Back to comparisons',
  rename: 'Rename',
  name: 'Name of the comparison',
  lengthOf: (length: number, limit: number) => `${length} of ${counted(limit, 'character', 'characters')}`,
  save: 'Save',
  cancel: 'Cancel',
  renamed: (name: string) => `Renamed to ${name}.`,
  renameFailed: 'The name could not be changed. Try again.',
  kept: (pageCount: number, leftMs: number) => `${pages(pageCount)} · deleted in ${timeLeft(leftMs)}`,
  skipToFinding: 'Skip to the finding',
  skipToDecision: 'Skip to the decision',
  opening: 'Opening the review',
  keyboard: 'Keyboard',
  findingsTab: 'Findings',
  fullDocument: 'Full document',
  view: 'View',
  hideList: 'Hide list',
  showList: 'Show list',
  more: 'More',
  refused: (reason: string) => `The decision was not saved: ${reason}`,
} as const;

const state = {
  failedTitle: 'The review could not be opened',
  failed: 'Nothing has been lost. Check your connection and try again.',
  outdatedTitle: 'This page is out of date',
  outdated:
    'The service has been updated, and this page cannot read its results. Nothing has been lost. Reload the page to continue.',
  unfinishedTitle: 'This comparison has no findings to review yet',
  unfinished: 'It is queued, running or stopped. The findings appear here when it is done.',
  stoppedTitle: 'This comparison could not be completed',
  stopped: (reason: string) => `${reason} There are no findings to review.`,
  cancelledTitle: 'This comparison was cancelled',
  cancelled: 'There are no findings to review. You can run it again from the list of comparisons.',
  toComparisons: 'Back to comparisons',
  deletedTitle: (at: number) => `This comparison was deleted at ${timeOfDay(at)}.`,
  deleted: 'Its files, pages and decisions are gone. Reports you downloaded are not affected.',
  noFindingsTitle: 'No findings to review',
  noFindings: 'The documents agree on everything that was compared.',
  noFindingsInRest: 'The documents agree on everything that was compared in the other pages.',
  lookAtPages: 'Look at the pages',
  offlineTitle: 'You are offline',
  offline: (count: number) =>
    count === 0
      ? 'Your decisions are kept here and sent when you are back online. Open pages stay readable.'
      : `${counted(count, 'decision', 'decisions')} will be sent when you are back online. Open pages stay readable.`,
  heldTitle: 'Decisions are not saved yet',
  held: (count: number) =>
    `The service is not accepting decisions right now. ${counted(count, 'decision is', 'decisions are')} kept here and will be sent as soon as possible.`,
  endsTitle: (ms: number) => `Will be deleted in ${counted(Math.max(1, Math.ceil(ms / 60_000)), 'minute', 'minutes')}`,
  ends: (count: number, at: number) =>
    `Download the report${count === 0 ? '' : ` with your ${counted(count, 'decision', 'decisions')}`} before ${timeOfDay(at)}.`,
  conflictTitle: (number: string) => `Two decisions on finding ${number}`,
  conflict: (own: string, ownAt: number, other: string, otherAt: number, why: string | undefined) =>
    `This window: ${own}, ${timeOfDay(ownAt)}. Another window: ${other}, ${timeOfDay(otherAt)}${why === undefined || why === '' ? '' : `, “${why}”`}.`,
  keep: (own: string) => `Keep ${own}`,
  settled: (number: string, decision: string) => `Finding ${number} is now ${decision}.`,
  take: (other: string) => `Use ${other}`,
} as const;

const decisionWords = {
  accepted: 'confirmed',
  dismissed: 'dismissed',
  asked: 'asked',
  open: 'open',
} as const;

const list = {
  title: 'Findings',
  decided: (count: number, all: number) => `${count} of ${all} reviewed`,
  waits: (count: number) => `${count} awaiting an answer`,
  openCount: (count: number) => `${count} open`,
  ofSubstance: 'substantive changes',
  progress: 'Reviewed findings',
  search: 'Search findings',
  searchChanges: 'Search changes',
  filters: 'Filters',
  show: (count: number, isOfVersions: boolean) =>
    `Show ${isOfVersions ? counted(count, 'change', 'changes') : findings(count)}`,
  severity: 'Severity',
  kind: 'Kind',
  document: 'Document',
  kindOfChange: 'Kind of change',
  classOfChange: 'Class',
  chosenOf: (name: string, count: number) => (count === 0 ? name : `${name}, ${count} selected`),
  states: 'Findings listed',
  open: (count: number) => `Open ${count}`,
  decidedTab: (count: number) => `Reviewed ${count}`,
  all: (count: number) => `All ${count}`,
  several: 'Select multiple',
  select: 'Select',
  chooseThis: (subject: string) => `Select ${subject}`,
  chosen: (count: number) => `${findings(count)} selected`,
  clear: 'Clear',
  possible: 'Possible discrepancies',
  possibleHint: 'Worth a look',
  note: 'Note',
  accepted: 'Confirmed',
  dismissed: 'Dismissed',
  asked: 'Asked',
  notFoundIn: (name: string) => `Stated only in ${name}`,
  noMatchTitle: (search: string) => (search === '' ? 'No finding matches' : `No finding matches “${search}”`),
  filtersToo: (names: readonly string[]) =>
    `${names.join(' and ')} ${names.length === 1 ? 'is also set as a filter' : 'are also set as filters'}.`,
  clearAll: 'Clear search and filters',
  listed: (count: number, isOfVersions: boolean) =>
    `${isOfVersions ? counted(count, 'change', 'changes') : findings(count)} listed.`,
  nothingOpen: 'All done',
  allDecided: (accepted: number, dismissed: number) =>
    `${accepted} confirmed, ${dismissed} dismissed. Dismissed findings are listed in the appendix.`,
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
  passages: 'Both passages',
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
  pairQuestion: 'Do they differ in meaning?',
  accept: 'Confirm',
  dismiss: 'Dismiss',
  differs: 'Differs',
  same: 'Same meaning',
  ask: 'Ask',
  note: 'Note',
  undo: 'Undo',
  changeWhy: 'Edit reason',
  previous: 'Previous finding',
  next: 'Next finding',
  byYou: (at: number, now: number) => `by you, ${moment(at, now)}`,
  askedOf: (whom: string) => `for ${whom}`,
  waiting: 'Not sent yet',
  whyTitle: 'Why is this not a discrepancy?',
  reasons: {
    'same-thing': 'Same meaning, different wording',
    'on-purpose': 'Intentional change',
    misread: 'Misread from the page',
    unimportant: 'Not important here',
    other: 'Another reason',
  },
  reasonText: 'In your own words',
  reasonNeeded: 'Enter a reason.',
  reasonMissing: 'Choose a reason.',
  inAppendix: "Listed in the report's appendix.",
  askTitle: 'Your question',
  questionText: 'Question',
  whom: 'Who should answer?',
  optional: '(optional)',
  staysOpen: 'The finding stays open.',
  questionNeeded: 'Enter your question.',
  noteTitle: 'Note on this finding',
  noteText: 'Note',
  noteHint: 'Always included in the report.',
  save: 'Save',
  cancel: 'Cancel',
  spoken: (finding: string, decision: string) => `${finding}, ${decision}.`,
  spokenNext: (finding: string) => `Now ${finding}`,
  spokenAll: (count: number) =>
    count === 1 ? 'The finding has been reviewed.' : `All ${count} findings have been reviewed.`,
  undone: (finding: string) => `Undone: ${finding}.`,
  undoneMany: (count: number) => `Undone: ${findings(count)}.`,
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
    find: 'Find in pages',
    showLeft: 'Document on the left',
    showRight: 'Document on the right',
    accept: 'Confirm: it is a discrepancy',
    dismiss: 'Dismiss: it is not a discrepancy',
    same: 'Same meaning: the two passages do not differ',
    ask: 'Ask a question',
    note: 'Write a note',
    undo: 'Undo this decision, or the last one',
    several: 'Add to selection',
    help: 'Show this help',
  },
  whileTyping: 'Single keys are ignored while you type.',
  zoom: 'zoom,',
  fits: 'fits the text.',
  on: 'Use single keys',
  close: 'Close',
} as const;

const formatWords = {
  docx: 'Word report',
  pdf: 'PDF report',
  csv: 'CSV report',
  json: 'JSON report',
  redline: 'Word redline',
  'redline-pdf': 'PDF redline',
  certificate: 'Comparison certificate',
} as const;

const report = {
  download: 'Download report',
  word: 'Word',
  wordHint: 'with decisions and notes',
  pdf: 'PDF',
  pdfHint: 'for reading and printing',
  csv: 'CSV',
  csvHint: 'one row per quote',
  json: 'JSON',
  jsonHint: 'for other programs',
  redline: 'Redline, Word',
  redlineHint: 'with tracked changes',
  redlinePdf: 'Redline, PDF',
  redlinePdfHint: 'on the later version',
  certificate: 'Comparison certificate',
  certificateHint: 'PDF, scan compared with draft',
  foot: (count: number, all: number) => `${count} of ${all} reviewed. Open findings are included as open.`,
  downloaded: (format: keyof typeof formatWords) => `${formatWords[format]} downloaded.`,
  failed: 'The report could not be downloaded. Try again.',
  unsent: (count: number) =>
    `${counted(count, 'decision has', 'decisions have')} not been sent yet and would be missing from the report. Try again when you are back online.`,
  unsettled:
    'A finding was decided differently in another window. Choose which decision to keep, then download the report.',
} as const;

export const reviewMessages = {
  page,
  state,
  decisionWords,
  changeKinds,
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
