import { compareDocumentNames, type AnalysisResult, type ComparedDocument, type Finding } from '@app/shared/contracts';
import type { Relatedness } from '../pairing/index.ts';
import type { FactDocument } from '../facts/fact.ts';
import { agreedKinds } from '../judge/agreed-kinds.ts';
import { agreedValues } from '../judge/agreed-values.ts';
import { certificatesOf } from '../judge/certificates.ts';
import type { Comparison } from '../judge/comparison.ts';
import { withStates } from '../judge/document-states.ts';
import { familiesOf } from '../judge/find-families.ts';
import type { Evidence } from '../judge/calibration/index.ts';
import { judge, type Judgement } from '../judge/judge.ts';
import { joinToVersions } from '../judge/join-to-versions.ts';
import { documentsLedger } from '../judge/ledger/documents-ledger.ts';
import { pairsLedger, type ValuesCompared } from '../judge/ledger/pairs-ledger.ts';
import { whyNotComparable } from '../judge/not-comparable.ts';
import { numberFindings } from '../judge/number-findings.ts';
import { titleFindings } from '../judge/title-findings.ts';
import { replacedReadings } from '../judge/replaced-readings.ts';
import { documentId } from '../judge/to-result.ts';
import { agreedInVersions, listVersions } from '../judge/list-versions.ts';
import type { ReadDocument } from '../pdf/read-document.ts';
import { compareFamilies, type FamilyComparison } from '../versions/index.ts';
import { compareUnlike } from './compare-unlike.ts';
import { dateOrderNotes } from './date-order-notes.ts';
import { repeatedPageNotes } from './repeated-page-notes.ts';
import { strangeTo } from './strange-to.ts';
import { EngineError } from './engine-error.ts';
import { arePapersApart, papersOf } from './read-papers.ts';
import type { StageProbe } from './stages.ts';
import { partOf, type TellShare } from './tell-share.ts';

/** How much is done when each step has ended, measured on versions of contracts and on documents of unlike kinds. */
const shares = { papers: 0.6, versions: 0.75, unlike: 0.9 };

/** Pure and deterministic: the same documents in any order give the same bytes. Tells how far it is at every step. */
export function compareDocuments(
  documents: readonly ReadDocument[],
  probe?: StageProbe,
  tell: TellShare = () => undefined,
): Comparison {
  const readable = documents.filter((document) => document.unreadable === undefined);
  if (readable.length < 2)
    throw new EngineError('too-few-readable', 'At least two documents must be readable.', documents);
  const sorted = documents.toSorted((a, b) => compareDocumentNames(a.name, b.name) || compareBytes(a, b));
  const papers = papersOf(sorted, partOf(tell, 0, shares.papers));
  const facts = papers.map((paper) => paper.facts);
  const families = compareFamilies(papers, arePapersApart(facts));
  tell(shares.versions);
  const { found, links, replaced, strangers } = compareUnlike(facts, inOneOf(families), rewordedIn(families), probe);
  tell(shares.unlike);
  const versions = listVersions(families, papers);
  const judged = judge(facts, found, { families: familiesOf(families) });
  const told = joinToVersions(judged.findings, versions.findings, nameIn(sorted));
  const numbered = numberFindings([...told.judged, ...told.versions]);
  const { idOf } = numbered;
  const findings = withStates(
    titleFindings(numbered.findings, facts),
    sorted.flatMap(({ unreadable }, index) => (unreadable === undefined ? [documentId(index)] : [])),
    replacedReadings(replaced, facts),
  );
  const joined = new Map(
    versions.findings.map((finding, index) => [finding, told.versions[index] ?? finding] as const),
  );
  const certificates = certificatesOf(families, papers);
  const unlike = agreedValues(facts, links, found);
  const alike = agreedInVersions(families, papers);
  return {
    result: {
      schemaVersion: 2,
      documents: sorted.map((document, index) =>
        describe(document, index, facts[index], notesOn(index, sorted, { families, facts, strangers })),
      ),
      findings,
      ...(families.length === 0
        ? {}
        : {
            versions: versions.pairs(sorted.map(({ name }) => name)),
            changes: versions.changes((finding) => idOf(joined.get(finding) ?? finding)),
          }),
      ...(certificates.length === 0 ? {} : { certificates }),
      agreed: agreedKinds([unlike, alike]),
      coverage: coverageOf(sorted, families, {
        facts,
        links,
        found,
        readable: readableOf(sorted),
        strangers,
        agreements: unlike.count + alike.count,
      }),
    },
    agreed: [...unlike.agreed, ...alike.agreed],
    evidence: evidenceFor(findings, judged, idOf),
  };
}

/** Whether two documents, by index, are versions of one. */
const inOneOf =
  (families: readonly FamilyComparison[]): Relatedness =>
  (a, b) =>
    families.some(({ family: { reference, versions } }) =>
      [a, b].every((one) => one === reference || versions.includes(one)),
    );

/** Whether two documents, by index, are versions whose sentences were reworded. */
const rewordedIn =
  (families: readonly FamilyComparison[]): Relatedness =>
  (a, b) =>
    families.some(
      ({ family: { reference }, comparisons }) =>
        (a === reference && comparisons.get(b)?.isReworded === true) ||
        (b === reference && comparisons.get(a)?.isReworded === true),
    );

