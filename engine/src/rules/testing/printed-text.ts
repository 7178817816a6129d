import { linesPerPage } from '../../testing/a-document.ts';

/** Lines of a document as `aDocument` takes them. */
type Lines = readonly string[];

/** Two documents of one matter that are no versions of each other: all they share is the number of the matter. */
export const accounts = (first: string, second: string): Lines[] => [
  ['# Lease', '', 'The lease of 12 Mill Road is registered under number HB-24-117.', '', first],
  ['# Rules of the house', '', 'Tenants of HB-24-117 read these rules before they move in.', '', second],
];

/** Text for rules that look into one document alone, with another that says nothing about it. */
export const alone = (...lines: Lines): Lines[] => [
  ['# Supplies', '', 'Contract HB-24-117', '', ...lines],
  ['# Letter', '', 'This letter accompanies contract HB-24-117.'],
];

/** The same over two pages. */
export const overPages = (first: Lines, second: Lines): Lines[] => {
  const [lines = [], letter = []] = alone(...first);
  return [[...lines, ...Array.from({ length: linesPerPage - lines.length }, () => ''), ...second], letter];
};

/** A contract that two versions share; each sentence is a paragraph. */
export const contract: Lines = [
  '# Services agreement',
  '',
  'This agreement is made between Harbour Estates Ltd and Bluewater Trading Ltd.',
  '',
  'The supplier shall deliver the goods to the warehouse of the customer in Hamburg.',
  '',
  'The customer may return goods that do not conform to the order.',
  '',
  'Neither party is liable for delay caused by events beyond its control.',
  '',
  'All notices under this agreement must be given in writing to the office of the other party.',
  '',
  'The supplier keeps records of every delivery and shows them to the customer on request.',
  '',
  'The price includes packing and carriage to the place of delivery.',
  '',
  'The customer pays every invoice within 30 days after it has received the goods.',
  '',
  'This agreement is governed by the law of England.',
];

/** The contract and a version of it in which some words are others. */
export const versions = (from: string, to: string): Lines[] => [contract, changed(contract, from, to)];

/** The same lines with some words replaced wherever they stand. */
export function changed(lines: Lines, from: string, to: string): Lines {
  if (!lines.some((line) => line.includes(from))) throw new Error(`No line holds “${from}”.`);
  return lines.map((line) => line.replaceAll(from, to));
}
