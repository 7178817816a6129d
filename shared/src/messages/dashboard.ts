import { counted } from './counted.ts';

/** Every text of the dashboard. Those the product brief quotes are exact, capitals and `(s)` included. */

const files = (count: number): string => counted(count, 'file', 'files');
const wholeNumber = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Kilobytes of 1024 bytes with one decimal, never grouped: `18902.4 KB`. */
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const megabytesValue = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);
const megabytes = (bytes: number): string => `${megabytesValue(bytes)} MB`;

/** A rough time: nobody waits better for being told 53 seconds. */
function roughTime(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 8) return 'a few seconds';
  if (seconds < 55) return `about ${Math.max(10, Math.round(seconds / 10) * 10)} seconds`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 60
    ? `about ${counted(minutes, 'minute', 'minutes')}`
    : `about ${counted(Math.round(minutes / 60), 'hour', 'hours')}`;
}

function duration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

const page = {
  title: 'Upload Asset Files',
  tagline: 'Upload two or more PDFs to find the discrepancies between them.',
  offline: 'You are offline. Uploads wait and go on when the connection is back.',
  tryNow: 'Try now',
  duplicateTab: 'This tab is a copy of another one, so it starts a comparison of its own.',
} as const;

const dropZone = {
  dropFirst: 'Drop PDF files or a folder here',
  dropOther: 'Drop other PDF files or a folder here',
  region: 'Choose files',
  chooseFiles: 'Choose PDF files',
  chooseFolder: 'Choose a folder',
  supported: 'Supported: PDF',
  limits: (mb: number, count: number) => `Up to ${files(count)} of ${mb} MB each`,
  release: (count: number) => (count > 0 ? `Release to upload ${files(count)}` : 'Release to upload'),
  willBeRemoved: (count: number) =>
    count === 1 ? 'The file in the list will be removed.' : `The ${count} files in the list will be removed.`,
  orUploadFrom: 'Or Upload From',
  notice: 'Uploading a new folder will remove existing files.',
  onlyPdf: 'Only PDF files are allowed.',
  someSkipped: 'Some non-PDF files were skipped.',
  noPdfInFolder: 'No PDF files found in the selected folder (excluding subfolders).',
  tooMany: (count: number, limit: number) =>
    `You chose ${files(count)}. One comparison takes up to ${limit}. Choose fewer files.`,
  renamed: (from: string, to: string) => `Two files are named ${from}. One was renamed to ${to}.`,
  renamedMany: (count: number) =>
    `${counted(count, 'file had the same name as another one and was', 'files had the same name as another one and were')} renamed.`,
  dropUnreadable: 'What was dropped could not be read. Choose the files with the button instead.',
} as const;

const folderDialog = {
  title: 'Upload confirmation',
  question: (count: number) => `Found ${count} PDF(s) in the selected folder. Do you want to upload them?`,
  cancel: 'Cancel',
  upload: 'Upload',
  andMore: (count: number) => `and ${count} more`,
  unnamedFolder: 'The chosen folder',
  manyFolders: (count: number) => counted(count, 'folder', 'folders'),
  leftOut: (others: number, subfolders: number) => {
    const parts = [
      others > 0 ? counted(others, 'file that is not a PDF', 'files that are not PDFs') : '',
      subfolders > 0 ? counted(subfolders, 'subfolder', 'subfolders') : '',
    ].filter((part) => part !== '');
    return parts.length === 0 ? '' : `Left out: ${parts.join(' and ')}.`;
  },
} as const;

