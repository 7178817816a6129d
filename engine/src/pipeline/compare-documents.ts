import type { ComparedDocument } from '@app/shared/contracts';
import type { Candidate } from '../align/candidates/find-candidates.ts';
import { linkFacts } from '../align/link-facts.ts';
import type { FactLink } from '../align/fact-link.ts';
import { findVersions } from '../align/versions/find-versions.ts';
import { linkVersions } from '../align/versions/link-versions.ts';
import { tokenStream } from '../align/versions/token-stream.ts';
import { alignVersions } from '../align/versions/version-alignment.ts';
import { areApart, areOfOtherKinds, ownNumberOf, paperKindOf } from '../align/papers/own-number.ts';
import { findForeign } from '../align/papers/find-foreign.ts';
import { dropOtherTurns } from '../align/papers/other-turn.ts';
import { dropPartlyBilled } from '../align/papers/partial-bills.ts';
import { dropUnlikeColumns } from '../align/drop-unlike-columns.ts';
import { settleSuperseded } from '../align/papers/settle-superseded.ts';
import { pairUnits } from '../align/pair-units.ts';
import { findStanding } from '../align/unit-standing.ts';
import { findRelatedness, type Relatedness } from '../align/papers/relatedness.ts';
import { termWeights } from '../align/term-weights.ts';
import { Compounds } from '../facts/words/compounds.ts';
import { extractFacts } from '../facts/extract-facts.ts';
import type { FactDocument } from '../facts/fact.ts';
import { decideNumberFormats } from '../facts/numbers/number-format.ts';
import { valueFinder } from '../facts/values/value-finder.ts';
import type { AgreedFact, Comparison } from '../judge/comparison.ts';
import { contested } from '../judge/contested.ts';
import { findFamilies } from '../judge/find-families.ts';
import { judge } from '../judge/judge.ts';
import { nameOf } from '../judge/subject-of.ts';
import { documentId, toPosition } from '../judge/to-result.ts';
import { layoutDocument } from '../layout/layout-document.ts';
import type { ReadDocument } from '../pdf/read-document.ts';
import { placeOfFact } from '../rules/place.ts';
import { rules } from '../rules/index.ts';
import type { RuleContext } from '../rules/rule.ts';
import { EngineError } from './engine-error.ts';
import { toStages, type StageProbe } from './stages.ts';

/** Pure and deterministic: the same documents in any order give the same bytes. */
export function compareDocuments(documents: readonly ReadDocument[], probe?: StageProbe): Comparison {
  const readable = documents.filter((document) => document.unreadable === undefined);
  if (readable.length < 2)
    throw new EngineError('too-few-readable', 'At least two documents must be readable.', documents);
  const sorted = documents.toSorted((a, b) => compareText(a.name, b.name) || compareText(a.sha256, b.sha256));
  const facts = factsOf(sorted);
  const weights = termWeights(facts);
  const streams = facts.map(tokenStream);
  const ownNumbers = facts.map(ownNumberOf);
  const paperKinds = facts.map(paperKindOf);
  const aligned = findVersions(
    streams,
    (a, b) => areApart(ownNumbers[a], ownNumbers[b]) || areOfOtherKinds(paperKinds[a], paperKinds[b]),
  ).flatMap((pair) => alignVersions(pair, streams, facts) ?? []);
  const inVersions = aligned.flatMap((alignment) => linkVersions(alignment, facts));
  const areLinked = findRelatedness(facts);
  let candidates: readonly Candidate[] = [];
  const keepCandidates = (ranked: readonly Candidate[]): void => void (candidates = ranked);
  const allLinks = [...inVersions, ...linkFacts(facts, weights, areLinked, inVersions, keepCandidates)];
  const areForeign = findForeign(allLinks, facts);
  const links = settleSuperseded(
    dropPartlyBilled(dropOtherTurns(dropUnlikeColumns(allLinks, facts), facts), facts).filter(
      ({ a, b, relation }) => relation === 'same' || !areForeign(a.document, b.document),
    ),
    facts,
  );
  const areRelated: Relatedness = (a, b) => areLinked(a, b) && !areForeign(a, b);
  const versions = aligned.filter(({ pair }) => !areForeign(pair.reference, pair.version));
  const standing = findStanding(facts, versions, areRelated);
  const context: RuleContext = {
    documents: facts,
    weights,
    areRelated,
    links,
    versions,
    unitPairs: pairUnits(facts, weights, standing.isOpen),
    ...standing,
  };
  const found = rules.flatMap((rule) => rule.find(context));
  probe?.(toStages({ ...context, candidates, found }));
  const { findings, evidence } = judge(facts, found, { families: findFamilies(versions) });
  const isContested = contested(found);
  const same = links.filter(({ a, b, relation }) => relation === 'same' && !isContested(a, b));
  const agreed = agreedFacts(facts, same);
  const agreements = same.length;
  const coverage = {
    comparedPages: sorted.reduce((sum, { pages }) => sum + pages.length, 0),
    agreements,
  };
  return {
    result: {
      schemaVersion: 2,
      documents: sorted.map((document, index) => describe(document, index, facts[index])),
      findings,
      coverage,
    },
    agreed,
    evidence,
  };
}

function factsOf(documents: readonly ReadDocument[]): FactDocument[] {
  const shared = { find: valueFinder(), compounds: new Compounds() };
  const layouts = documents.map(layoutDocument);
  const formats = decideNumberFormats(layouts);
  const facts = layouts.map((passages, index) =>
    extractFacts(index, documents[index]?.name ?? '', passages, { ...shared, format: formats[index] }),
  );
  shared.compounds.learn(facts);
  return facts;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function describe(document: ReadDocument, index: number, facts: FactDocument | undefined): ComparedDocument {
  return {
    id: documentId(index),
    name: document.name,
    ...(facts?.format.isLanguageSure ? { language: facts.format.language } : {}),
    pages: document.pageCount,
    ocrPages: document.pages.filter(({ ocr }) => ocr).map(({ page }) => page),
    ...readByOcr(document),
    ...turned(document),
    unreadPages: [...document.unreadPages],
    warnings: [...document.warnings, ...(document.unreadable === undefined ? [] : [document.unreadable.message])],
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

/** Agreements that are listed; all are counted. */
const mostAgreed = 1000;

/** Values in rows have a label or a column head: they are the best proof of what was checked. */
const rank = (documents: readonly FactDocument[], { a, b }: FactLink): number =>
  [a, b].some((fact) => documents[fact.document]?.passages[fact.passage]?.kind === 'row') ? 0 : 1;

function agreedFacts(documents: readonly FactDocument[], links: readonly FactLink[]): AgreedFact[] {
  return links
    .toSorted((x, y) => rank(documents, x) - rank(documents, y))
    .slice(0, mostAgreed)
    .flatMap(({ a, b }) => {
      const [first, second] = [documents[a.document], documents[b.document]];
      if (first === undefined || second === undefined) return [];
      const places = [placeOfFact(first, a), placeOfFact(second, b)];
      const positions = places.map((place) => toPosition(documents, place));
      return [
        { subject: nameOf(documents, places), value: positions[0]?.value ?? positions[0]?.quote ?? '', positions },
      ];
    });
}
