import { counted } from './counted.ts';
import { files, fileSize, kilobytes, sizeOfTotal } from './figures.ts';
import { report } from './report.ts';
import { roughTime } from './rough-time.ts';

/** All text of the dashboard. Text quoted in the product brief is exact, capitals and `(s)` included. */

const page = {
  title: 'Upload Asset Files',
  tagline: 'Upload two or more PDFs about the same thing to find the discrepancies between them.',
  offline: 'You are offline. Uploads will resume when you are back online.',
  tryNow: 'Try now',
  unexpected: 'Something went wrong on this page. Please try again.',
  duplicateTab: 'This tab was duplicated, so it starts its own comparison.',
} as const;

const dropZone = {
  dropFirst: 'Drop PDF files or a folder here',
  dropOther: 'Drop different PDF files or a folder here',
  dropInstead: 'Or start over with other PDF files or a folder',
  addSecond: 'Add the second file',
  releaseToAdd: 'Release to add to the list',
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
    `You chose ${files(count)}. A comparison can have up to ${limit}. Choose fewer files.`,
  tooManyMore: (total: number, limit: number) =>
    `That would be ${files(total)}. A comparison can have up to ${limit}. Choose fewer files.`,
  renamed: (from: string, to: string) => `Two files are named ${from}. One was renamed to ${to}.`,
  renamedMany: (count: number) =>
    `${counted(count, 'file had the same name as another and was', 'files had the same name as another and were')} renamed.`,
  dropUnreadable: 'The dropped items could not be read. Choose the files with the button instead.',
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
    count === 1 ? '1 file failed. Try it again or remove it.' : `${count} files failed. Try them again or remove them.`,
  failedOnly: (count: number) => (count === 1 ? '1 file failed.' : `${count} files failed.`),
  unusableHint: (count: number, isMore: boolean) =>
    isMore ? `${count} more cannot be used.` : `${files(count)} cannot be used.`,
  continueWithout: (count: number) => (count === 1 ? 'Continue without it' : 'Continue without them'),
  sameContent: (name: string) => `Same content as ${name}.`,
  removeCopy: 'Remove the copy',
  keepBoth: 'Keep both',
  pausedAt: (value: number) => `Paused at ${value}%`,
  paused: 'Paused',
  waitsForLogin: 'Waiting for you to log in',
  waitForLogin: (count: number) =>
    count === 1 ? '1 file is waiting for you to log in.' : `${count} files are waiting for you to log in.`,
  afterLogin: 'Resumes after you log in.',
  loginEnded: 'You have been logged out',
  loginEndedHint: (count: number) =>
    count === 0
      ? 'Log in to continue on this page.'
      : `${count === 1 ? 'Your file stays' : `Your ${count} files stay`} in this list. Log in to resume your uploads.`,
  login: 'Login',
  addFiles: 'Add files',
  orDropHere: 'or drop them onto this list',
  releaseToAdd: 'Release to add to the list',
  replaced: (count: number) => counted(count, 'file was replaced.', 'files were replaced.'),
  undo: 'Undo',
  redo: 'Replace again',
  undone: (count: number) =>
    `Your files are back in the list. ${count === 1 ? 'The new one was' : 'The new ones were'} set aside.`,
  closeReplaced: 'Close this message',
  comingHint: (count: number) => (count === 1 ? '1 file is still uploading.' : `${count} files are still uploading.`),
  empty: 'No files uploaded yet',
  emptyHint: ['Select all files for this comparison at once.', 'Uploading starts right away.'],
  listLabel: 'Files of this comparison',
  queued: 'Queued',
  starting: 'Starting upload...',
  percent: (value: number) => `${value}% uploaded`,
  complete: 'Upload complete',
  pages: (count: number) => counted(count, 'page', 'pages'),
  failed: (status: number | string) => `Upload failed (${status})`,
  /** In place of the status when no response arrived. */
  networkError: 'network error',
  networkHint: 'The server could not be reached. Check your connection and try again.',
  notUploaded: 'Not uploaded',
  tooLarge: (bytes: number, limitMb: number) => `${fileSize(bytes)} is over the limit of ${limitMb} MB per file.`,
  emptyFile: 'This file is empty. Save it again and upload it again.',
  notPdf: 'This file is not a PDF. Save it as a PDF and upload it again.',
  nameTooLong: (limit: number) =>
    `The file name is longer than ${counted(limit, 'character', 'characters')}. Rename the file.`,
  unreadable: 'This file could not be read. It may have been moved or changed. Select it again.',
  tryAgain: 'Try Again',
  retryAll: (count: number) => `Try ${counted(count, 'failed file', 'failed files')} again`,
  remove: (name: string) => `Remove ${name}`,
  progressOf: (name: string) => `Upload progress of ${name}`,
  uploaded: (count: number) => `${count} PDF(s) uploaded.`,
  totalLabel: (count: number) => `Uploading ${files(count)}`,
  sentOf: sizeOfTotal,
  sentOfAt: (sent: number, total: number, bytesPerSecond: number) =>
    `${sizeOfTotal(sent, total)}, ${fileSize(Math.round(bytesPerSecond))}/s`,
  timeLeft: (ms: number) => `${roughTime(ms)} left`,
  start: 'Start Analysis & Download Report',
} as const;

