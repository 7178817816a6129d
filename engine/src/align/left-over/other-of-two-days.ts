import { factsOfPassage, type Fact, type FactDocument } from '../../facts/fact.ts';
import type { Candidate } from '../candidates/find-candidates.ts';
import { isDateOfOther } from '../papers/date-of-other.ts';
import { isOwnDate } from '../papers/own-date.ts';
import type { Relatedness } from '../papers/relatedness.ts';
import { particularKey } from '../settlement.ts';

/** Longer passages speak of many things, in words. */
const longest = 40;

/** A day of a short passage that holds two, and the other one. */
interface TwoDays {
  readonly day: Fact;
  readonly other: Fact;
}

/** `Paid on 16 January 2026 to holders on 12 December 2025` and `going out on 23 January 2026; record date 12/12/2025`: of two days the one is the same, the other one of the same month. */
export function findOtherOfTwoDays(documents: readonly FactDocument[], areRelated: Relatedness): Candidate[] {
  const byDay = Map.groupBy(
    documents.flatMap((document) => twoDaysOf(document, documents)),
    ({ day }) => particularKey(day),
  );
  return [...byDay.values()].flatMap((alike) =>
    alike.flatMap(({ other: a }, at) =>
      alike.slice(at + 1).flatMap(({ other: b }): Candidate[] => {
        const isMeant = a.document < b.document && areRelated(a.document, b.document);
        return isMeant && areOfOneMonth(a, b) && shareWord(a, b)
          ? [{ a, b, relation: 'different', similarity: 0, required: 0, score: 0 }]
          : [];
      }),
    ),
  );
}

function twoDaysOf(document: FactDocument, documents: readonly FactDocument[]): TwoDays[] {
  const passages = new Set(document.facts.filter(isFullDate).map(({ passage }) => passage));
  return [...passages].flatMap((passage): TwoDays[] => {
    if ((document.passages[passage]?.words.length ?? 0) > longest) return [];
    const [a, b, ...more] = factsOfPassage(document, passage).filter(({ value }) => value.type === 'date');
    if (a === undefined || b === undefined || more.length > 0) return [];
    if (![a, b].every((fact) => isFullDate(fact) && !isOwnDate(fact, documents) && !isDateOfOther(fact, documents)))
      return [];
    return [
      { day: a, other: b },
      { day: b, other: a },
    ];
  });
}

const isFullDate = (fact: Fact): boolean =>
  fact.value.type === 'date' && !fact.isFormer && particularKey(fact) !== '' && fact.value.upper === undefined;

function areOfOneMonth({ value: { date: a } }: Fact, { value: { date: b } }: Fact): boolean {
  return a?.month === b?.month && a?.year === b?.year && a?.day !== b?.day;
}

/** A word, and not only another date, stands near both. */
const shareWord = (a: Fact, b: Fact): boolean =>
  [...a.slot.keys()].some((term) => !/^[#@]/u.test(term) && b.slot.has(term));
