import { wordsOfUnit } from '../../facts/fact.ts';
import { plainWords } from '../../facts/stances/stance-marks.ts';
import { topicStem } from '../../facts/stances/topic-stem.ts';
import type { RuleContext } from '../rule.ts';
import type { Answer } from './answers.ts';
import type { MissingThing } from './missing-things.ts';

/** A question about what has happened is answered with so many of a thing, of which a sentence says that there was none. */
export interface CountedPast {
  readonly answer: Answer;
  readonly none: MissingThing;
}

const count =
  /^(?:\d+|one|two|three|four|five|ein|eine|einen|zwei|drei|vier|une?|deux|trois|quatre|una?|dos|tres|cuatro)$/u;
const number =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|ten|zwei|drei|vier|funf|sechs|sieben|acht|zehn|deux|trois|quatre|cinq|sept|huit|dix|dos|tres|cuatro|cinco|seis|siete|ocho|diez)$/u;
const past =
  /^(?:has|have|had|were|was|hat|haben|hatten?|gab|a|ai|avez|ont|avait|ha|han|hubo|past|last|letzten?|dernier[es]*|ultim[oa]s)$/u;
const none = /^(?:no|keine?[nrs]?|aucune?|ningun[oa]?)$/u;
/** What is so on a condition is not told. */
const conditional = /^(?:if|unless|provided|when|whether|where|wenn|falls|sofern|ob|si|lorsque|quand|cuando)$/u;

/** `Claims in the past five years? | one claim` and `you have had no claims in the last five years`. */
export function countedPasts({ documents, areRelated }: RuleContext, answers: readonly Answer[]): CountedPast[] {
  const counted = answers.filter((answer) =>
    isCountedPast(documents[answer.document]?.passages[answer.passage], answer),
  );
  if (counted.length === 0) return [];
  return documents.flatMap((document) =>
    document.units.flatMap((unit, index): CountedPast[] => {
      if (document.passages[unit.passage]?.kind !== 'paragraph') return [];
      const words = wordsOfUnit(document, unit).map(({ text }) => text);
      const plain = plainWords(words);
      const at = plain.findIndex((word) => none.test(word));
      if (at < 0 || !plain.some((word) => past.test(word)) || plain.some((word) => conditional.test(word))) return [];
      const thing = topicStem(words[at + 1] ?? '');
      const answer = counted.find(
        (one) =>
          one.document !== document.index &&
          one.label.includes(thing) &&
          areRelated(one.document, document.index) &&
          isOfNoOtherTime(plain, askedIn(documents[one.document]?.passages[one.passage], one)),
      );
      if (answer === undefined || thing === '') return [];
      return [{ answer, none: { document: document.index, unit: index, thing, start: at, end: at + 2 } }];
    }),
  );
}

type Printed = { readonly words: readonly { readonly text: string }[] } | undefined;

const askedIn = (passage: Printed, { start }: Answer): string[] =>
  plainWords((passage?.words ?? []).slice(0, start).map(({ text }) => text));

const isCountedPast = (passage: Printed, answer: Answer): boolean => {
  if (answer.says !== 'something' || answer.asks === undefined) return false;
  const [first = ''] = plainWords((passage?.words ?? []).slice(answer.start, answer.end).map(({ text }) => text));
  return count.test(first) && askedIn(passage, answer).some((word) => past.test(word));
};

/** `In the last three years` is not `in the past five`. */
const isOfNoOtherTime = (plain: readonly string[], asked: readonly string[]): boolean =>
  plain.every((word) => !number.test(word) || asked.includes(word));
