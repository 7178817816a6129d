import { printed, type Fact, type FactDocument } from '../../facts/fact.ts';
import { timeEventOf } from '../../facts/times/time-event.ts';
import type { Word } from '../../layout/word.ts';
import type { Relatedness } from './relatedness.ts';
import { slipOf } from '../slips.ts';

/** Headings under which a form or a report tells how something came about. */
const happened =
  /(?<![a-zß-ɏ])(?:what happened|how it happened|circumstances|incident|accident|(?:schaden|unfall)?hergang|unfall|schadenereignis|circonstances|accidente?|siniestro|hechos)(?![a-zß-ɏ])/i;

/** `On 3 May she ran aground` under `What happened`, `the accident of 4 May`: a matter knows one day of it, so that days a slip apart are held against each other. */
export function datesOfAccidents(documents: readonly FactDocument[], areRelated: Relatedness): [Fact, Fact][] {
  const days = documents.map(dayOfAccident);
  return documents.flatMap(({ index }) =>
    documents.slice(index + 1).flatMap((other): [Fact, Fact][] => {
      const [a, b] = [days[index], days[other.index]];
      if (a === undefined || b === undefined || !areRelated(index, other.index)) return [];
      return slipOf(a, b, documents) > 0 ? [[a, b]] : [];
    }),
  );
}

/** Whether a date is the day on which it happened, and so not the day of the paper. */
export const isDayOfAccident = (fact: Fact, documents: readonly FactDocument[]): boolean => {
  const document = documents[fact.document];
  return document !== undefined && dayOfAccident(document) === fact;
};

const known = new WeakMap<FactDocument, { readonly day: Fact | undefined }>();

function dayOfAccident(document: FactDocument): Fact | undefined {
  const found = known.get(document) ?? { day: findDay(document) };
  known.set(document, found);
  return found.day;
}

/** The one date that a paper calls that of an accident, or the first under a heading that tells of it. */
function findDay({ facts, passages }: FactDocument): Fact | undefined {
  const dates = facts.filter(({ value, isFormer }) => value.date?.day !== undefined && !isFormer);
  const near = dates.filter(
    ({ sense, passage, start }) =>
      (sense?.event === 'accident' && !sense.isFromHeading) || isOfDamage(passages[passage]?.words ?? [], start),
  );
  // `Your form of 2 May about the accident of 30 April`
  const behind = near.filter(({ passage, start }) => isNamedBefore(passages[passage]?.words ?? [], start));
  const named = behind.length > 0 ? behind : near;
  const [first] = named;
  if (first !== undefined) return named.every(({ value }) => value.key === first.value.key) ? first : undefined;
  return dates.find(({ passage }) => happened.test(passages[passage]?.heading ?? ''));
}

/** `Schaden HK-118 vom`, `Damage of`: the damage is of that day, not a paper. */
const damage =
  /(?<![a-zß-ɏ])(?:schadens?(?:fall)?|damage|loss|dommages?|dégâts|sinistre|siniestro|daños)(?: (?:nr\.?|no\.?|n[°º]))?(?: [a-z\d./-]*\d[a-z\d./-]*)? (?:vom|of|on|du|del)$/i;
const damageWithin = 5;

const isOfDamage = (words: readonly Word[], start: number): boolean =>
  damage.test(printed(words.slice(Math.max(0, start - damageWithin), start)));

/** Words before a date among which the accident is named, and no other figure. */
const within = 6;

function isNamedBefore(words: readonly Word[], start: number): boolean {
  for (let at = start - 1; at >= Math.max(0, start - within); at -= 1) {
    const { text = '' } = words[at] ?? {};
    if (/\d/u.test(text)) return false;
    if (timeEventOf(text) === 'accident') return true;
  }
  return false;
}
