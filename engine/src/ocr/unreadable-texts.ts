import type { Unreadable, UnreadableReason } from '../pdf/read-document.ts';

const texts: Readonly<Record<UnreadableReason, string>> = {
  missing: 'The file no longer exists.',
  empty: 'The file is empty.',
  'not-a-pdf': 'The file is not a PDF.',
  broken: 'The file is damaged and cannot be opened as a PDF.',
  'no-pages': 'The file has no pages.',
  'dynamic-form':
    'The file is a dynamic form (XFA), which only Adobe Acrobat can display. Print it to PDF in Acrobat and upload the result.',
  password: 'The file is password-protected. Remove the password and upload it again.',
  'too-many-pages': 'The file has more pages than can be compared.',
  'timed-out': 'Reading the file took too long and was stopped.',
  'out-of-memory': 'Reading the file needed too much memory and was stopped.',
  crashed: 'The file could not be read: the reader failed on it.',
  'no-text': 'No text was found in the file.',
};

export const unreadable = (reason: UnreadableReason): Unreadable => ({ reason, message: texts[reason] });