const uploads = {
  tooFew: 'Please upload at least two files.',
  ready: (count: number) => `${count} file(s) are ready for analysis.`,
  failedHint: (count: number) =>
    count === 1 ? '1 file failed: try it again or remove it.' : `${count} files failed: try them again or remove them.`,
  comingHint: (count: number) => (count === 1 ? '1 file is still to come.' : `${count} files are still to come.`),
  empty: 'No files uploaded yet',
  emptyHint: ['Choose all files of one comparison together.', 'They start to upload at once.'],
  listLabel: 'Files of this comparison',
  queued: 'Queued',
  starting: 'Starting upload...',
  percent: (value: number) => `${value}% uploaded`,
  complete: 'Upload complete',
  failed: (status: number | string) => `Upload failed (${status})`,
  /** Stands for the status when no answer came. */
  networkError: 'network error',
  networkHint: 'The server could not be reached. Check your connection and try again.',
  notUploaded: 'Not uploaded',
  tooLarge: (bytes: number, limitMb: number) => `${megabytes(bytes)} is over the limit of ${limitMb} MB per file.`,
  emptyFile: 'This file is empty.',
  notPdf: 'This file is not a PDF.',
  nameTooLong: (limit: number) =>
    `The file name is longer than ${counted(limit, 'character', 'characters')}. Rename the file.`,
  unreadable: 'This file could not be read. It may have been moved or changed. Choose it again.',
  tryAgain: 'Try Again',
  retryAll: (count: number) => `Try ${counted(count, 'failed file', 'failed files')} again`,
  remove: (name: string) => `Remove ${name}`,
  progressOf: (name: string) => `Upload of ${name}`,
  uploaded: (count: number) => `${count} PDF(s) uploaded.`,
  totalLabel: (count: number) => `Uploading ${files(count)}`,
  sentOf: (sent: number, total: number) => `${megabytesValue(sent)} of ${megabytes(total)}`,
  sentOfAt: (sent: number, total: number, bytesPerSecond: number) =>
    `${megabytesValue(sent)} of ${megabytes(total)}, ${megabytes(bytesPerSecond)}/s`,
  timeLeft: (ms: number) => `${roughTime(ms)} left`,
  start: 'Start Analysis & Download Report',
} as const;

const analysis = {
  starting: 'Starting analysis...',
  connected: 'Connected to server...',
  processing: 'Processing...',
  ocrCompleted: (file: string) => `OCR completed for ${file}`,
  progress: (value: number) => `Progress: ${value}%`,
  connectionLost: 'The connection was lost. The analysis goes on; trying to reach the server again.',
  failed: (message: string) => `Failed: ${message}`,
  noJobId: 'No job_id received from WebSocket.',
  noConnection: 'Could not connect to the server.',
  signedOut: 'Your session has ended. Log in and choose the files again.',
  outOfReach: (minutes: number) => `The server stayed out of reach for ${counted(minutes, 'minute', 'minutes')}.`,
  unreadableReport: 'The server sent something that is not a report.',
  left: 'Left:',
  leftRead: (count: number) => `read ${files(count)}`,
  leftCompare: 'compare',
  leftReport: 'write the report',
  remaining: (ms: number) => roughTime(ms),
  barLabel: 'Progress of the analysis',
  pages: (count: number) => counted(count, 'page', 'pages'),
  read: 'Read',
  readWithOcr: (count: number) => `Read, OCR on ${counted(count, 'page', 'pages')}`,
  reading: 'Reading',
  readingPage: (current: number, total: number, ocr: boolean) => `Page ${current} of ${total}${ocr ? ', OCR' : ''}`,
  next: 'Next',
  notReadable: 'Could not be read',
  compareStep: (count: number) => `Compare all ${counted(count, 'document', 'documents')}`,
  comparing: 'Comparing',
  done: 'Done',
  reportStep: 'Write the report',
  writing: 'Writing',
  steps: 'Files and steps',
  messages: 'Messages',
} as const;

