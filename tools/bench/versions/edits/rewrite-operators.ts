import type { Dice } from '../../engine-load/seeded-random.ts';
import type { Change, Operator } from './edit.ts';
import { conditions, leadingConditions, scopeWords, softenings, spellings, timePhrases, widenings } from './phrases.ts';
import { sentencesOf, type Sentence } from './sentences.ts';
import type { Finder } from './token-operators.ts';

/** What is left of a sentence from which an exception is cut is still a sentence. */
const fewestWordsKept = 7;
const mostWordsCut = 40;

/** Whole words in the case in which they are listed. */
function swap(pairs: readonly (readonly [string, string])[], bothWays = false): Finder {
  const known = new Map([...pairs, ...(bothWays ? pairs.map(([one, other]) => [other, one] as const) : [])]);
  const longestFirst = [...known.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<![\\w-])(?:${longestFirst.join('|')})(?![\\w-])`, 'gu');
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: words }) => {
      const text = known.get(words);
      return text === undefined ? [] : [{ start: index, end: index + words.length, text }];
    });
}

const fullSentences = (text: string): Sentence[] =>
  sentencesOf(text).filter((sentence) => /[a-z)]\.$/u.test(sentence.text) && sentence.text.split(' ').length >= 8);

function conditionAdded(text: string, dice: Dice): Change[] {
  return fullSentences(text).flatMap(({ start, end, text: sentence }) => {
    if (/\b(?:unless|provided|if|subject to|except)\b/iu.test(sentence)) return [];
    const leads =
      dice.between(0, 4) === 0 && /^(?:The|This|Any|Each|Either|All|No|Neither) /u.test(sentence) && start > 0;
    if (!leads) return [{ start: end - 1, end: end - 1, text: dice.from(conditions) }];
    const first = sentence.split(' ')[0] ?? '';
    return [{ start, end: start + first.length, text: dice.from(leadingConditions) + first.toLowerCase() }];
  });
}

const exception =
  /,? (?:(?:unless|except (?:as|that|for|to the extent|where|if|in|with)|provided,? (?:however,? )?that)\b[^.;:]*|(?:other than|without the prior)\b[^.;:,]*)(?=[.;]$)/u;

function exceptionIn({ start, text: sentence }: Sentence): Change | undefined {
  const found = exception.exec(sentence);
  if (found === null || found[0].split(' ').length > mostWordsCut || unbalanced(found[0])) return undefined;
  if (sentence.slice(0, found.index).split(' ').length < fewestWordsKept) return undefined;
  return { start: start + found.index, end: start + found.index + found[0].length, text: '' };
}

const exceptionRemoved = (text: string): Change[] =>
  sentencesOf(text).flatMap((sentence) => exceptionIn(sentence) ?? []);

/** Letters of a sentence into which an exception is put, so that the words around its old place are not those around the new one. */
const fewestLetters = 120;

/** What was no exception from this sentence is one from the next. */
function exceptionMoved(text: string): Change[] {
  const whole = new Set(fullSentences(text).map(({ start }) => start));
  return sentencesOf(text).flatMap((sentence, at, all) => {
    const [cut, next] = [exceptionIn(sentence), all[at + 1]];
    if (cut === undefined || next === undefined || !whole.has(next.start) || exceptionIn(next) !== undefined) return [];
    if (next.text.length < fewestLetters) return [];
    return [{ ...cut, also: { start: next.end - 1, end: next.end - 1, text: text.slice(cut.start, cut.end) } }];
  });
}

const unbalanced = (text: string): boolean =>
  text.split('(').length !== text.split(')').length || text.split('"').length % 2 === 0;

function definitionWidened(text: string, dice: Dice): Change[] {
  return fullSentences(text).flatMap(({ end, text: sentence }) =>
    /^(?:The term )?"[^"]+"(?: or "[^"]+")?,? (?:shall |will )?(?:mean|means|include|includes|has the meaning|refers to)\b/u.test(
      sentence,
    )
      ? [{ start: end - 1, end: end - 1, text: dice.from(widenings) }]
      : [],
  );
}

function softened(text: string, dice: Dice): Change[] {
  return softenings.flatMap(([pattern, words]) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
      text: dice.from(words),
    })),
  );
}

/** The first sentence of a paragraph holds its title and stays. */
const sentenceDeleted: Finder = (text) => {
  const [, ...later] = sentencesOf(text);
  const whole = new Set(fullSentences(text).map(({ start }) => start));
  return later.filter(({ start }) => whole.has(start)).map(({ start, end }) => ({ start: start - 1, end, text: '' }));
};

export const rewriteOperators: Readonly<Partial<Record<Operator, Finder>>> = {
  'condition-added': conditionAdded,
  'exception-moved': exceptionMoved,
  'exception-removed': exceptionRemoved,
  'definition-widened': definitionWidened,
  'obligation-softened': softened,
  'scope-word': swap(scopeWords),
  'time-phrase': swap(timePhrases),
  'sentence-deleted': sentenceDeleted,
};

export const respell: Finder = swap(spellings, true);

/** Sentences of other contracts, put behind a sentence or in the place of one. */
export function withDonors(donors: readonly string[]): Readonly<Partial<Record<Operator, Finder>>> {
  const strange = (text: string, dice: Dice): string | undefined => {
    const sentence = donors.length === 0 ? undefined : dice.from(donors);
    return sentence === undefined || text.includes(sentence) ? undefined : sentence;
  };
  return {
    'sentence-inserted': (text, dice) =>
      fullSentences(text).flatMap(({ end }) => {
        const sentence = strange(text, dice);
        return sentence === undefined ? [] : [{ start: end, end, text: ` ${sentence}` }];
      }),
    'sentence-replaced': (text, dice) => {
      const [, ...later] = sentencesOf(text);
      return later.flatMap(({ start, end, text: old }) => {
        const sentence = strange(text, dice);
        const isWhole = /[a-z)]\.$/u.test(old) && old.split(' ').length >= 8 && !/[\d$]/u.test(old);
        return sentence === undefined || !isWhole ? [] : [{ start, end, text: sentence }];
      });
    },
  };
}
