import { anyVerb } from './any-verb.ts';
import type { Bond, Clause } from './duty.ts';
import { dutyVerbOf } from './duty-verbs.ts';
import { plainAt } from './noun-start.ts';
import type { PlainWord } from './object-items.ts';

const participle = /(?:ed|ept|own|one|ut|et|ade|ilt|ought)$/u;
const infinitive = /\p{Ll}{3}(?:en|ern|eln)$/u;

/** `The fixed wiring`: a participle behind an article says what sort of thing it is. */
const determined = (clause: Clause, at: number): boolean =>
  /^(?:the|an?|its|his|her|their|your|our|all|any)$/u.test(plainAt(clause, at - 1));

/** `Has the boiler swept`, `lässt das Klavier stimmen`: what is done stands at the end. */
export function causative(clause: Clause, at: number, to: number): Bond | undefined {
  const aid = plainAt(clause, at - 1);
  const isEnglishAid = /^(?:has|have|gets?)$/u.test(aid);
  if (!isEnglishAid && !/^(?:lasst|lassen)$/u.test(aid)) return undefined;
  const isDone = ({ text, plain }: PlainWord, index: number): boolean =>
    index > at + 1 &&
    index < to &&
    /^\p{Ll}/u.test(text) &&
    !determined(clause, index) &&
    (isEnglishAid ? participle : infinitive).test(plain);
  const end = isEnglishAid ? clause.words.findIndex(isDone) : clause.words.findLastIndex(isDone);
  if (end < 0) return undefined;
  const verb = dutyVerbOf(plainAt(clause, end)) ?? anyVerb(plainAt(clause, end));
  return verb === undefined ? undefined : { kind: verb.kind, term: verb.term, object: [[at, end]] };
}
