import type { UnitPlace } from '../../align/pair-units.ts';
import { pairedWeight } from '../../align/term-weights.ts';
import { wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { isDenial } from '../../facts/stances/denial.ts';
import { plainWords } from '../../facts/stances/stance-marks.ts';
import { taggedTerms, tailsOf, type TailKind } from '../../facts/stances/tails.ts';
import { topicStem } from '../../facts/stances/topic-stem.ts';
import type { RuleContext } from '../rule.ts';
import { areTimesApart } from './contrast.ts';
import type { PlacedStance } from './find-stances.ts';

/** Words of a sentence: `words.slice(start, end)`. */
interface Spoken extends UnitPlace {
  readonly start: number;
  readonly end: number;
}

/** What one document says of all and the other of all but some. */
export interface ExceptedPair {
  readonly a: Spoken;
  readonly b: Spoken;
  readonly score: number;
  readonly explanation: string;
}

/** What a sentence says, and of what it says so not. */
interface Exception extends Spoken {
  readonly plain: readonly string[];
  readonly rule: ReadonlySet<string>;
  readonly tails: ReadonlyMap<string, TailKind>;
  readonly excepted: ReadonlySet<string>;
}

const opening = /^(?:except|excepting|save|ausser|ausgenommen|sauf|hormis|excepte|salvo|excepto)$/u;
const ofTwo = /^(?:exception|ausnahme|excepcion) (?:of|von|der|des|de|du|d'.*)$/u;
/** `Save as provided in clause 4`: what is excepted is told elsewhere. */
const elsewhere = /^(?:as|otherwise|that)$/u;
/** Words that show an exception. */
const shown = 4;

/** Weight of what both rules share, in terms that only two sentences hold, and its part of the shorter rule. */
const rulesAbove = 2;
const sharedAbove = 0.6;
/** Weight of what is excepted, and the part of it that says that the other document knows of it. */
const exceptedAbove = 0.75;
const knownAbove = 0.5;

/** `Repairs are charged, except where the pump leaks` and `all repairs are charged`. */
export function exceptedParts(context: RuleContext, stances: readonly PlacedStance[]): ExceptedPair[] {
  const alls = stances.filter(
    ({ axis, pole, plain }) => axis === 'extent' && pole === 'all' && !plain.some((_, at) => opensException(plain, at)),
  );
  if (alls.length === 0) return [];
  const byHead = Map.groupBy(alls, ({ neighbours }) => neighbours[1] ?? '');
  byHead.delete('');
  return context.documents
    .flatMap((document) => exceptionsIn(document, byHead))
    .flatMap((exception) => {
      const partner = [...exception.rule]
        .flatMap((head) => byHead.get(head) ?? [])
        .find((all) => isContradicted(context, exception, all));
      const explanation = 'One document excepts what the other means too where it speaks of all.';
      return partner === undefined ? [] : [{ a: exception, b: partner, score: 0.75, explanation }];
    });
}

/** `Except`, `with the exception of`: behind it stands of what something is not said. */
export const opensException = (plain: readonly string[], at: number): boolean =>
  (opening.test(plain[at] ?? '') && !elsewhere.test(plain[at + 1] ?? '')) ||
  ofTwo.test(`${plain[at] ?? ''} ${plain[at + 1] ?? ''}`);

/** Sentences that except something from what they say of a thing of which another says it of all. */
function exceptionsIn(document: FactDocument, byHead: ReadonlyMap<string, unknown>): Exception[] {
  return document.units.flatMap((unit, index): Exception[] => {
    if (document.passages[unit.passage]?.kind !== 'paragraph') return [];
    const words = wordsOfUnit(document, unit).map(({ text }) => text);
    const plain = plainWords(words);
    const at = plain.findIndex((_, place) => opensException(plain, place));
    if (at <= 1) return [];
    const tagged = taggedTerms(words, plain, [0, at], () => false);
    const rule = new Set(tagged.map(([term]) => term));
    if (![...rule].some((term) => byHead.has(term))) return [];
    const excepted = new Set(words.slice(at + 1).flatMap((word) => topicStem(word) || []));
    return [
      {
        document: document.index,
        unit: index,
        start: at,
        end: Math.min(words.length, at + shown),
        plain,
        rule,
        tails: tailsOf(tagged),
        excepted,
      },
    ];
  });
}

function isContradicted({ documents, weights, areRelated }: RuleContext, own: Exception, all: PlacedStance): boolean {
  if (own.document === all.document || !areRelated(own.document, all.document)) return false;
  if (!areRelated(all.document, own.document) || areTimesApart(own.plain, all.plain)) return false;
  const whole = pairedWeight(weights);
  const weigh = (terms: Iterable<string>): number => {
    let sum = 0;
    for (const term of terms) sum += term.startsWith('~') ? whole : weights(term);
    return sum / whole;
  };
  // "The pump" here and "the boiler" there.
  if (ownOf(own.rule, own.tails, all).length > 0 && ownOf(all.topic, all.tails, own).length > 0) return false;
  const shared = weigh([...own.rule].filter((term) => all.topic.has(term)));
  if (shared < rulesAbove || shared < Math.min(weigh(own.rule), weigh(all.topic)) * sharedAbove) return false;
  if (denials(own.plain.slice(0, own.start)) !== denials(all.plain)) return false;
  const exceptedWeight = weigh(own.excepted);
  const isKnownBy = (terms: ReadonlySet<string>): boolean =>
    weigh([...own.excepted].filter((term) => terms.has(term))) >= exceptedWeight * knownAbove;
  return exceptedWeight >= exceptedAbove && !isTold(documents[all.document], all.neighbours[1] ?? '', isKnownBy);
}

/** What one says and the other does not, but for where, when and how. */
const ownOf = (
  terms: ReadonlySet<string>,
  tails: ReadonlyMap<string, TailKind>,
  other: { readonly topic: ReadonlySet<string> } | { readonly rule: ReadonlySet<string> },
): string[] => {
  const others = 'rule' in other ? other.rule : other.topic;
  return [...terms].filter((term) => !tails.has(term) && !others.has(term));
};

const denials = (plain: readonly string[]): number => plain.filter((_, at) => isDenial(plain, at)).length;

/** The document speaks of what is excepted beside the thing, wherever. */
const isTold = (
  document: FactDocument | undefined,
  head: string,
  isKnownBy: (terms: ReadonlySet<string>) => boolean,
): boolean =>
  document?.units.some((unit) => {
    const terms = new Set(wordsOfUnit(document, unit).map(({ text }) => topicStem(text)));
    return terms.has(head) && isKnownBy(terms);
  }) ?? true;
