import { paragraph, type Block } from '../blocks/block.ts';
import { internalLink, run, type Inline } from '../blocks/inline.ts';
import type { VersionPair } from '../model/version-pairs.ts';
import type { ReportContext } from '../report-context.ts';
import { changesSentence } from '../words/changes-sentence.ts';
import { listed, plural } from '../words/formatting.ts';
import { changesHeading } from './headings.ts';

/** Pairs of versions that the first page has room for. */
const mostPairs = 3;

/** What differs between versions, and which of them is the earlier. Empty where no documents are versions. */
export function versionSummary(context: ReportContext): Block[] {
  const { versions } = context.model;
  const told = versions.slice(0, mostPairs).flatMap((pair) => pairSummary(context, pair));
  const rest = versions.length - mostPairs;
  if (rest <= 0) return told;
  const more = [
    run(`${rest} more ${plural(rest, 'pair', 'pairs')} of versions: see `),
    linkToList('the list of changes'),
    run('.'),
  ];
  return [...told, paragraph(more, { style: 'Lead' })];
}

function pairSummary(context: ReportContext, pair: VersionPair): Block[] {
  const order = run(`${pairTitle(context, pair)}. ${orderSentence(context, pair)} `, { style: 'Muted', noProof: true });
  const letters = [pair.a, pair.b].map((id) => context.model.documentById.get(id)?.letter ?? id);
  const lead = context.model.versions.length > 1 ? `${listed(letters)}: ` : '';
  const link = pair.changes.length === 0 || pair.share !== undefined ? [] : linkToList('Every change, word by word');
  return [
    paragraph(run(lead + changesSentence(pair, context.model.result)), { style: 'ChangeCounts', keepNext: true }),
    paragraph([order, link]),
  ];
}

const linkToList = (text: string): Inline => internalLink(changesHeading.anchor, run(text, { style: 'Hyperlink' }));

/** `Two versions of a document: A lease-v1.pdf and B lease-v2.pdf`. */
export const pairTitle = (context: ReportContext, { a, b }: VersionPair): string =>
  `Two versions of a document: ${nameOf(context, a)} and ${nameOf(context, b)}`;

function nameOf({ model }: ReportContext, id: string): string {
  const document = model.documentById.get(id);
  return document === undefined ? id : `${document.letter} ${document.name}`;
}

/** Which one is the earlier, as far as that is known, and by what. */
export function orderSentence({ model }: ReportContext, { a, b, order }: VersionPair): string {
  const [first, second] = [a, b].map((id) => model.documentById.get(id)?.letter ?? id);
  if (order === 'unknown') return `Their order is not known; changes are described from ${first} to ${second}.`;
  const lead = order === 'names' ? 'Judging by the file names,' : 'As set by a reviewer,';
  return `${lead} ${first} is the earlier version and ${second} the later one.`;
}
