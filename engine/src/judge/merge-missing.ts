import { stem } from '../facts/words/stem.ts';
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
  /** Stems of each place. */
  readonly words: readonly ReadonlySet<string>[];
}

/**
 * What one document lacks and two others hold is one finding, and so is what two documents lack: `FP-1110 Filter paper,
 * 110 mm` of an order and `FP-1110 Filter circles, 110 mm` of its bill are one item that the delivery note leaves out.
 */
export function mergeMissing(documents: readonly FactDocument[], findings: readonly RuleFinding[]): RuleFinding[] {
  const gaps: Gap[] = [];
  const index = new PassageIndex<number>();
  const byWord = new WordIndex();
  const others = findings.filter((finding) => {
    const gap = toGap(documents, finding);
    if (gap === undefined) return true;
    const near = index.near(gap.places).find((one) => isOfOnePlace(gaps[one], gap));
    const at = near ?? byWord.holders(gap).find((one) => isLike(gaps[one], gap)) ?? gaps.length;
    index.add(at, finding);
    byWord.add(at, gap);
    const known = gaps[at];
    gaps[at] = known === undefined ? gap : (toGap(documents, joined(known, gap)) ?? known);
    return false;
  });
  return [...others, ...gaps.map(({ finding }) => finding)];
}

function toGap(documents: readonly FactDocument[], finding: RuleFinding): Gap | undefined {
  const [holding, lacking] = finding.sides;
  if (finding.sides.length !== 2 || holding === undefined || lacking?.places.length !== 0) return undefined;
  const { places } = holding;
  if (places.length === 0 || lacking.missingIn === undefined) return undefined;
  const holders = new Set(places.map(({ document }) => document));
  return { finding, places, lackedIn: lacking.missingIn, holders, words: places.map((at) => wordsOf(documents, at)) };
}

/** One document prints it; several lack it. */
const isOfOnePlace = (a: Gap | undefined, b: Gap): boolean =>
  a !== undefined &&
  b.places.every((place) => a.places.some((other) => isOverlapping(place, other))) &&
  !b.lackedIn.some((document) => a.holders.has(document));

/** Two documents print it, each in its words; the same ones lack it. What one document prints twice is two things. */
const isLike = (a: Gap | undefined, b: Gap): boolean =>
  a !== undefined &&
  a.finding.rule === b.finding.rule &&
  a.lackedIn.join(' ') === b.lackedIn.join(' ') &&
  ![...b.holders].some((document) => a.holders.has(document)) &&
  a.words.some((words) => b.words.some((others) => areLikeWords(words, others)));

/** A word that so many missing things share, as `pieces`, leads from none of them to another. */
const mostSharing = 100;

/** Finds what shares a word without going through everything else: of long lists each row may be missing. */
class WordIndex {
  readonly #entries = new Map<string, Set<number>>();

  add(entry: number, { words }: Gap): void {
    for (const word of words.flatMap((each) => [...each])) {
      const known = this.#entries.get(word);
      if (known === undefined) this.#entries.set(word, new Set([entry]));
      else known.add(entry);
    }
  }

  /** What shares a telling word with it, in the order in which it was added. */
  holders({ words }: Gap): number[] {
    const sharing = words.flatMap((each) => [...each].flatMap((word) => this.#sharing(word)));
    return [...new Set(sharing)].toSorted((a, b) => a - b);
  }

  #sharing(word: string): readonly number[] {
    const found = this.#entries.get(word);
    return found === undefined || found.size > mostSharing ? [] : [...found];
  }
}

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
