import { factsOfSentence, type Fact, type FactDocument } from '../../facts/fact.ts';
import type { Relatedness } from '../papers/relatedness.ts';
import { slipOf } from '../slips.ts';

/** Weight from which a word near both dates, or over both, tells what they are of. */
const telling = 0.25;

/** `The operation is on 27 March at 9:30`, `your surgery is on 28 March at 9.30`: days a slip apart, each the only one in its paper with that hour. */
export function daysOfOneHour(documents: readonly FactDocument[], areRelated: Relatedness): [Fact, Fact][] {
  const hours = documents.map(daysByHour);
  return documents.flatMap(({ index }) =>
    documents.slice(index + 1).flatMap((other) => {
      if (!areRelated(index, other.index)) return [];
      return [...(hours[index] ?? [])].flatMap(([hour, a]): [Fact, Fact][] => {
        const b = hours[other.index]?.get(hour);
        return b !== undefined && slipOf(a, b, documents) > 0 && shareWord(a, b) ? [[a, b]] : [];
      });
    }),
  );
}

const shareWord = (a: Fact, b: Fact): boolean =>
  [...a.slot].some(([term, weight]) => !/^[#=@]/u.test(term) && Math.min(weight, b.slot.get(term) ?? 0) >= telling);

/** The day that stands beside an hour, where no other one of the paper does. */
function daysByHour(document: FactDocument): Map<number, Fact> {
  const days = new Map<number, Fact | undefined>();
  for (const fact of document.facts) {
    if (fact.value.type !== 'date' || fact.value.date?.day === undefined || fact.isFormer) continue;
    const hours = factsOfSentence(document, fact.sentence).filter(({ value }) => value.type === 'time');
    const [hour, ...others] = hours;
    if (hour === undefined || others.length > 0 || hour.value.upper !== undefined) continue;
    const known = days.get(hour.value.low);
    const isOther = days.has(hour.value.low) && known?.value.key !== fact.value.key;
    days.set(hour.value.low, isOther ? undefined : fact);
  }
  return new Map([...days].flatMap(([hour, fact]) => (fact === undefined ? [] : [[hour, fact] as const])));
}
