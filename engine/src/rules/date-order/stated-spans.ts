import { factsOfSentence, printed, type Fact, type FactDocument } from '../../facts/fact.ts';
import { spanBetween } from '../../facts/times/span-words.ts';
import { plainWord } from '../../facts/words/stem.ts';
import { dayOf } from './days.ts';
import { areOfOneLabel, isLone } from './labels.ts';

/** A beginning and an end that one paper states of one thing. */
export interface StatedSpan {
  readonly begin: Fact;
  readonly end: Fact;
}

/** Events of which the second cannot come before the first. */
const sequences: readonly (readonly [string, string])[] = [
  ['start', 'end'],
  ['start', 'expiry'],
  ['opening', 'closing'],
  ['arrival', 'departure'],
  ['departure', 'return'],
  ['production', 'expiry'],
  ['loading', 'unloading'],
];

/** What was moved, or is another one than that of before, is no span. */
const otherOne =
  /(?<![a-zß-ɏ])(?:moved|changed|brought forward|postponed|deferred|amended|instead|old|former(?:ly)?|previous(?:ly)?|earlier|preceding|verlegt|verschoben|vorgezogen|geändert|statt|alte[nrs]?|bisherige[nrs]?|vorherige[nrs]?|frühere[nrs]?|avancée?s?|reportée?s?|modifiée?s?|anciene?n?e?s?|précédente?s?|adelantad[oa]s?|aplazad[oa]s?|modificad[oa]s?|antigu[oa]s?|anterior(?:es)?)(?![a-zß-ɏ])/i;

/** The spans of a document whose two ends are full dates. */
export function findSpans(document: FactDocument): StatedSpan[] {
  const sentences = document.units.flatMap((_, sentence) => {
    const dates = factsOfSentence(document, sentence).filter(isDated);
    return dates.slice(1).flatMap((end, at) => {
      const begin = dates[at];
      return begin !== undefined && isSpan(document, begin, end) ? [{ begin, end }] : [];
    });
  });
  return [...sentences, ...findLabelled(document)];
}

const isDated = (fact: Fact): boolean => !fact.isFormer && dayOf(fact) !== undefined;

/** Two dates of one sentence are its two ends: `from 1 May 2025 to 9 May 2025`, `begins on 1 May 2025 and ends on 9 May 2025` */
export function isSpan(document: FactDocument, begin: Fact, end: Fact): boolean {
  const { words } = document.passages[begin.passage] ?? { words: [] };
  const unit = document.units[begin.sentence];
  if (otherOne.test(printed(words.slice(unit?.start, unit?.end)))) return false;
  const between = words
    .slice(begin.end, end.start)
    .map(({ text }) => `${plainWord(text) || text} `)
    .join('');
  return spanBetween.test(between) || areInSequence(begin, end);
}

function areInSequence({ sense: x }: Fact, { sense: y }: Fact): boolean {
  if (x === undefined || y === undefined || x.isFromHeading || y.isFromHeading) return false;
  return sequences.some(([first, second]) => x.event === first && y.event === second);
}

/** `Start | 1 May 2025` above `End | 30 April 2025`: labels that name nothing but the event, or the same thing. */
function findLabelled(document: FactDocument): StatedSpan[] {
  const labels = document.facts.filter((fact) => isDated(fact) && fact.source === 'label');
  return labels.slice(1).flatMap((end, at) => {
    const begin = labels[at];
    if (begin === undefined) return [];
    const areOfOne = areInSequence(begin, end) && areOfOneLabel(begin, end);
    return areOfOne && isLone(begin, document) && isLone(end, document) ? [{ begin, end }] : [];
  });
}