const readableOf = (documents: readonly ReadDocument[]): ReadonlySet<number> =>
  new Set(documents.flatMap(({ unreadable }, index) => (unreadable === undefined ? [index] : [])));

interface NotedOf {
  readonly families: readonly FamilyComparison[];
  readonly facts: readonly FactDocument[];
  readonly strangers: Strangers;
}

/** What a reader must know of a document that no finding says. */
function notesOn(index: number, documents: readonly ReadDocument[], { families, facts, strangers }: NotedOf): string[] {
  const names = documents.map(({ name }) => name);
  const document = documents[index];
  return [
    ...unaccountedAgainst(index, families, documents),
    ...rewordedAgainst(index, families, documents),
    ...strangeTo(index, strangers, names),
    ...(document === undefined ? [] : repeatedPageNotes(document)),
    ...dateOrderNotes(index, facts),
  ];
}

/** The ledger, and what it says of the whole. */
function coverageOf(
  documents: readonly ReadDocument[],
  families: readonly FamilyComparison[],
  { strangers, agreements, ...values }: ComparedOf,
): AnalysisResult['coverage'] {
  const pairs = pairsLedger(families, values);
  const notComparable = whyNotComparable(pairs, strangers);
  return {
    comparedPages: documents.reduce((sum, { pages }) => sum + pages.length, 0),
    agreements,
    ...(notComparable === undefined ? {} : { notComparable }),
    documents: documentsLedger(documents),
    pairs,
  };
}

interface ComparedOf extends ValuesCompared {
  readonly strangers: Strangers;
  readonly agreements: number;
}

/** Documents, two by two, that do not seem to belong together. */
type Strangers = readonly (readonly [number, number])[];

const nameIn =
  (documents: readonly ReadDocument[]) =>
  (id: string): string =>
    documents.find((_, index) => documentId(index) === id)?.name ?? id;

/** Of two files of one name. */
function compareBytes(a: ReadDocument, b: ReadDocument): number {
  if (a.sha256 === b.sha256) return 0;
  return a.sha256 < b.sha256 ? -1 : 1;
}

/** What each finding was weighed by, in the order they are told; those between versions are not weighed. */
function evidenceFor(
  told: readonly Finding[],
  judged: Judgement,
  idOf: (finding: Finding) => string | undefined,
): (Evidence | null)[] {
  const evidence = new Map(judged.findings.map((finding, index) => [idOf(finding), judged.evidence[index]] as const));
  return told.map(({ id }) => evidence.get(id) ?? null);
}

/** Never seen so far: a difference that no change tells of would otherwise be hidden without a word. */
function unaccountedAgainst(
  index: number,
  families: readonly FamilyComparison[],
  documents: readonly ReadDocument[],
): string[] {
  return families.flatMap(({ family, comparisons }) => {
    const name = documents[family.reference]?.name ?? '';
    return comparisons.get(index)?.isAccounted === false
      ? [`The list of changes compared with ${name} is incomplete. Compare the two documents yourself.`]
      : [];
  });
}

/** Says why so little of what differs is counted. */
function rewordedAgainst(
  index: number,
  families: readonly FamilyComparison[],
  documents: readonly ReadDocument[],
): string[] {
  return families.flatMap(({ family, comparisons }) =>
    comparisons.get(index)?.isReworded === true
      ? [
          `Many sentences were reworded compared with ${documents[family.reference]?.name ?? ''}. Only changed values, and changed words in sentences that are otherwise the same, are counted; other changes are listed as reworded.`,
        ]
      : [],
  );
}

function describe(
  document: ReadDocument,
  index: number,
  facts: FactDocument | undefined,
  notes: readonly string[],
): ComparedDocument {
  return {
    id: documentId(index),
    name: document.name,
    sha256: document.sha256,
    ...(facts?.format.isLanguageSure ? { language: facts.format.language } : {}),
    pages: document.pageCount,
    ocrPages: document.pages.filter(({ ocr }) => ocr).map(({ page }) => page),
    ...readByOcr(document),
    ...turned(document),
    unreadPages: [...document.unreadPages],
    warnings: [
      ...document.warnings,
      ...notes,
      ...(document.unreadable === undefined ? [] : [document.unreadable.message]),
    ],
  };
}

function readByOcr({ pages }: ReadDocument): Pick<ComparedDocument, 'ocrQuality' | 'ocrReader'> {
  const ocrQuality = pages.flatMap(({ page, confidence }) => (confidence === undefined ? [] : [{ page, confidence }]));
  const ocrReader = pages.find(({ reader }) => reader !== undefined)?.reader;
  return { ...(ocrQuality.length === 0 ? {} : { ocrQuality }), ...(ocrReader === undefined ? {} : { ocrReader }) };
}

function turned({ pages }: ReadDocument): Pick<ComparedDocument, 'turnedPages'> {
  const turnedPages = pages.flatMap(({ page, turn }) => (turn === 0 ? [] : [{ page, turn }]));
  return turnedPages.length === 0 ? {} : { turnedPages };
}
