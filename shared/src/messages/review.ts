import { counted } from './counted.ts';

/** Every text of the review of a comparison. */

const findings = (count: number): string => counted(count, 'finding', 'findings');
const pages = (count: number): string => counted(count, 'page', 'pages');
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** `14:41` */
const time = (at: number): string => clock.format(at);

/** `today 14:41`, `1 March 14:41` */
function moment(at: number, now: number): string {
  const isToday = day.format(at) === day.format(now);
  return `${isToday ? 'today' : day.format(at)} ${time(at)}`;
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
  unfinishedTitle: 'This comparison has no findings to review yet',
  unfinished: 'It waits, still runs, or was stopped. This page opens by itself when it is done.',
  toComparisons: 'Back to the comparisons',
  deletedTitle: (at: number) => `This comparison was deleted at ${time(at)}.`,
  deleted: 'Its files, pages and decisions are gone. A report that you downloaded stays yours.',
  noFindingsTitle: 'Nothing was found to review',
  noFindings: 'The documents agree in everything that was compared.',
  offlineTitle: 'You are offline',
  offline: (count: number) =>
    count === 0
      ? 'What you decide now waits here and is sent when the connection is back. Pages that are open stay readable.'
      : `${counted(count, 'decision waits', 'decisions wait')} here and ${count === 1 ? 'is' : 'are'} sent when the connection is back. Pages that are open stay readable.`,
  endsTitle: (ms: number) => `Will be deleted in ${counted(Math.max(1, Math.ceil(ms / 60_000)), 'minute', 'minutes')}`,
  ends: (count: number, at: number) =>
    `Download the report with your ${counted(count, 'decision', 'decisions')} before ${time(at)}.`,
  conflictTitle: (number: number) => `Two decisions on finding ${number}`,
  conflict: (own: string, ownAt: number, other: string, otherAt: number, why: string | undefined) =>
    `Here: ${own}, ${time(ownAt)}. In another window: ${other}, ${time(otherAt)}${why === undefined || why === '' ? '' : `, “${why}”`}.`,
  keep: (own: string) => `Keep ${own}`,
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
  ofSubstance: 'changes of substance',
  progress: 'Decided findings',
  search: 'Search findings',
  searchChanges: 'Search changes',
  filter: 'Filter',
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
  readings: 'What each document says',
  left: 'Left',
  right: 'Right',
  notFound: 'Not found',
  notStated: 'Not stated',
  replacedBy: (value: string, letter: string) => `${value}, replaced by ${letter}`,
  replaced: (letter: string) => `Replaced by ${letter}`,
  at: (name: string, number: number) => `${name}, p. ${number}`,
  inDocuments: (count: number) => `in ${counted(count, 'document', 'documents')}`,
  of: (number: number, all: number) => `Finding ${number} of ${all}`,
  position: (number: number, all: number) => `${number} of ${all}`,
} as const;

const viewer = {
  pane: (name: string) => `Pages of ${name}`,
  left: 'Left pages',
  right: 'Right pages',
  document: 'Document',
  page: (number: number, all: number) => `Page ${number} of ${all}`,
  pageLabel: (number: number) => `Page ${number}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  opening: (name: string) => `Opening ${name}`,
  failedTitle: (number: number, name: string) => `Page ${number} of ${name} could not be shown`,
  retry: 'Try again',
  wasRead: (quote: string) => `What was read there: “${quote}”`,
  deletedTitle: (name: string) => `${name} was deleted`,
  deleted: 'Its pages are gone. What was quoted from it stays here and in the report.',
  lookedFor: (what: string) => `Looked for here: ${what}.`,
  lookedForPlain: 'Looked for here, and not found.',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  zoom: 'Zoom',
  fitText: 'Fit text',
  pageWidth: 'Page width',
  wholePage: 'Whole page',
  percent: (value: number) => `${Math.round(value * 100)}%`,
  find: 'Find in the pages',
  findField: 'Words in the pages',
  nextHit: 'Next hit',
  previousHit: 'Previous hit',
  hits: (number: number, all: number) => (all === 0 ? 'No hits' : `${number} of ${all}`),
  searching: 'Searching...',
  closeFind: 'Close the search',
} as const;

const decide = {
  region: 'Decision',
  question: 'Is this a discrepancy?',
  accept: 'Accept',
  dismiss: 'Dismiss',
  ask: 'Ask',
  note: 'Note',
  undo: 'Undo',
  changeWhy: 'Change why',
  previous: 'Previous finding',
  next: 'Next finding',
  byYou: (word: string, at: number, now: number) => `${word} by you, ${moment(at, now)}`,
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
  whom: 'Who can answer (optional)',
  staysOpen: 'Stays open until you decide.',
  questionNeeded: 'Write the question.',
  noteTitle: 'Note on this finding',
  noteText: 'Note',
  noteHint: 'Stands in the report, whatever you decide.',
  save: 'Save',
  cancel: 'Cancel',
  spoken: (number: number, all: number, severity: string, subject: string, decision: string) =>
    `Finding ${number} of ${all}, ${severity}, ${subject}, ${decision}.`,
  undone: 'Taken back.',
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
    undo: 'Undo the last decision',
    several: 'Choose this one too',
    help: 'This help',
  },
  whileTyping: 'Single keys do nothing while you type.',
  zoom: 'zoom,',
  fits: 'fits the text.',
  on: 'Single keys on',
  close: 'Close',
} as const;

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
  failed: 'The report could not be downloaded. Try again.',
} as const;

const versions = {
  sideBySide: 'Side by side',
  inline: 'Inline',
  layout: 'How both versions are shown',
  removed: 'removed',
  added: 'added',
  moved: 'moved',
  reworded: 'reworded',
  earlier: (name: string) => `${name}, earlier`,
  later: (name: string) => `${name}, later`,
  swap: 'Swap earlier and later',
  link: 'Scroll both together',
  groups: { substance: 'Changes of substance', moved: 'Moved', reworded: 'Reworded', editorial: 'Editorial' },
  changedWord: 'Changed',
  addedWord: 'Added',
  removedWord: 'Removed',
  movedFrom: (from: string) => `Moved from ${from}`,
  isNow: (words: string, to: string) => `${words} is now ${to}`,
  became: (from: string, to: string) => `${from} is now ${to}`,
  fromPlace: (place: string, number: number) => `from ${place}, page ${number}`,
  toPlace: (place: string, number: number) => `to ${place}, page ${number}`,
  sameUpTo: (place: string) => `Up to ${place} everything is the same`,
  of: (number: number, all: number) => `Change ${number} of ${all}`,
  decidedHere: 'Changes of this kind need no decision.',
  pair: 'Versions that are compared',
  pairOf: (one: string, other: string) => `${one} and ${other}`,
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
