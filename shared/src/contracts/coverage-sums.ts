import type { Coverage, DocumentCoverage, PairCoverage, SideCoverage } from './coverage.ts';

const read = ['text', 'ocr', 'form', 'doubted'] as const;
const noted = ['struckOut', 'covered', 'unseen', 'layers', 'pictures', 'comments', 'redactions'] as const;

type Summed = (typeof read)[number] | (typeof noted)[number];

/** What was read of a document and what was left out, over all of its pages. */
export type DocumentSums = Readonly<Record<Summed | 'pages' | 'unread' | 'repeated' | 'attachments', number>>;

export function sumsOf({ pages, attachments = 0 }: DocumentCoverage): DocumentSums {
  const sum = (name: Summed): number => pages.reduce((total, page) => total + (page[name] ?? 0), 0);
  return {
    pages: pages.length,
    unread: pages.filter(({ unread }) => unread === true).length,
    repeated: pages.filter(({ repeats }) => repeats !== undefined).length,
    text: sum('text'),
    ocr: sum('ocr'),
    form: sum('form'),
    doubted: sum('doubted'),
    struckOut: sum('struckOut'),
    covered: sum('covered'),
    unseen: sum('unseen'),
    layers: sum('layers'),
    pictures: sum('pictures'),
    comments: sum('comments'),
    redactions: sum('redactions'),
    attachments,
  };
}

/** What is said of every document, and what only where there is any. */
const always: readonly (keyof DocumentSums)[] = ['pages', 'unread', 'text', 'ocr'];
const order: readonly (keyof DocumentSums)[] = [...always, 'form', 'doubted', 'repeated', ...noted, 'attachments'];

const labels: Readonly<Record<keyof DocumentSums, string>> = {
  pages: 'Pages',
  unread: 'Pages not read',
  repeated: 'Repeated pages, compared once',
  text: 'Words from the text layer',
  ocr: 'Words read by OCR',
  form: 'Words in form fields',
  doubted: 'Doubtful words',
  struckOut: 'Struck-out words, left out',
  covered: 'Words under a filled box, left out',
  unseen: 'Invisible words, left out',
  layers: 'Words on hidden layers, left out',
  pictures: 'Images whose text could not be read',
  comments: 'Reviewers’ comments, not compared',
  redactions: 'Passages marked for redaction',
  attachments: 'Attached files, not compared',
};

export interface CoverageLine {
  readonly label: string;
  readonly count: number;
}

/** What was looked at in a document, line by line, as every page and report lists it. */
export function coverageLines(document: DocumentCoverage): CoverageLine[] {
  const sums = sumsOf(document);
  return order
    .filter((name) => always.includes(name) || sums[name] > 0)
    .map((name) => ({ label: labels[name], count: sums[name] }));
}

/** What became of the words or values of one document of a pair, in the order in which it is listed. */
export const sideLabels: readonly (readonly [keyof SideCoverage, string])[] = [
  ['agree', 'Same'],
  ['alike', 'Same, written differently'],
  ['differ', 'Different'],
  ['alone', 'No counterpart'],
];

export const unitLabels: Readonly<Record<PairCoverage['unit'], string>> = { words: 'Words', values: 'Values' };

/** What was not read: documents of which nothing was, and pages of the others. */
export interface Unread {
  readonly documents: number;
  readonly pages: number;
  /** Pages of all documents of which something was read. */
  readonly allPages: number;
}

export function unreadIn({ documents = [] }: Coverage): Unread {
  const sums = documents.map(sumsOf);
  const read = sums.filter(({ pages, unread }) => unread < pages);
  return {
    documents: sums.length - read.length,
    pages: read.reduce((total, { unread }) => total + unread, 0),
    allPages: read.reduce((total, { pages }) => total + pages, 0),
  };
}
