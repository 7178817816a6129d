import type { Finding, Position } from '@app/shared/contracts';
import { printed } from '../facts/fact.ts';
import type { Word } from '../layout/word.ts';
import { displayBox } from '../pdf/display-box.ts';
import { tellings, wordsOf, type Paper, type VersionFinding, type VersionPlace } from '../versions/index.ts';
import { boxesOfLines } from './boxes-of-lines.ts';
import { isMarkedInDraft } from './marked-in-draft.ts';
import { quoteSpan } from './quote-span.ts';
import { documentId } from './to-result.ts';
import { explainVersions, shortTextOf } from './explain-versions.ts';
import { versionTitle } from './titles/version-title.ts';
import { withNeighbour } from './with-neighbour.ts';

/** Places of one change that are told of each side and version; the sentence says how many there are. */
const mostPlaces = 12;
/** A passage that was written anew is told as a whole. */
const mostOfPassage = 40;

/** A finding between versions as the result tells it; its id is given when all findings are ranked. */
export function tellVersions(finding: VersionFinding, papers: readonly Paper[]): Finding {
  const { matter, severity, kind, confidence, share } = finding;
  return {
    id: '',
    kind: tellings[matter].kind,
    rule: `version-${matter}`,
    severity,
    changeKind: kind,
    // Two versions differ there: that is seen, not concluded.
    tier: 'sure',
    confidence,
    // Two documents that are compared as a whole are called by their name.
    subject: share === undefined ? versionTitle(finding, papers) : nameOf(finding, papers),
    explanation: explainVersions(finding, papers) + draftNote(finding, papers),
    ...(share === undefined ? {} : { share }),
    positions: positionsOf(finding, papers),
  };
}

/** People look in a draft for changes that it does not mark. */
function draftNote({ sides, share }: VersionFinding, papers: readonly Paper[]): string {
  if (share !== undefined) return '';
  const isMarked = isMarkedInDraft(
    sides.flatMap(({ places }) => places),
    papers,
  );
  return isMarked === undefined ? '' : isMarked ? ' Marked in the draft.' : ' Not marked in the draft.';
}

const nameOf = ({ sides }: VersionFinding, papers: readonly Paper[]): string =>
  papers[sides.flatMap(({ places }) => places).at(-1)?.document ?? -1]?.facts.name ?? '';

const isEmpty = ({ span }: VersionPlace): boolean => span[0] >= span[1];

/** Place by place, each with its counterparts, so that what belongs together stands together. */
function positionsOf({ matter, sides }: VersionFinding, papers: readonly Paper[]): Position[] {
  const isMissing = tellings[matter].kind === 'missing';
  const positions: Position[] = [];
  const most = matter === 'passage' ? mostOfPassage : mostPlaces;
  for (let at = 0; at < most; at += 1) {
    const places = placesAt(sides, at);
    for (const place of isMissing || matter === 'ink' ? places : withNeighbour(places, papers)) {
      const paper = papers[place.document];
      if (paper === undefined) continue;
      positions.push(
        isMissing && isEmpty(place)
          ? missingFrom(place, paper, whatIs(places, papers))
          : pictured(quoteSpan(place.document, paper, place.span), place),
      );
    }
  }
  return positions;
}

/** What is no words is shown by its picture. */
const pictured = (position: Position, { ink }: VersionPlace): Position =>
  ink === undefined ? position : { ...position, page: ink.page.page, boxes: [displayBox(ink.box, ink.page)] };

/** The words that the other version has there. */
function whatIs(places: readonly VersionPlace[], papers: readonly Paper[]): string {
  const place = places.find((one) => !isEmpty(one));
  return place === undefined ? '' : shortTextOf(place, papers);
}

function placesAt(sides: VersionFinding['sides'], at: number): VersionPlace[] {
  return sides.flatMap(({ places }) => {
    const byDocument = Map.groupBy(places, ({ document }) => document);
    return [...byDocument.values()].flatMap((own) => own[at] ?? []);
  });
}

/** Words before the place that show where it is. */
const wordsShown = 12;

/** Nothing stands there: where it would, by the words before it, which both versions have. */
function missingFrom({ document, span }: VersionPlace, paper: Paper, what: string): Position {
  const { text } = paper;
  const at = Math.min(span[0], text.length) - 1;
  const before = wordsOf(text, [Math.max(0, at - wordsShown + 1), at + 1]);
  const last = before.at(-1);
  const line = last === undefined ? [] : before.filter((word) => word.page === last.page && isInLine(word, last));
  return {
    document: documentId(document),
    page: last?.page.page ?? 1,
    quote: '',
    boxes: [],
    missing: true,
    lookedFor: {
      what,
      why:
        last === undefined
          ? 'It would be at the start of this version.'
          : `In both versions, “${printed(line)}” comes before it.`,
      after: boxesOfLines(line),
    },
  };
}

const isInLine = (word: Word, last: Word): boolean => Math.abs(word.top - last.top) < last.size / 2;
