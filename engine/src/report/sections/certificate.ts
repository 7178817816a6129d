import {
  certificateCounts,
  certificateSteps,
  certificateVerdict,
  isCertified,
  type Certificate,
} from '@app/shared/contracts';
import { paragraph, type Block } from '../blocks/block.ts';
import { run } from '../blocks/inline.ts';
import type { PicturedPlace } from '../crops/pictured-places.ts';
import { changeLines, picturesOf, unreadLines } from '../model/certified-lines.ts';
import type { ReportModel } from '../model/report-model.ts';
import type { ReportContext } from '../report-context.ts';
import { certifiedTable } from './certified-table.ts';
import { documentsTable } from './documents.ts';
import { brand } from './first-page.ts';
import { certificateHeading, headingParagraph } from './headings.ts';

const certificatesIn = ({ result }: ReportModel): readonly Certificate[] => result.certificates ?? [];

/** What became of every word of a draft in the scan of it, on a page of its own. Empty where nothing was scanned. */
export function* certificates(context: ReportContext): Generator<Block> {
  const all = certificatesIn(context.model);
  if (all.length === 0) return;
  yield headingParagraph(certificateHeading, true);
  for (const certificate of all) yield* [...account(context, certificate), ...unreadWords(context, certificate)];
}

/** The same as a document of its own, with the changes, which the report has elsewhere. */
export function* certificateBody(context: ReportContext): Generator<Block> {
  const { model, formatting, input } = context;
  yield brand(certificateHeading.text);
  const made = `Certificate ${input.reference}, created on ${formatting.moment(input.createdAt)}.`;
  yield paragraph(run(made, { style: 'Muted' }));
  yield documentsTable(context, { withHash: true });
  for (const certificate of certificatesIn(model)) {
    yield* account(context, certificate);
    yield* certifiedTable(context, certificate, ['Changes', 'Change'], changeLines(model, certificate));
    yield* unreadWords(context, certificate);
  }
  yield paragraph(run(scope, { style: 'Muted' }), { style: 'Guidance' });
}

const scope =
  'Only words are compared; layout, images and signatures are not. A word counts as unchanged only if it can be read in the scan. Anything uncertain counts as unreadable.';

/** The counts, what they come to, and what to do. */
function* account(context: ReportContext, certificate: Certificate): Generator<Block> {
  const [draft, scan] = [certificate.draft, certificate.scan].map((id) => nameOf(context, id));
  yield paragraph(run(`Scan ${scan ?? ''}, compared with draft ${draft ?? ''}`, { noProof: true }), {
    style: 'Heading3',
  });
  yield paragraph([run(certificateVerdict(certificate), { bold: true }), run(` ${certificateCounts(certificate)}.`)], {
    style: isCertified(certificate) ? 'SuccessNote' : 'WarningNote',
  });
  yield paragraph(run('What to do next', { bold: true }), { style: 'Heading3' });
  for (const [index, step] of certificateSteps(certificate).entries()) yield paragraph(run(`${index + 1}. ${step}`));
}

const nameOf = ({ model }: ReportContext, id: string): string => {
  const document = model.documentById.get(id);
  return document === undefined ? id : `${document.letter} (${document.name})`;
};

const unreadWords = (context: ReportContext, certificate: Certificate): Generator<Block> =>
  certifiedTable(
    context,
    certificate,
    ['Words that could not be read', 'Words in the draft'],
    unreadLines(context.model, certificate),
  );

/** The places of the report that get a picture. */
export const picturedUnread = (model: ReportModel): PicturedPlace[] =>
  certificatesIn(model).flatMap((certificate) => picturesOf(unreadLines(model, certificate)));

/** Those of a certificate alone. */
export const picturedOnCertificate = (model: ReportModel): PicturedPlace[] => [
  ...certificatesIn(model).flatMap((certificate) => picturesOf(changeLines(model, certificate))),
  ...picturedUnread(model),
];
