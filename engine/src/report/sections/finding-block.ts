import { confidenceWord } from '@app/shared/contracts';
import { paragraph, type Block } from '../blocks/block.ts';
import { bookmark, externalLink, internalLink, joined, lineBreak, run, tab, type Inlines } from '../blocks/inline.ts';
import { listTest } from '../model/of-versions.ts';
import { languageOf, type ReportFinding } from '../model/report-model.ts';
import type { ReportContext } from '../report-context.ts';
import { describeDifference } from '../words/describe-difference.ts';
import { explanationOf } from '../words/explanation.ts';
import { findingUrl } from '../words/decision-words.ts';
import { nextStep, whyItMatters } from '../words/guidance.ts';
import { kindLabels } from '../words/labels.ts';
import { findingDecision } from './finding-decision.ts';
import { saidParagraphs } from './said-paragraphs.ts';
import { findingPictures } from './finding-pictures.ts';
import { findingQuotes } from './finding-quotes.ts';
import { shortLabel } from '../model/short-label.ts';
import { severityMark } from './severity-mark.ts';

/** Characters of a title that leave room for kind and confidence on the same line. */
const titleBesideFacts = 44;

/** Everything about one finding: head, what differs, pictures, quotes, what to do, room for the decision. */
export function findingBlock(context: ReportContext, report: ReportFinding): Block[] {
  const pictures = findingPictures(context, report);
  const isTold = pictures.length > 0 && listTest(context.model)(report);
  return [
    head(context, report),
    ...explanation(context, report),
    ...pictures,
    ...(isTold ? [] : findingQuotes(context, report)),
    guidance(context, report),
    ...report.consequences.flatMap((consequence, index) =>
      consequenceBlock(context, consequence, index === report.consequences.length - 1),
    ),
    ...findingDecision(context, report),
  ];
}

function head(context: ReportContext, report: ReportFinding): Block {
  const { finding } = report;
  const title = shortLabel(report.subject, 110);
  const facts = `${kindLabels[finding.kind]}, ${confidenceWord(finding)}`;
  return paragraph(
    [
      bookmark(report.anchor, [
        run(report.number, { style: 'FindingNumber' }),
        run(`\u2003${title}`, { language: languageOf(report, context.model) }),
      ]),
      title.length > titleBesideFacts ? lineBreak() : run('   '),
      severityMark(finding.severity, 'FindingSeverity'),
      tab(),
      run(facts, { style: 'FindingFacts' }),
    ],
    { style: `Finding${finding.severity}`, tabs: [{ align: 'right', at: context.page.textTwips - 140 }] },
  );
}

function explanation(context: ReportContext, report: ReportFinding): Block[] {
  const difference = describeDifference(report.readings, context.formatting);
  const pieces = explanationOf(report, context.model, difference);
  const runs = pieces.map(({ text, strong }) => run(text, { bold: strong, noProof: strong }));
  return runs.length === 0 ? [] : [paragraph(runs, { style: 'Explanation', keepNext: true })];
}

function guidance(context: ReportContext, report: ReportFinding): Block {
  const related = context.model.sameSubject.get(report.finding.id) ?? [];
  const links = related.map((other) => internalLink(other.anchor, run(`no. ${other.number}`, { style: 'Hyperlink' })));
  const why = whyItMatters(report);
  const text = [
    why === '' ? [] : [run('Why it matters: ', { bold: true }), run(`${why} `)],
    run('Next step: ', { bold: true }),
    run(nextStep(report, context.model)),
    links.length === 0 ? [] : [run(' Related findings: ', { bold: true }), joined(links, run(', ')), run('.')],
    screenLink(context, report),
  ];
  return paragraph(text, { style: 'Guidance', keepNext: true });
}

/** Opens the finding on the screen, with both of its pages. */
function screenLink({ input }: ReportContext, { finding }: ReportFinding): Inlines {
  return input.reviewUrl === undefined
    ? []
    : [run(' '), externalLink(findingUrl(input.reviewUrl, finding.id), 'Open this finding')];
}

/** A page may end behind a consequence, but the last one stays with the decision. */
function consequenceBlock(context: ReportContext, report: ReportFinding, isLast: boolean): Block[] {
  const title = bookmark(report.anchor, run(`${report.number}  Follows from this: ${shortLabel(report.subject, 100)}`));
  return [
    paragraph([title, run('   '), severityMark(report.finding.severity)], { style: 'Heading3' }),
    ...explanation(context, report),
    ...findingQuotes(context, report, isLast),
    ...saidParagraphs(report),
  ];
}
