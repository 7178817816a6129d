import { areEqual } from '../../../facts/values/compare-values.ts';
import type { Fact, FactDocument } from '../../../facts/fact.ts';
import { plainWord, stem } from '../../../facts/words/stem.ts';
import type { Relatedness } from '../../papers/relatedness.ts';
import { otherEnds } from './stretch.ts';

/** Labels of a form under which the first and the last day of a stay, a hire or a journey stand. */
const firstLabel =
  /^(?:arrival|arrive[sd]?|check-?in|from|start|collection|pick-?up|anreise|ankunft|von|beginn|abholung|[A-Za-zªµºÀ-ÖØ-ӿ]*beginn|arrivee|entree|debut|depuis|entrada|llegada|inicio|desde|recogida)$/u;
const lastLabel =
  /^(?:departure|depart|leaves?|check-?out|to|until|till|end|return|abreise|bis|ende|[A-Za-zªµºÀ-ÖØ-ӿ]*ende|ruckgabe|sortie|depart|fin|retour|restitution|salida|hasta|devolucion)$/u;
/** Days by which two accounts of one end lie apart, at most. */
const farthest = 15;
const msPerDay = 86_400_000;
/** Dates of a form about one stay, at most. */
const mostDates = 60;

interface Stay {
  readonly first: Fact;
  readonly last: Fact;
}

/** `The dog stays from 12 to 26 July` and `Arrival | 12 July`, `Departure | 27 July`: of stays that share one end the other ends are meant to be one. */
export function endsOfStays(documents: readonly FactDocument[], areRelated: Relatedness): [Fact, Fact][] {
  const forms = documents.flatMap((document) => filledStay(document) ?? []);
  if (forms.length === 0) return [];
  const told = documents.map((document) => toldStays(document, documents));
  return forms.flatMap((form) =>
    documents.flatMap((other): [Fact, Fact][] => {
      const { document } = form.first;
      if (other.index === document || !areRelated(document, other.index)) return [];
      const pairs = (told[other.index] ?? []).flatMap((stay) => differingEnds(form, stay));
      return pairs.length === 1 ? pairs : [];
    }),
  );
}

const night = stem('night');

/** `Two nights, 6 and 7 May` and `leaving on 8 May (2 nights)`: one leaves on the morning after the last night. */
export const isMorningAfter = (a: Fact, b: Fact): boolean => isDeparture(a, b) || isDeparture(b, a);

function isDeparture(
  { sense, slot, value: { date } }: Fact,
  { sense: other, slot: others, value: { date: before } }: Fact,
): boolean {
  if (date?.day === undefined || before?.day === undefined || !slot.has(night) || !others.has(night)) return false;
  const isNextDay = Date.UTC(0, date.month ?? 0, date.day) - Date.UTC(0, before.month ?? 0, before.day) === msPerDay;
  return isNextDay && sense?.events.has('departure') === true && other?.events.has('departure') !== true;
}

function differingEnds(a: Stay, b: Stay): [Fact, Fact][] {
  const [isFirst, isLast] = [areEqual(a.first.value, b.first.value), areEqual(a.last.value, b.last.value)];
  if (isFirst === isLast) return [];
  const [x, y] = isFirst ? [a.last, b.last] : [a.first, b.first];
  if (daysApart(x, y) > farthest) return [];
  return [x.document < y.document ? [x, y] : [y, x]];
}

/** The stretches of time that sentences of a document tell: `from 12 to 26 July`. */
const toldStays = (document: FactDocument, documents: readonly FactDocument[]): Stay[] =>
  document.facts.flatMap((fact) => {
    const last = fact.value.type !== 'date' || fact.source === 'cell' ? undefined : otherEnds(fact, documents).last;
    return last === undefined ? [] : [{ first: fact, last }];
  });

/** The one stretch of time whose ends a form has under labels of their own. */
function filledStay({ facts }: FactDocument): Stay | undefined {
  const dates = facts.filter(({ value }) => value.type === 'date');
  if (dates.length > mostDates) return undefined;
  const under = (label: RegExp): Fact[] =>
    dates.filter(({ source, subject }) => source === 'label' && label.test(plainWord(subject.split(' ')[0] ?? '')));
  const [[first, ...firsts], [last, ...lasts]] = [under(firstLabel), under(lastLabel)];
  if (first === undefined || last === undefined || firsts.length + lasts.length > 0) return undefined;
  return { first, last };
}

function daysApart({ value: { date: a } }: Fact, { value: { date: b } }: Fact): number {
  if (a?.day === undefined || b?.day === undefined || a.month === undefined || b.month === undefined) return Infinity;
  const year = a.year ?? b.year ?? 0;
  return Math.abs(Date.UTC(year, a.month, a.day) - Date.UTC(b.year ?? year, b.month, b.day)) / msPerDay;
}
