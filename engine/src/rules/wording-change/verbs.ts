import { plainWord } from '../../facts/words/stem.ts';

/** Changed words with the words of their sentence around them. */
export interface WordsInSentence {
  readonly before: readonly string[];
  readonly words: readonly string[];
  readonly behind: readonly string[];
}

/**
 * One verb stands where the other version has another: `pay` and `settle`, `befördert` and `bringt`. Two words for one
 * deed are so common that the change tells nothing; where the deed is turned round, the words are known for it.
 */
export const areVerbs = (a: WordsInSentence, b: WordsInSentence): boolean => isVerb(a) && isVerb(b);

/** What only verbs stand behind. */
const leading =
  /^(?:to|shall|must|may|can|will|should|would|could|cannot|zu|doit|doivent|peut|peuvent|pourra|pourront|devra|devront|debe|deben|debera|deberan|puede|pueden|podra|podran|deve|devono|puo|possono)$/u;
/** What may stand between them: `shall promptly pay`, `may not sell`. */
const between = /^(?:not|also|only|[A-Za-zªµºÀ-ÖØ-ӿ]+ly)$/u;
/** What follows a verb with an ending, but no noun in the plural. */
const determiner = /^(?:the|a|an|any|all|each|every|its|their|his|her|our|your|no|this|that|these|those|it|them)$/u;
const english = /(?:[^s]s|ed|ing)$/u;
const german = /(?:t|en|ern|eln)$/u;
/** Words that end like a German verb, in lower case. */
const noVerb = new Set(
  `sofort dort jetzt nicht erst zuletzt zuerst oft insgesamt uberhaupt selbst fast statt samt nebst seit mit laut weit breit
  wegen oben unten morgen zwischen innen aussen neben draussen gegen sieben einen keinen allen jeden diesen ihren seinen
  anderen beiden zusammen ohnehin den wen denen deren fristgerecht gesamt bereit direkt exakt leicht nackt kalt alt recht schlecht`.split(
    /\s+/u,
  ),
);

function isVerb({ before, words, behind }: WordsInSentence): boolean {
  const [word = '', ...others] = words;
  if (others.length > 0) return false;
  const plain = plainWord(word);
  if (!/^\p{Ll}/u.test(word) || plain.length < 3) return false;
  const isStopped = /[.,;:!?)]$/u.test(word);
  const next = isStopped ? '' : (behind[0] ?? '');
  const led = before.map(plainWord).findLast((one) => !between.test(one)) ?? '';
  if (leading.test(led) && !/[.,;:]$/u.test(before.at(-1) ?? '')) return true;
  if (english.test(plain) && determiner.test(plainWord(next))) return true;
  // An adjective has its noun behind it.
  return german.test(plain) && !noVerb.has(plain) && !/^\p{Lu}/u.test(next) && isGermanPlace(next, isStopped);
}

/** German verbs end their clause, or a small word follows them. */
const isGermanPlace = (next: string, isStopped: boolean): boolean =>
  isStopped || next === '' || germanSmall.test(plainWord(next));
const germanSmall =
  /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|kein|keine|keinen|er|sie|es|ihn|ihm|ihr|wir|sich|und|oder|wird|werden|ist|sind|hat|haben|kann|konnen|darf|durfen|muss|mussen|soll|sollen|zu|zum|zur|im|am|an|auf|aus|bei|von|vom|mit|nach|fur|uber|um)$/u;
