import { foundWords } from '../contracts/found-words.ts';
import { pagesNotComparedWords } from '../contracts/pages-not-compared.ts';
import { counted } from './counted.ts';
import { files, fileSize } from './figures.ts';

const wholeNumber = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

function duration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** More places than these do not help to find the value. */
const placesShown = 2;

function someOf(places: readonly string[]): string {
  if (places.length <= placesShown) return places.join(' and ');
  return `${places.slice(0, placesShown).join(', ')} and ${places.length - placesShown} more`;
}

/** Kinds of values in the words of a reader. */
const valueKinds: Readonly<Record<string, string>> = {
  money: 'Amounts',
  date: 'Dates',
  party: 'Names',
  name: 'Names',
  area: 'Areas',
  identifier: 'Identifiers',
  percent: 'Percentages',
  quantity: 'Quantities',
  number: 'Numbers',
  duration: 'Periods',
  period: 'Periods',
  time: 'Times',
};

/** The result of a comparison, and what remains of one that ended without a result. */
export const report = {
  finished: (time: string, durationMs: number) => `Finished at ${time} in ${duration(durationMs)}`,
  finishedAt: (time: string) => `Finished at ${time}`,
  verdict: (found: number, places: number) => {
    const what = `${foundWords(found, false)} found`;
    if (places === 0) return what;
    const possible = `${places} possible ${places === 1 ? 'one' : 'ones'}`;
    return found === 0 ? `${what}, ${possible}` : `${counted(found, 'discrepancy', 'discrepancies')} and ${possible}`;
  },
  placesTitle: 'Possible discrepancies',
  placesHint: 'Worth a look; not included in the count.',
  placeAt: (places: readonly { readonly document: string; readonly page: number }[]) =>
    places.map(({ document, page: number }) => `${document} p. ${number}`).join(', '),
  morePlaces: (count: number) => `and ${count} more in the report`,
  readyWithoutSummary: 'Your report is ready',
  readyHint: 'The connection was lost, so the summary is only in the report.',
  scope: (documents: number, pages: number, agreements: number) =>
    `${counted(documents, 'document', 'documents')}, ${counted(pages, 'page', 'pages')} compared. ` +
    `${wholeNumber.format(agreements)} ${agreements === 1 ? 'value agrees' : 'values agree'}.`,
  /** Of versions, of which what is equal needs no count. */
  scopeOfVersions: (documents: number, pages: number) =>
    `${counted(documents, 'document', 'documents')}, ${counted(pages, 'page', 'pages')} compared.`,
  scopeAllRead: (documents: number, pages: number) =>
    `${counted(documents, 'document', 'documents')}, ${counted(pages, 'page', 'pages')} compared. Every page was read.`,
  severities: { high: 'High', medium: 'Medium', low: 'Low', info: 'Info' },
  kinds: {
    'value-conflict': 'value conflict',
    wording: 'wording',
    missing: 'missing',
    arithmetic: 'arithmetic',
    internal: 'within one document',
  },
  severityAndKind: (severity: string, kind: string) => `${severity}, ${kind}`,
  countsLabel: 'Discrepancies by severity',
  named: (name: string, count: number) => `${name}, ${counted(count, 'document', 'documents')}.`,
  sample: 'Sample',
  filesNotCompared: (count: number) => (count === 1 ? '1 file was not compared.' : `${count} files were not compared.`),
  pagesNotCompared: pagesNotComparedWords,
  inFilesRead: (found: number, isOfVersions: boolean, count: number) =>
    `${foundWords(found, isOfVersions)} in the ${files(count)} that could be read.`,
  inPagesRead: 'No discrepancies in the pages that could be read.',
  changeCounts: {
    substance: (count: number, isFirst: boolean) =>
      isFirst ? counted(count, 'substantive change', 'substantive changes') : `${count} substantive`,
    reworded: (count: number, isFirst: boolean) =>
      isFirst ? counted(count, 'passage reworded', 'passages reworded') : `${count} reworded`,
    editorial: (count: number, isFirst: boolean) =>
      isFirst ? counted(count, 'editorial change', 'editorial changes') : `${count} editorial`,
    renumbered: (count: number, isFirst: boolean) =>
      isFirst ? counted(count, 'reference renumbered', 'references renumbered') : `${count} renumbered`,
    moved: (count: number, isFirst: boolean) =>
      isFirst ? counted(count, 'passage moved', 'passages moved') : `${count} moved`,
  },
  /** A line may break only between the parts. */
  changesTitle: (parts: readonly string[], isAllRead: boolean) =>
    `${parts.map((part) => part.replaceAll(' ', '\u00a0')).join(', ')}. Everything else${isAllRead ? '' : ' that could be read'} is identical.`,
  noChanges: 'No changes. The versions are identical.',
  noChangesRead: 'No changes in the words that could be read',
  wordsNotRead: (count: number) =>
    count === 1 ? '1 word of the scan could not be read.' : `${count} words of the scan could not be read.`,
  changeClasses: {
    substance: 'Substantive',
    reworded: 'Reworded',
    editorial: 'Editorial',
    renumbered: 'Renumbered',
    moved: 'Moved',
  },
  changesLabel: 'Changes by class',
  topFindings: (count: number) => (count === 1 ? 'Finding' : `Top ${count === 2 ? 'two' : 'three'} findings`),
  topChanges: (count: number) => (count === 1 ? 'Change' : `Top ${count === 2 ? 'two' : 'three'} changes`),
  moreFindings: (count: number) => counted(count, 'more finding', 'more findings'),
  moreChanges: (count: number) => counted(count, 'more change', 'more changes'),
  inTheReport: (what: string) => `${what} in the report`,
  decided: (count: number, all: number) =>
    count === 0 ? 'Not reviewed yet' : count < all ? `${count} of ${all} reviewed` : 'All reviewed',
  findingsInReport: 'The findings could not be loaded here. They are in the report.',
  readings: 'Both readings',
  page: (number: number) => `p. ${number}`,
  readByOcr: 'as read by OCR',
  pictureOf: (number: number, document: string, framed: string) =>
    `Part of page ${number} of ${document}, framed: ${framed.length > 120 ? `${framed.slice(0, 119)}…` : framed}`,
  notFound: 'Not found',
  struck: 'Deleted:',
  inserted: 'Inserted:',
  movedWord: 'Moved:',
  added: 'added',
  removed: 'removed',
  notComparedFiles: (count: number, all: number) => `Not compared: ${count} of ${files(all)}`,
  notComparedPages: 'Pages that were not compared',
  unreadableFile: 'This file could not be read. Save it again as a PDF and upload it again.',
  unreadPages: (pages: readonly number[]) =>
    pages.length === 1
      ? `Page ${pages.join()} could not be read. Check it yourself.`
      : `Pages ${pages.join(', ')} could not be read. Check them yourself.`,
  chooseUnread: (count: number) => (count === 1 ? 'Choose the file' : `Choose the ${count} files`),
  thenAll: (all: number, others: number) => {
    const whole = all <= 2 ? 'Both files' : `All ${all} files`;
    return `${whole} will then be compared. The other ${others === 1 ? 'one is' : `${others} are`} still here.`;
  },
  replacing: 'Uploading the chosen files',
  stillUnreadable: (name: string, reason: string) => `${name}: ${reason}`,
  whatAgrees: 'What agrees',
  kindHead: 'Kind',
  agreeHead: 'Agree',
  exampleHead: 'Example',
  kindOfValue: (kind: string) => valueKinds[kind] ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
  example: (subject: string, value: string, at: readonly { readonly document: string; readonly page: number }[]) =>
    `${subject}: ${value} in ${someOf(at.map(({ document, page: number }) => `${document} p. ${number}`))}`,
  seeAll: (count: number) => `See all ${wholeNumber.format(count)}`,
  seeMore: 'See more examples',
  seeLess: 'See less',
  moreLikeThese: (count: number) => `and ${wholeNumber.format(count)} more`,
  agreements: (count: number) =>
    count === 1
      ? '1 value agrees across two or more documents'
      : `${wholeNumber.format(count)} values agree across two or more documents`,
  neverCompared:
    'Signatures, images and handwriting are not compared. Content found in only one document is not checked.',
  whatWasCompared: 'What was compared',
  /** `Amounts 88, dates 51` */
  agreedKinds: (kinds: readonly { readonly kind: string; readonly count: number }[]) =>
    kinds
      .map(({ kind, count }, index) => `${index === 0 ? kind : kind.toLowerCase()} ${wholeNumber.format(count)}`)
      .join(', '),
  certificate: 'Comparison certificate',
  downloadCertificate: 'Download certificate',
  nextSteps: 'What to do next',
  scanOfDraft: (scan: string, draft: string) => `Scan ${scan}, compared with draft ${draft}`,
  certified: {
    words: 'Words in the draft',
    same: 'Unchanged in the scan',
    changed: 'Changed or missing in the scan',
    unread: 'Unreadable in the scan',
    additions: 'Additions in the scan',
  },
  unreadWords: 'Words that could not be read',
  unreadAt: (draft: string, page: number, scan: string, scanPage: number | null) =>
    scanPage === null ? `page ${page} of ${draft}` : `page ${page} of ${draft}, page ${scanPage} of ${scan}`,
  moreUnread: (count: number) => `and ${counted(count, 'more place', 'more places')} in the report`,
  lookedAt: 'What was looked at',
  showDetails: 'Show details',
  hideDetails: 'Hide details',
  number: (count: number) => wholeNumber.format(count),
  whatBecame: 'Compared',
  unitsOf: (unit: string, of: string) => `${unit} of ${of}`,
  unitsOfPair: (unit: string, of: string, other: string) => `${unit} of ${of}, compared with ${other}`,
  morePairs: (count: number) => `and ${counted(count, 'more pair', 'more pairs')} in the report`,
  leftOut: 'Not compared',
  leftOutWhat: (fileCount: number, pageCount: number) => {
    const all = fileCount === 0 ? [] : [fileCount === 1 ? 'The file' : `The ${fileCount} files`];
    const single = pageCount === 0 ? [] : [pageCount === 1 ? '1 page' : `${pageCount} pages`];
    return `${[...all, ...single].join(' and ')} above, and signatures, images and handwriting`;
  },
  earlier: 'earlier',
  later: 'later',
  swapVersions: 'Swap earlier and later',
  swapped: 'You swapped the versions. All pages and reports use this order.',
  orderUnknown: 'The file names do not show which version is earlier.',
  documentsLabel: 'Documents of this comparison',
  documentPages: (pages: number, ocrPages: number) =>
    `${counted(pages, 'page', 'pages')}${ocrPages > 0 ? ', OCR' : ''}`,
  notRead: 'Not read',
  keptFor: (hours: number) => `Deleted in ${counted(hours, 'hour', 'hours')}`,
  keptForMinutes: (minutes: number) => `Deleted in ${counted(minutes, 'minute', 'minutes')}`,
  deleteNow: 'Delete now',
  fileDetails: (bytes: number | null) => (bytes === null ? 'Word document' : `Word document, ${fileSize(bytes)}`),
  namesLeftOut: (count: number) =>
    count === 1
      ? '. The file left out is listed on page\u00a01.'
      : `. The ${count} files left out are listed on page\u00a01.`,
  downloaded: 'Downloaded',
  writing: 'Writing the Word report',
  comesDown: 'It will download when it is ready.',
  unwritten: 'The report could not be written.',
  unwrittenHint: 'The findings are complete. You can review them without the report.',
  download: 'Download report',
  downloading: 'Downloading',
  review: 'Review findings',
  lookAtPages: 'Look at the pages',
  reviewOne: 'Review',
  reviewOneOf: (subject: string) => ` ${subject}`,
  startNew: 'New comparison',
  stoppedNamed: (name: string) => `${name}: analysis stopped`,
  stoppedHint: 'Run it again, or choose other files.',
  cancelledHint: 'The result was discarded. The files are still here.',
  goneTitle: 'This comparison was deleted',
  goneHint: 'Its files and report are no longer on the server.',
  notLoadedTitle: 'The comparison could not be loaded',
  notLoadedHint: 'It is still on the server. Check your connection and try again.',
  opening: 'Opening the comparison',
  tryAgain: 'Try again',
  backToComparisons: 'Back to comparisons',
  stopped: 'Analysis stopped',
  noReport: 'No report was created',
  filesNotAtFault: 'The problem is not with your files. Choose them again to rerun the comparison.',
  chooseAgainHint: 'Choose the files again to rerun the comparison.',
  chooseSame: 'Choose the same files again',
  toChooseAgain: (count: number) => `${files(count)} to choose again`,
  dismiss: 'Dismiss',
  reference: 'Reference',
  copyReference: 'Copy reference',
  copied: 'Reference copied.',
  copyFailed: 'The reference could not be copied. Select it and copy it manually.',
  resumeTitle: 'Your comparison is still running',
  resumeHint: 'The page was reloaded while it was running. Nothing has been lost.',
  resumeFiles: (count: number) => `${files(count)} in this comparison`,
  resume: 'Continue',
  lostTitle: 'The page was reloaded',
  lostHint: 'Files are not stored in the browser. Please choose them again.',
} as const;
