import { counted } from './counted.ts';

/** How a piece of text stands out: strong, or as a finding marks it. */
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
  /** What holds back: limits of what was said. */
  readonly quiet?: string;
  readonly keys?: readonly HelpKey[];
}

const findings: HelpSection = {
  id: 'findings',
  title: 'What a finding says',
  paragraphs: [
    [
      'One value in ',
      { mark: 'first', text: 'one reading' },
      ', with a single line, and the other in ',
      { mark: 'second', text: 'another reading' },
      ', with a double line. Both say on which page they stand. Missing content says where it was looked for.',
    ],
    [
      'Between two versions: ',
      { mark: 'removed', text: 'removed' },
      ', ',
      { mark: 'added', text: 'added' },
      ', ',
      { mark: 'moved', text: 'moved' },
      ', and ',
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
    { does: 'Next, previous', keys: ['Tab', 'Shift Tab'] },
    { does: 'Press a button', keys: ['Enter'] },
    { does: 'Past the bar to the page', keys: ['Tab', 'Enter'] },
    { does: 'Close a question, leave it as it was', keys: ['Esc'] },
    { does: 'Let a comparison run in the background', keys: ['Esc'] },
    { does: 'Keep a new name', keys: ['Enter'] },
  ],
};

const purpose: HelpSection = {
  id: 'purpose',
  title: 'What it does',
  paragraphs: [
    [
      'You upload two or more PDFs that should agree: a contract and its amendment, an offer and an invoice, two versions of one paper. You get every place where they do not, on the screen and as a Word report.',
    ],
  ],
};

const whichFiles = (files: number, megabytes: number): HelpSection => ({
  id: 'files',
  title: 'Which files',
  paragraphs: [
    [
      `PDF only. Up to ${counted(files, 'file', 'files')} of ${megabytes} MB each, from this device or a folder, and from Google Drive or OneDrive where they are set up. Scanned pages are read too.`,
    ],
  ],
  quiet: 'Files with a password, damaged files and empty ones cannot be read. You are told as they are uploaded.',
});

const compared: HelpSection = {
  id: 'compared',
  title: 'What is compared',
  paragraphs: [
    [
      'Amounts, dates, durations, names, addresses, areas, percentages, identifiers, sums in tables, and sentences that give a duty or a right. Each value is looked for in every document. Two versions of one paper are compared word by word.',
    ],
  ],
  quiet:
    'Never compared: signatures, pictures and handwriting. Files and pages that could not be read are named by the result.',
};

const report: HelpSection = {
  id: 'report',
  title: 'The report',
  paragraphs: [
    [
      'A Word document with every finding, its quotes, pages and readings, and with what was not compared. It downloads by itself when the comparison is done, and again from the result.',
    ],
  ],
};

const kept = (hours: number): HelpSection => ({
  id: 'kept',
  title: 'How long things are kept',
  paragraphs: [
    [
      `Files, pages and reports are deleted after ${counted(hours, 'hour', 'hours')}, or at once with `,
      { mark: 'strong', text: 'Delete now' },
      '. With your account everything in it is deleted.',
    ],
  ],
});

const privacy: HelpSection = {
  id: 'privacy',
  title: 'Where your data stay',
  paragraphs: [
    [
      'On the server that this service runs on. It compares there and sends your files to nobody else. No other account can open your files, pages, reports or decisions.',
    ],
  ],
};

/** Every text of the help page. */
export const helpMessages = {
  title: 'Help',
  contents: 'On this page',
  backToComparisons: 'Comparisons',
  backToLogin: 'Login',
  /** What this service was set up for: files of one comparison, their size in megabytes, hours until deletion. */
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
