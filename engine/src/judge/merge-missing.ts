import { stem } from '../facts/stem.ts';
import type { FactDocument } from '../facts/fact.ts';
import type { Place, RuleFinding } from '../rules/rule.ts';
import { isOverlapping } from './merge-findings.ts';
import { PassageIndex } from './passage-index.ts';

/** Two documents print one thing where they share so much of the shorter print. */
const likeWords = 0.5;
/** A print of fewer words says too little to be held against another. */
const fewestWords = 3;

/** Something that some documents hold and others lack. */
interface Gap {
  readonly finding: RuleFinding;
  readonly places: readonly Place[];
  readonly lackedIn: readonly number[];
  readonly holders: ReadonlySet<number>;
}

/**
 * What one document lacks and two others hold is one finding, and so is what two documents lack: `FP-1110 Filter paper,
 * 110 mm` of an order and `FP-1110 Filter circles, 110 mm` of its bill are one item that the delivery note leaves out.
 */
export function mergeMissing(documents: readonly FactDocument[], findings: readonly RuleFinding[]): RuleFinding[] {
  const gaps: Gap[] = [];
  const index = new PassageIndex<number>();
  const others = findings.filter((finding) => {
    const gap = toGap(finding);
    if (gap === undefined) return true;
    const near = index.near(gap.places).find((one) => isOfOnePlace(gaps[one], gap));
    const at = near ?? gaps.findIndex((one) => isLike(documents, one, gap));
    index.add(at < 0 ? gaps.length : at, finding);
    const known = gaps[at];
    if (known === undefined) gaps.push(gap);
    else gaps[at] = toGap(joined(known, gap)) ?? known;
    return false;
  });
  return [...others, ...gaps.map(({ finding }) => finding)];
}

function toGap(finding: RuleFinding): Gap | undefined {
  const [holding, lacking] = finding.sides;
  if (finding.sides.length !== 2 || holding === undefined || lacking?.places.length !== 0) return undefined;
  const { places } = holding;
  if (places.length === 0 || lacking.missingIn === undefined) return undefined;
  return { finding, places, lackedIn: lacking.missingIn, holders: new Set(places.map(({ document }) => document)) };
}

/** One document prints it; several lack it. */
const isOfOnePlace = (a: Gap | undefined, b: Gap): boolean =>
  a !== undefined &&
  b.places.every((place) => a.places.some((other) => isOverlapping(place, other))) &&
  !b.lackedIn.some((document) => a.holders.has(document));

/** Two documents print it, each in its words; the same ones lack it. What one document prints twice is two things. */
const isLike = (documents: readonly FactDocument[], a: Gap, b: Gap): boolean =>
  a.finding.rule === b.finding.rule &&
  a.lackedIn.join(' ') === b.lackedIn.join(' ') &&
  ![...b.holders].some((document) => a.holders.has(document)) &&
  a.places.some((place) =>
    b.places.some((other) => areLikeWords(wordsOf(documents, place), wordsOf(documents, other))),
  );

function wordsOf(documents: readonly FactDocument[], { document, passage, start, end }: Place): Set<string> {
  const words = documents[document]?.passages[passage]?.words.slice(start, end) ?? [];
  return new Set(words.map(({ text }) => stem(text)).filter((word) => word !== ''));
}

function areLikeWords(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const least = Math.min(a.size, b.size);
  return least >= fewestWords && [...a].filter((word) => b.has(word)).length >= least * likeWords;
}

function joined({ finding, places, lackedIn }: Gap, other: Gap): RuleFinding {
  const fresh = other.places.filter((place) => !places.some((own) => isOverlapping(place, own)));
  const missingIn = [...new Set([...lackedIn, ...other.lackedIn])].toSorted((a, b) => a - b);
  return { ...finding, sides: [{ places: [...places, ...fresh] }, { places: [], missingIn }] };
}