const analysis = {
  starting: 'Starting analysis...',
  connected: 'Connected to server...',
  processing: 'Processing...',
  ocrCompleted: (file: string) => `OCR completed for ${file}`,
  progress: (value: number) => `Progress: ${value}%`,
  connectionLost: 'Connection lost. The analysis is still running. Reconnecting...',
  failed: (message: string) => `Failed: ${message}`,
  noJobId: 'No job_id received from WebSocket.',
  noConnection: 'Could not connect to the server.',
  signedOut: 'Your session has expired. Log in and choose the files again.',
  outOfReach: (minutes: number) => `The server could not be reached for ${counted(minutes, 'minute', 'minutes')}.`,
  unreadableReport: 'The server did not send a valid report.',
  left: 'Remaining:',
  leftRead: (count: number) => `read ${files(count)}`,
  leftCompare: 'compare',
  leftReport: 'write report',
  remaining: (ms: number) => roughTime(ms),
  barLabel: 'Progress of the analysis',
  pages: (count: number) => counted(count, 'page', 'pages'),
  read: 'Read',
  readWithOcr: (count: number) => `Read, OCR on ${counted(count, 'page', 'pages')}`,
  reading: 'Reading',
  readingPage: (current: number, total: number, ocr: boolean) => `Page ${current} of ${total}${ocr ? ', OCR' : ''}`,
  next: 'Next',
  notReadable: 'Could not be read',
  compareStep: (count: number) =>
    count === 2 ? 'Compare both documents' : `Compare all ${counted(count, 'document', 'documents')}`,
  comparing: 'Comparing',
  done: 'Done',
  reportStep: 'Write report',
  writing: 'Writing',
  steps: 'Files and steps',
  messages: (count: number) => counted(count, 'message', 'messages'),
  messagesLabel: 'Messages',
  inBackground: 'Continue in background',
  cancel: 'Cancel',
  offline: 'You are offline. The analysis is still running. This page will catch up when you are back online.',
  pausedHere: 'Updates paused',
} as const;

const sample = {
  title: 'See how it works with short documents',
  hint: 'A lease, its amendment and a certificate that contradict each other, or an agreement and a scan of its signed copy. Nothing to upload.',
  start: { disagreeing: 'Try it with sample documents', 'signed copy': 'Check a signed copy' },
} as const;

const cloud = {
  googleDrive: 'Google Drive',
  oneDrive: 'OneDrive',
  opening: 'Opening',
  getting: (count: number, provider: string) => `Getting ${files(count)} from ${provider}`,
  gettingHint: 'They will be uploaded once all of them have been received.',
  ofTotal: (done: number, total: number) => `${done} of ${total}`,
  barLabel: 'Files received',
  cancel: 'Cancel',
  notSetUp: (provider: string) => `${provider} is not available here`,
  notSetUpHint: 'It has not been set up for this service.',
  meanwhile: 'Download the files and drop them here instead.',
  notSetUpHere: (providers: readonly string[]) =>
    `${providers.join(' and ')} ${providers.length === 1 ? 'is' : 'are'} not set up here.`,
  close: 'Close',
  downloadFailed: (status: number | string) => `Download failed: ${status}`,
  missingToken: 'Missing access token',
  downloadError: 'Download error',
  accessRefused: (provider: string) => `${provider} could not be opened because access was denied.`,
  popupBlocked: (provider: string) => `The ${provider} window was blocked. Allow pop-ups for this page and try again.`,
  pickerUnavailable: (provider: string) =>
    `${provider} could not be opened. Check your connection, or download the files and drop them here.`,
  fileSkipped: (name: string) => `${name} is not a PDF and will be skipped.`,
  metadataFailed: (id: string) => `Failed to fetch metadata for file ID: ${id}`,
  fileFailed: (name: string) => `Failed to download ${name}`,
  noValidPdf: 'No valid PDF files selected.',
  oneDriveWrong: 'Something went wrong while downloading OneDrive files.',
  sdkMissing: 'OneDrive SDK not loaded.',
  finishingSignIn: 'Finishing sign-in. This window will close automatically.',
} as const;

export const dashboardMessages = {
  page,
  dropZone,
  folderDialog,
  uploads,
  analysis,
  report,
  sample,
  cloud,
  kilobytes,
  fileSize,
} as const;
