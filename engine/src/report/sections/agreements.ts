import { headRow, paragraph, plainCells, row, table, type Block, type Row } from '../blocks/block.ts';
import { run } from '../blocks/inline.ts';
import type { AgreedStatement } from '../report-input.ts';
import { plainLine } from '../ooxml/xml-text.ts';
import { columnsOf, type ReportContext } from '../report-context.ts';
import { pageList, plural } from '../words/formatting.ts';
import { agreesHeading, headingParagraph } from './headings.ts';
import { areTwoVersions } from '../model/of-versions.ts';
import { shortLabel } from '../model/short-label.ts';

/** More rows help no one; the total is stated above the table. */
const rowsShown = 250;

/** The proof that the rest was looked at: facts on which documents agree, with their places. */
export function* agreements(context: ReportContext): Generator<Block> {
  // Of two versions the list of changes leaves no doubt what is the same.
  const agreed = areTwoVersions(context.model) ? [] : mergeFacts(context.input.agreed);
  yield headingParagraph(agreesHeading, context.model.findings.length > 0);
  const listed = Math.min(agreed.length, rowsShown);
  yield paragraph(run(summary(context, listed < agreed.length)), { keepNext: listed > 0 });
  if (listed === 0) return;
  const widths = columnsOf(context, [36, 36, 28]);
  const rows = agreed.slice(0, rowsShown).map((fact) => agreedRow(context, fact, widths));
  const head = headRow(
    ['Subject', 'Value', 'Where'].map((text) => run(text)),
    widths,
  );
  yield table({ style: 'ReportTable', columnTwips: widths, title: 'What agrees' }, [head, ...rows]);
}

/** Facts come pair by pair: what three documents agree on becomes one row. */
function mergeFacts(facts: readonly AgreedStatement[]): AgreedStatement[] {
  const merged = new Map<
    string,
    { subject: string; value: string; positions: AgreedStatement['positions'][number][] }
  >();
  for (const { subject, value, positions } of facts) {
    const key = `${plainLine(subject)}|${plainLine(value)}`.toLowerCase();
    const fact = merged.get(key);
    if (fact === undefined) merged.set(key, { subject, value, positions: [...positions] });
    else fact.positions.push(...positions);
  }
  return [...merged.values()];
}

function summary({ formatting, model, input }: ReportContext, isCut: boolean): string {
  const given = input.agreed.length;
  const count = Math.max(model.result.coverage.agreements, given);
  if (areTwoVersions(model))
    return `Everything outside the list of changes is identical in both versions${count === 0 ? '' : `, including ${formatting.number(count)} ${plural(count, 'value', 'values')}`}.`;
  if (count === 0)
    return 'No statement agrees across two documents. The documents may not belong together, or contain little that can be compared.';
  const agree = `${formatting.number(count)} ${plural(count, 'statement agrees wherever it appears', 'statements agree wherever they appear')}.`;
  if (given === 0) return agree;
  if (isCut) return `${agree} The table lists the first ${formatting.number(rowsShown)}.`;
  return given < count ? `${agree} The table lists ${formatting.number(given)} of them.` : agree;
}

function agreedRow(context: ReportContext, fact: AgreedStatement, widths: readonly number[]): Row {
  const pages = new Map<string, number[]>();
  for (const { document, page } of fact.positions) {
    const numbers = pages.get(document);
    if (numbers === undefined) pages.set(document, [page]);
    else numbers.push(page);
  }
  const places = [...pages]
    .slice(0, 8)
    .map(
      ([id, numbers]) => `${context.model.documentById.get(id)?.letter ?? id} p. ${shortLabel(pageList(numbers), 20)}`,
    );
  const more = pages.size > 8 ? ` and ${pages.size - 8} more` : '';
  const contents = [
    run(shortLabel(plainLine(fact.subject) || 'No label', 120)),
    run(shortLabel(plainLine(fact.value), 160), { noProof: true }),
    run(places.join(', ') + more, { style: 'Muted' }),
  ];
  return row(
    plainCells(
      contents.map((runs) => paragraph(runs, { style: 'TableSmall' })),
      widths,
    ),
  );
}