const report = {
  finished: (time: string, durationMs: number) => `Finished at ${time}, after ${duration(durationMs)}`,
  finishedAt: (time: string) => `Finished at ${time}`,
  verdict: (found: number, places: number) => {
    const what = found === 0 ? 'No discrepancies found' : counted(found, 'discrepancy found', 'discrepancies found');
    if (places === 0) return what;
    const look = `${counted(places, 'place', 'places')} to look at`;
    return found === 0 ? `${what}. ${look}.` : `${what}, and ${look}`;
  },
  placesTitle: 'Places to look at',
  placesHint: 'They may be discrepancies or not, and are not counted.',
  placeAt: (places: readonly { readonly document: string; readonly page: number }[]) =>
    places.map(({ document, page: number }) => `${document} p. ${number}`).join(', '),
  morePlaces: (count: number) => `and ${count} more in the report`,
  readyWithoutSummary: 'Your report is ready',
  readyHint: 'The connection was lost on the way, so the figures stand in the report only.',
  scope: (documents: number, pages: number, agreements: number) =>
    `${counted(documents, 'document', 'documents')}, ${counted(pages, 'page', 'pages')} compared. ` +
    `${wholeNumber.format(agreements)} ${agreements === 1 ? 'value agrees' : 'values agree'}.`,
  severities: { high: 'High', medium: 'Medium', low: 'Low', info: 'Info' },
  countsLabel: 'Discrepancies by severity',
  unreadFiles: (count: number) =>
    count === 1
      ? '1 file could not be read and was not compared:'
      : `${count} files could not be read and were not compared:`,
  unreadFile: (name: string, reason: string) => `${name}: ${reason}`,
  unread: (count: number) => (count === 1 ? '1 page could not be read:' : `${count} pages could not be read:`),
  unreadPlace: (name: string, pages: readonly number[]) =>
    `${name}, ${pages.length === 1 ? 'page' : 'pages'} ${pages.join(', ')}`,
  unreadAdvice: 'Check by eye.',
  unreadAdviceOne: 'Check it by eye.',
  allRead: (pages: number) => (pages === 1 ? 'The 1 page was read' : `All ${pages} pages were read`),
  ocrUsed: (pages: number) =>
    pages === 0 ? 'No page needed OCR.' : `OCR was used on ${pages === 1 ? '1 of them' : `${pages} of them`}.`,
  agreements: (count: number) =>
    count === 1
      ? '1 value was found in two or more documents'
      : `${wholeNumber.format(count)} values were found in two or more documents`,
  agreementsHint: 'Amounts, dates, names, areas and identifiers. Signatures and pictures are not compared.',
  fileDetails: (bytes: number | null) => (bytes === null ? 'Word document' : `Word document, ${kilobytes(bytes)}`),
  downloaded: 'Downloaded',
  downloadAgain: 'Download again',
  downloading: 'Downloading',
  startNew: 'Start a new comparison',
  stopped: 'Analysis stopped',
  noReport: 'There is no report this time',
  filesNotAtFault: 'Your files are not at fault. Choose them again to run the comparison.',
  chooseAgainHint: 'Choose the files again to run the comparison once more.',
  chooseSame: 'Choose the same files again',
  toChooseAgain: (count: number) => `${files(count)} to choose again`,
  dismiss: 'Dismiss',
  reference: 'Reference',
  copyReference: 'Copy reference',
  copied: 'Reference copied.',
  copyFailed: 'The reference could not be copied. Select it and copy it by hand.',
  resumeTitle: 'Your comparison goes on',
  resumeHint: 'The page was loaded again while the server was at work. Nothing is lost.',
  resumeFiles: (count: number) => `${files(count)} in this comparison`,
  resume: 'Continue',
  lostTitle: 'The page was loaded again',
  lostHint: 'Files are not kept in the browser. Choose them again to go on.',
} as const;

const cloud = {
  googleDrive: 'Google Drive',
  oneDrive: 'OneDrive',
  opening: 'Opening',
  getting: (count: number, provider: string) => `Getting ${files(count)} from ${provider}`,
  gettingHint: 'They start to upload when all are here.',
  ofTotal: (done: number, total: number) => `${done} of ${total}`,
  barLabel: 'Files received',
  cancel: 'Cancel',
  notSetUp: (provider: string) => `${provider} is not set up`,
  missingSettings: (provider: string, settings: readonly string[]) =>
    `To use ${provider}, the administrator of this service must set ${settings.join(' and ')}.`,
  meanwhile: 'Until then, download the files and drop them here.',
  close: 'Close',
  downloadFailed: (status: number | string) => `Download failed: ${status}`,
  missingToken: 'Missing access token',
  downloadError: 'Download error',
  accessRefused: (provider: string) => `${provider} was not opened because access was refused.`,
  popupBlocked: (provider: string) =>
    `The window of ${provider} was blocked. Allow pop-ups for this page and try again.`,
  pickerUnavailable: (provider: string) =>
    `${provider} could not be opened. Check your connection, or download the files and drop them here.`,
  fileSkipped: (name: string) => `${name} is not a PDF and will be skipped.`,
  metadataFailed: (id: string) => `Failed to fetch metadata for file ID: ${id}`,
  fileFailed: (name: string) => `Failed to download ${name}`,
  noValidPdf: 'No valid PDF files selected.',
  oneDriveWrong: 'Something went wrong while downloading OneDrive files.',
  sdkMissing: 'OneDrive SDK not loaded.',
  finishingSignIn: 'Finishing the sign-in. This window closes by itself.',
} as const;

export const dashboardMessages = {
  page,
  dropZone,
  folderDialog,
  uploads,
  analysis,
  report,
  cloud,
  kilobytes,
  megabytes,
} as const;
