import type { UnitPlace } from '../../align/pair-units.ts';
import { wordsOfUnit } from '../../facts/fact.ts';
import { isDenial } from '../../facts/stances/denial.ts';
import { plainWords } from '../../facts/stances/stance-marks.ts';
import { topicStem } from '../../facts/stances/topic-stem.ts';
import type { RuleContext } from '../rule.ts';
import { opensException, type ExceptedPair } from './excepted-parts.ts';

/** A sentence that sets a part of what it speaks of behind the rest. */
interface SetBehind extends UnitPlace {
  readonly isExcepted: boolean;
  readonly start: number;
  readonly end: number;
  readonly denials: number;
  /** What is said before, and the part, as stems. */
  readonly rule: ReadonlySet<string>;
  readonly part: ReadonlySet<string>;
}

/** Part of the terms of the shorter sentence, by weight, that the other holds too. */
const alikeAbove = 0.6;
/** Terms that both say before the part. */
const fewestShared = 2;

const including =
  /^(?:including|inclusive|einschliesslich|inklusive|compris(?:es?)?|incluant|incluid[oa]s?|incluyendo|incluso)$/u;

/** `Photographs may be shown, except those of the crypt`, `…, including those of the crypt`. */
export function includedParts(context: RuleContext): ExceptedPair[] {
  const { documents, unitPairs } = context;
  const read = new Map<string, SetBehind | undefined>();
  const setBehind = (place: UnitPlace): SetBehind | undefined => {
    const key = `${place.document} ${place.unit}`;
    if (!read.has(key)) read.set(key, readPart(documents, place));
    return read.get(key);
  };
  return unitPairs.flatMap(({ a, b, likeness }): ExceptedPair[] => {
    if (likeness < alikeAbove) return [];
    const [first, second] = [setBehind(a), setBehind(b)];
    if (first === undefined || second === undefined || first.isExcepted === second.isExcepted) return [];
    if (first.denials !== second.denials || !isWithin(first.part, second.part)) return [];
    if (sharedOf(first.rule, second.rule) < fewestShared) return [];
    return [{ a: first, b: second, score: 0.95, explanation: 'One document includes what the other leaves out.' }];
  });
}

function readPart(documents: RuleContext['documents'], place: UnitPlace): SetBehind | undefined {
  const [document, unit] = [documents[place.document], documents[place.document]?.units[place.unit]];
  if (document === undefined || unit === undefined) return undefined;
  const words = wordsOfUnit(document, unit).map(({ text }) => text);
  const plain = plainWords(words);
  const at = plain.findIndex((word, index) => index > 1 && (including.test(word) || opensException(plain, index)));
  if (at < 0) return undefined;
  const stop = words.findIndex((word, index) => index > at && /[,;.]$/u.test(word));
  const end = stop < 0 ? words.length : stop + 1;
  return {
    ...place,
    isExcepted: !including.test(plain[at] ?? ''),
    start: at,
    end,
    denials: plain.slice(0, at).filter((_, index) => isDenial(plain, index)).length,
    rule: termsOf(words.slice(0, at)),
    part: termsOf(words.slice(at + 1, end)),
  };
}

const termsOf = (words: readonly string[]): Set<string> => new Set(words.flatMap((word) => topicStem(word) || []));

const sharedOf = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((term) => b.has(term)).length;

/** The one is the other, or tells more of it. */
const isWithin = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  Math.min(a.size, b.size) > 0 && sharedOf(a, b) === Math.min(a.size, b.size);
