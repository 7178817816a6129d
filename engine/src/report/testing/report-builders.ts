import type {
  Change,
  ChangeClass,
  ChangeSide,
  ComparedDocument,
  Decision,
  Finding,
  Position,
  VersionPair,
} from '@app/shared/contracts';
import { Writable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import { earlierByName } from '../../judge/earlier-version.ts';
import type { ReportInput } from '../report-input.ts';
import { writeReport } from '../write-report.ts';

export function aDocument(changes: Partial<ComparedDocument> = {}): ComparedDocument {
  return { id: 'd1', name: 'lease.pdf', pages: 12, ocrPages: [], unreadPages: [], warnings: [], ...changes };
}

export function aPosition(changes: Partial<Position> = {}): Position {
  return {
    document: 'd1',
    page: 3,
    quote: 'Monthly Base Rent: $12,500.00',
    value: '$12,500.00',
    normalized: { type: 'money', amount: '12500.00', currency: 'USD' },
    boxes: [[72, 310, 301, 322]],
    missing: false,
    ...changes,
  };
}

export function theOtherPosition(changes: Partial<Position> = {}): Position {
  return aPosition({
    document: 'd2',
    page: 1,
    quote: 'rent per month 12,050.00',
    value: '12,050.00',
    normalized: { type: 'money', amount: '12050.00', currency: 'USD' },
    ...changes,
  });
}

export function aMissingPosition(changes: Partial<Position> = {}): Position {
  return { document: 'd2', page: 1, quote: '', boxes: [], missing: true, ...changes };
}

export function aFinding(changes: Partial<Finding> = {}): Finding {
  return {
    id: 'f1',
    kind: 'value-conflict',
    rule: 'amount-mismatch',
    severity: 'high',
    tier: 'sure',
    confidence: 0.93,
    subject: 'Monthly base rent',
    explanation: 'd1 says $12,500.00, d2 says 12,050.00',
    positions: [aPosition(), theOtherPosition()],
    ...changes,
  };
}

/** Of the finding of `aFinding`. */
export function aDecision(changes: Partial<Decision> = {}): Decision {
  return { findingId: 'f1', decision: 'accepted', revision: 1, decidedAt: '2026-11-20T15:00:00.000Z', ...changes };
}

/** The first side of a change; the second one of `aChange` is in document d2. */
export function aSide(changes: Partial<ChangeSide> = {}): ChangeSide {
  return {
    document: 'd1',
    page: 3,
    quote: 'twenty-four (24)',
    before: 'runs for',
    after: 'months',
    clause: '2.1',
    boxes: [],
    ...changes,
  };
}

export function aChange(changes: Partial<Change> = {}): Change {
  return {
    id: 'c1',
    class: 'substance',
    versions: ['d1', 'd2'],
    a: aSide(),
    b: aSide({ document: 'd2', page: 4, quote: 'thirty-six (36)' }),
    ...changes,
  };
}

/** The first two of some documents as versions of each other. */
export function aPair([a, b]: readonly ComparedDocument[]): VersionPair {
  if (a === undefined || b === undefined) throw new Error('a pair is made of two documents');
  const earlier = earlierByName(a.name, b.name);
  const ids = { a: a.id, b: b.id, share: 0.9 };
  return earlier === undefined ? ids : { ...ids, earlier: earlier === 'first' ? a.id : b.id };
}

/** The pairs that changes are of; of none, the first two documents. */
function pairsIn(changes: readonly Change[], documents: readonly ComparedDocument[]): VersionPair[] {
  const keys = new Set(changes.map(({ versions }) => versions?.join(' ') ?? ''));
  if (keys.size === 0) return [aPair(documents)];
  return [...keys].map((key) => aPair(documents.filter(({ id }) => key.split(' ').includes(id))));
}

/** So many changes of a class, each read alone. */
export const changesOf = (kind: ChangeClass, count: number): Change[] =>
  Array.from({ length: count }, (_, index) => aChange({ id: `${kind}${index}`, class: kind }));

type Changes = Partial<Omit<ReportInput, 'result'>> & {
  changes?: Change[];
  documents?: ComparedDocument[];
  findings?: Finding[];
  agreements?: number;
};

export function aReportInput({ changes, documents, findings, agreements = 0, ...others }: Changes = {}): ReportInput {
  const compared = documents ?? [aDocument(), aDocument({ id: 'd2', name: 'rent-roll.pdf', pages: 2 })];
  const comparedPages = compared.reduce((sum, { pages, unreadPages }) => sum + pages - unreadPages.length, 0);
  return {
    result: {
      schemaVersion: 2,
      documents: compared,
      findings: findings ?? [aFinding()],
      ...(changes === undefined ? {} : { changes, versions: pairsIn(changes, compared) }),
      coverage: { comparedPages, agreements },
    },
    agreed: [],
    createdAt: new Date('2026-11-20T14:32:05Z'),
    reference: '4f7a-19c2',
    locale: 'en-GB',
    ...others,
  };
}

export async function reportBytes(input: ReportInput): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await writeReport(input, sink);
  return new Uint8Array(Buffer.concat(chunks));
}

export interface OpenedReport {
  /** Parts by name; pictures as empty text. */
  readonly parts: ReadonlyMap<string, string>;
  readonly document: string;
  /** What a reader sees of the body, one paragraph per line. */
  readonly text: string;
}

export async function openReport(input: ReportInput): Promise<OpenedReport> {
  const files = unzipSync(await reportBytes(input));
  const parts = new Map(
    Object.entries(files).map(([name, bytes]) => [name, name.endsWith('.png') ? '' : strFromU8(bytes)]),
  );
  const document = parts.get('word/document.xml') ?? '';
  return { parts, document, text: textOf(document) };
}

/** The text of paragraphs, entities resolved, field instructions left out, spaces that hold words together as spaces. */
export function textOf(xml: string): string {
  return xml
    .replace(/<w:instrText[^>]*>.*?<\/w:instrText>/g, '')
    .replace(/<w:tab\/>/g, '\t')
    .replaceAll('\u00a0', ' ')
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** The text of the table with this title, cells separated by `|`, one row per line. */
export function tableText(document: string, title: string): string {
  const table = document.split('<w:tbl>').find((part) => part.includes(`<w:tblCaption w:val="${title}"/>`)) ?? '';
  const rows = (table.split('</w:tbl>')[0] ?? '').split('</w:tr>').slice(0, -1);
  return rows
    .map((row) =>
      row
        .split('</w:tc>')
        .slice(0, -1)
        .map((cell) => textOf(cell).trim())
        .join(' | '),
    )
    .join('\n');
}
