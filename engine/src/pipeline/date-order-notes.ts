import { printed, wordsOfFact, type Fact, type FactDocument } from '../facts/fact.ts';
import type { PrintedDate } from '../facts/values/value.ts';

/**
 * Says of a document that nothing in it tells whether the day or the month comes first in dates such as 03/04/2027, where
 * another document has the same day with its month in words.
 */
export function dateOrderNotes(index: number, documents: readonly FactDocument[]): string[] {
  const document = documents[index];
  if (document === undefined || document.format.isDateOrderSeen === true) return [];
  const others = documents.filter(({ index: other }) => other !== index).flatMap(({ facts }) => facts);
  const plain = new Set(
    others.flatMap(({ value: { date } }) => (date === undefined || date.isAmbiguous === true ? [] : keyOf(date))),
  );
  const open = document.facts.find((fact) => readings(fact).some((key) => plain.has(key)));
  if (open === undefined) return [];
  const print = printed(wordsOfFact(document, open)).replace(/[.,;:]$/u, '');
  return [
    `Nothing in this document shows whether the day or the month comes first in its dates, such as ${print}. Such a date agrees with either reading.`,
  ];
}

const keyOf = ({ year, month, day }: PrintedDate): string[] =>
  year === undefined || month === undefined || day === undefined ? [] : [`${year}-${month}-${day}`];

function readings({ value: { date } }: Fact): string[] {
  if (date?.isAmbiguous !== true) return [];
  const { year, month, day } = date;
  return [
    date,
    {
      ...(year === undefined ? {} : { year }),
      ...(day === undefined ? {} : { month: day }),
      ...(month === undefined ? {} : { day: month }),
    },
  ].flatMap(keyOf);
}
