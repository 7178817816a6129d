import { counted } from './counted.ts';

/** How a piece of text is emphasised: strong, or as a finding marks it. */
export type HelpMark = 'strong' | 'first' | 'second' | 'removed' | 'added' | 'moved' | 'reworded';

export type HelpPiece = string | { readonly mark: HelpMark; readonly text: string };

export interface HelpKey {
  readonly does: string;
  readonly keys: readonly string[];
}

export interface HelpSection {
  /** Where a link to the section leads. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly (readonly HelpPiece[])[];
  /** Limits of what the paragraphs promise. */
  readonly quiet?: string;
  readonly keys?: readonly HelpKey[];
}

const findings: HelpSection = {
  id: 'findings',
  title: 'How to read a finding',
  paragraphs: [
    [
      'The first value is shown as ',
      { mark: 'first', text: 'one reading' },
      ' with a single line, the second as ',
      { mark: 'second', text: 'another reading' },
      ' with a double line. Each shows its page. For missing content, the finding shows where it was searched for.',
    ],
    [
      'Between two versions, text is marked as ',
      { mark: 'removed', text: 'removed' },
      ', ',
      { mark: 'added', text: 'added' },
      ', ',
      { mark: 'moved', text: 'moved' },
      ' or ',
      { mark: 'reworded', text: 'reworded' },
      ' with the same meaning.',
    ],
  ],
};

const keyboard: HelpSection = {
  id: 'keyboard',
  title: 'Keyboard',
  paragraphs: [['Every page works without a mouse.']],
  keys: [
    { does: 'Next or previous control', keys: ['Tab', 'Shift Tab'] },
    { does: 'Press a button', keys: ['Enter'] },
    { does: 'Skip to content', keys: ['Tab', 'Enter'] },
    { does: 'Cancel a dialog', keys: ['Esc'] },
    { does: 'Continue a comparison in the background', keys: ['Esc'] },
    { does: 'Save a new name', keys: ['Enter'] },
  ],
};

const purpose: HelpSection = {
  id: 'purpose',
  title: 'What it does',
  paragraphs: [
    [
      'You upload two or more PDFs that should agree: a contract and its amendment, an offer and an invoice, two versions of a document. You see every place where they disagree, on screen and in a Word report.',
    ],
  ],
};

const whichFiles = (files: number, megabytes: number): HelpSection => ({
  id: 'files',
  title: 'Supported files',
  paragraphs: [
    [
      `PDF only, up to ${counted(files, 'file', 'files')} of ${megabytes} MB each: from this device, a folder, or Google Drive and OneDrive where available. Scanned pages are read with OCR.`,
    ],
  ],
  quiet: 'Password-protected, damaged and empty files cannot be read. They are reported at upload.',
});

const compared: HelpSection = {
  id: 'compared',
  title: 'What is compared',
  paragraphs: [
    [
      'Amounts, dates, durations, names, addresses, areas, percentages, identifiers, totals in tables, and sentences that state a duty or a right. Each value is searched for in every document. Two versions of a document are compared word by word.',
    ],
  ],
  quiet:
    'Signatures, images and handwriting are not compared. The result lists files and pages that could not be read.',
};

const report: HelpSection = {
  id: 'report',
  title: 'The report',
  paragraphs: [
    [
      'A Word document that lists every finding with its quotes, pages and readings, and everything that was not compared. It downloads automatically when the comparison is done. You can download it again from the result.',
    ],
  ],
};

const kept = (hours: number): HelpSection => ({
  id: 'kept',
  title: 'How long data is kept',
  paragraphs: [
    [
      `Files, pages and reports are deleted after ${counted(hours, 'hour', 'hours')}, or immediately with `,
      { mark: 'strong', text: 'Delete now' },
      '. Deleting your account deletes everything in it.',
    ],
  ],
});

const privacy: HelpSection = {
  id: 'privacy',
  title: 'Where your data is stored',
  paragraphs: [
    [
      'On the server that runs this service. Your files are compared there and are not sent to anyone else. No other account can open your files, pages, reports or decisions.',
    ],
  ],
};

/** Every text of the help page. */
export const helpMessages = {
  title: 'Help',
  contents: 'On this page',
  backToComparisons: 'Comparisons',
  backToLogin: 'Login',
  service: { id: 'service', title: 'About this service' },
  /** By the settings of the service: files per comparison, megabytes per file, hours until deletion. */
  sections: (files: number, megabytes: number, hours: number): readonly HelpSection[] => [
    purpose,
    whichFiles(files, megabytes),
    compared,
    findings,
    report,
    kept(hours),
    privacy,
    keyboard,
  ],
} as const;
