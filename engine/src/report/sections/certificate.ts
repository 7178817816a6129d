import { certificateAdvice, certificateCounts, certificateMarks, type Certificate } from '@app/shared/contracts';
import { paragraph, type Block } from '../blocks/block.ts';
import { run } from '../blocks/inline.ts';
import { mostPicturedWords, placesOfUnread } from '../model/unread-places.ts';
import type { ReportContext } from '../report-context.ts';
import { placePictures } from './finding-pictures.ts';
import { certificateHeading, headingParagraph } from './headings.ts';
import { smallTable } from './small-table.ts';

/** More unread words than this are counted only. */
const mostListed = 200;

/** What became of every word of a draft in the scan of it, on a page of its own. Empty where nothing was scanned. */
export function* certificates(context: ReportContext): Generator<Block> {
  const all = context.model.result.certificates ?? [];
  if (all.length === 0) return;
  yield headingParagraph(certificateHeading, true);
  for (const certificate of all) yield* one(context, certificate);
}

function* one(context: ReportContext, certificate: Certificate): Generator<Block> {
  const [draft, scan] = [certificate.draft, certificate.scan].map((id) => nameOf(context, id));
  yield paragraph(run(`Scan ${scan ?? ''}, compared with draft ${draft ?? ''}`, { noProof: true }), {
    style: 'Heading3',
  });
  yield paragraph(run(`${certificateCounts(certificate)}.`, { bold: true }), { style: 'Lead' });
  yield paragraph(run(certificateAdvice(certificate)));
  const marks = certificateMarks(certificate);
  if (marks !== '') yield paragraph(run(marks));
  yield paragraph([], { style: 'Spacer' });
  yield counts(context, certificate);
  yield* unreadWords(context, certificate);
}

const nameOf = ({ model }: ReportContext, id: string): string => {
  const document = model.documentById.get(id);
  return document === undefined ? id : `${document.letter} (${document.name})`;
};

function counts(context: ReportContext, certificate: Certificate): Block {
  const { words, same, changed, unread, additions } = certificate;
  const rows: readonly (readonly [string, number])[] = [
    ['Words of the draft', words],
    ['The same in the scan', same],
    ['Changed or missing in the scan', changed],
    ['Could not be read', unread],
    ['Additions in the scan', additions],
  ];
  const told = rows.map(([label, count]) => [label, context.formatting.number(count)]);
  return smallTable(context, [70, 30], 'Comparison certificate', ['What became of the words', 'Count'], told);
}

function* unreadWords(context: ReportContext, certificate: Certificate): Generator<Block> {
  const { unreadPlaces, draft, scan } = certificate;
  if (unreadPlaces.length === 0) return;
  yield paragraph(run('Words that could not be read', { bold: true }), { style: 'Heading3', keepNext: true });
  const listed = unreadPlaces.slice(0, mostListed);
  const letterOf = (id: string): string => context.model.documentById.get(id)?.letter ?? id;
  const rows = listed.map(({ words, draft: printed, scan: seen }) => [
    words,
    String(printed.page),
    seen === undefined ? '–' : String(seen.page),
  ]);
  const heads = ['Words of the draft', `Page of ${letterOf(draft)}`, `Page of ${letterOf(scan)}`];
  yield smallTable(context, [64, 18, 18], 'Words that could not be read', heads, rows);
  const more = unreadPlaces.length - listed.length;
  if (more > 0) yield paragraph(run(`And ${context.formatting.number(more)} more.`, { style: 'Muted' }));
  yield paragraph([], { style: 'Spacer' });
  for (const unread of unreadPlaces.slice(0, mostPicturedWords))
    yield* placePictures(context, placesOfUnread(context.model, certificate, unread), unread.words);
}
