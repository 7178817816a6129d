import type { UnitPlace } from '../../align/pair-units.ts';
import { weekdayNames } from '../../facts/times/date-lexicon.ts';
import { factsOfSentence, wordsOfUnit } from '../../facts/fact.ts';
import { lookUp } from '../../facts/words/look-up.ts';
import { topicStem } from '../../facts/stances/topic-stem.ts';
import { plainWord } from '../../facts/words/stem.ts';
import type { RuleContext } from '../rule.ts';
import type { PlacedStance } from './find-stances.ts';

/** Words of a sentence: `words.slice(start, end)`. */
interface Spoken extends UnitPlace {
  readonly start: number;
  readonly end: number;
}

/** Days of the week on which one document does what the other forbids on one of them. */
export interface DayPair {
  readonly a: Spoken;
  readonly b: Spoken;
  readonly score: number;
  readonly explanation: string;
}

interface Days extends Spoken {
  readonly days: ReadonlySet<number>;
  readonly topic: ReadonlySet<string>;
}

const through = /^(?:to|through|thru|until|till|bis|a|au|al|hasta|-|–|—)$/u;
const conditional =
  /^(?:if|unless|except|without|wenn|falls|ausser|ohne|si|sauf|sans|salvo|excepto|sin|otherwise|before|after|vor|nach|avant|apres|antes|despues)$/u;

/** `The tower may be worked in from Monday to Saturday` and `you may not work in the tower on Saturdays`. */
export function bannedDays(context: RuleContext, forbidden: readonly PlacedStance[]): DayPair[] {
  const bans = forbidden.flatMap((ban) => {
    const day = bannedDay(context, ban);
    return day === undefined ? [] : [{ ban, day }];
  });
  if (bans.length === 0) return [];
  const spans = spansOf(context);
  return bans.flatMap(({ ban, day }): DayPair[] => {
    const things = [...ban.topic].filter((term) => ban.tails.get(term) !== 'time');
    const span = spans.find(
      ({ document, days, topic }) =>
        days.has(day) && context.areRelated(ban.document, document) && things.every((term) => topic.has(term)),
    );
    const explanation = 'One document forbids on one day what the other says of it.';
    return span === undefined || things.length === 0 ? [] : [{ a: ban, b: span, score: 0.8, explanation }];
  });
}

/** The one day of the week on which something is forbidden, at whatever hour and on no condition. */
function bannedDay({ documents }: RuleContext, { document, unit, plain }: PlacedStance): number | undefined {
  const own = documents[document];
  if (own === undefined || factsOfSentence(own, unit).some(({ value }) => value.type === 'time')) return undefined;
  if (plain.some((word) => conditional.test(word))) return undefined;
  const [day, ...others] = new Set(plain.flatMap((word) => dayOf(word) ?? []));
  return others.length > 0 ? undefined : day;
}

/** The sentences and rows that name days of the week from one to another. */
const spansOf = ({ documents }: RuleContext): Days[] =>
  documents.flatMap((document) =>
    document.units.flatMap((unit, index): Days[] => {
      const words = wordsOfUnit(document, unit).map(({ text }) => text);
      const plain = words.map(plainWord);
      const at = plain.findIndex(
        (word, place) =>
          dayOf(word) !== undefined &&
          through.test(plain[place + 1] ?? words[place + 1] ?? '') &&
          dayOf(plain[place + 2] ?? '') !== undefined,
      );
      const [first, last] = [dayOf(plain[at] ?? ''), dayOf(plain[at + 2] ?? '')];
      if (first === undefined || last === undefined) return [];
      const days = new Set(
        Array.from({ length: ((last - first + week) % week) + 1 }, (_, step) => (first + step) % week),
      );
      const topic = new Set(words.map(topicStem));
      return [{ document: document.index, unit: index, start: at, end: at + 3, days, topic }];
    }),
  );

const week = 7;

/** `Saturdays`, `samstags`, `sábados`: the number of a day, from Sunday. */
const dayOf = (plain: string): number | undefined =>
  lookUp(weekdayNames, plain) ?? lookUp(weekdayNames, plain.replace(/s$/u, ''));
