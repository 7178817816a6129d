import { paragraph, type Block } from '../blocks/block.ts';
import { run } from '../blocks/inline.ts';
import { picturedPlaces, type PicturedPlace } from '../crops/pictured-places.ts';
import { areTwoVersions, blockTest } from '../model/of-versions.ts';
import { severities } from '../model/order-findings.ts';
import type { ReportFinding, ReportModel } from '../model/report-model.ts';
import type { ReportContext } from '../report-context.ts';
import { agreements } from './agreements.ts';
import { certificates, picturedUnread } from './certificate.ts';
import { contents } from './contents.ts';
import { dismissedFindings } from './dismissed-findings.ts';
import { documents } from './documents.ts';
import { findingBlock } from './finding-block.ts';
import { furtherFindings } from './further-findings.ts';
import { firstPage } from './first-page.ts';
import { blocksOfSeverity, headingParagraph, severityHeading } from './headings.ts';
import { listOfChanges } from './list-of-changes.ts';
import { matrix } from './matrix.ts';
import { placesToLookAt } from './places-to-look-at.ts';
import { readerGuide } from './reader-guide.ts';
import { ledger } from './ledger.ts';
import { readingNotes, type Lacks } from './reading-notes.ts';

/** The whole body, section by section, so that nobody holds it in memory at once. */
export function* reportBody(context: ReportContext, lacks: Lacks): Generator<Block> {
  yield* firstPage(context);
  yield* documents(context);
  yield contents(context);
  const { model } = context;
  yield* certificates(context);
  const isListFirst = areTwoVersions(model);
  // Of two versions the list shows all that a matrix would, and in the order of the papers.
  if (isListFirst) yield* listOfChanges(context);
  else if (model.findings.length > 0) yield* matrix(context);
  yield* findings(context);
  if (model.places.length > 0) yield* placesToLookAt(context);
  if (!isListFirst && model.versions.length > 0) yield* listOfChanges(context);
  yield* agreements(context);
  if (model.dismissed.length > 0) yield* dismissedFindings(context);
  yield* ledger(context);
  yield* readingNotes(context, lacks);
  yield* readerGuide(context);
}

function* findings(context: ReportContext): Generator<Block> {
  const { pictureLimit = defaultPictureLimit } = context.input;
  if (context.input.crops !== undefined && withBlock(context.model).length > pictureLimit)
    yield paragraph(run(`${firstOnes(pictureLimit)} shown with pictures of their pages.`, { style: 'Muted' }), {
      keepNext: true,
    });
  let blocks = mostBlocks;
  for (const severity of severities) {
    const reports = blocksOfSeverity(context.model, severity);
    if (reports.length === 0) continue;
    yield headingParagraph(severityHeading(severity, reports));
    for (const report of reports.slice(0, blocks)) yield* findingBlock(context, report);
    if (reports.length > blocks) yield* furtherFindings(context, reports.slice(blocks));
    blocks = Math.max(0, blocks - reports.length);
  }
  yield* toldInList(context);
}

/** Where the findings are that have no block of their own. */
function toldInList({ model }: ReportContext): Block[] {
  const count = model.findings.length - withBlock(model).length;
  if (count === 0) return [];
  const [which, are] = count === 1 ? ['The other finding', 'is'] : [`The other ${count} findings`, 'are'];
  return [paragraph(run(`${which} ${are} of lower severity and ${are} in the list of changes.`, { style: 'Muted' }))];
}

/** Findings with a block of their own, most severe first: about 250 pages. The others stand in rows. */
export const mostBlocks = 500;

/** Beyond this a report would take long to draw and be too heavy to send. */
const defaultPictureLimit = 200;

const withBlock = (model: ReportModel): ReportFinding[] => model.findings.filter(blockTest(model));

/** The findings that are shown with pictures of their pages. */
const picturedFindings = (model: ReportModel, limit = defaultPictureLimit): ReportFinding[] =>
  withBlock(model).slice(0, limit);

/** All places that the report shows with a picture. */
export const placesWithPicture = (model: ReportModel, limit?: number): PicturedPlace[] => [
  ...picturedUnread(model),
  ...picturedFindings(model, limit).flatMap((report) => picturedPlaces(report, model)),
];

const firstOnes = (count: number): string => (count === 1 ? 'The first finding is' : `The first ${count} findings are`);
