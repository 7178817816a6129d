import type { Value } from '../../facts/values/value.ts';
import type { Language } from '../../facts/numbers/number-format.ts';
import { contactWords, kindNouns } from './kind-nouns.ts';

/** What a column of figures holds whose head says only what they are counted in; undefined where that may be anything. */
export function kindOfUnit(value: Value | undefined): string | undefined {
  const dimension = value?.unit ?? '';
  return kindNouns[dimension] === undefined ? undefined : dimension;
}

/** What a finding is about where no word of its papers says it: `Date`, `Name`, `Wording`. */
export function bareKind(value: Value | undefined, rule: string, language: Language): string {
  const kind = value?.type ?? (rule.includes('name') ? 'name' : 'words');
  return kindNouns[kind]?.[language] ?? '';
}

/** `Area of Suite 212`, `Datum, Mietvertrag`: only English can say so of every noun without its gender. */
export function namedKind(kind: string, of: string, hasArticle: boolean, language: Language): string {
  const noun = kindNouns[kind]?.[language] ?? '';
  if (noun === '') return of;
  return language === 'en' ? `${noun} of ${hasArticle ? 'the ' : ''}${of}` : `${of}, ${noun}`;
}

/** `Helpdesk, telephone`: how somebody is reached, where the name does not say so itself. */
export function reachedBy(text: string, value: Value | undefined, language: Language): string {
  if (value === undefined || !/^(?:email|phone)$/u.test(value.type)) return text;
  const noun = kindNouns[value.type]?.[language] ?? '';
  const isTold = text.split(' ').some((word) => contactWords.test(word.replace(/[.,:]+$/u, '')));
  return isTold || noun === ''
    ? text
    : `${text}, ${language === 'de' ? noun : noun.charAt(0).toLowerCase() + noun.slice(1)}`;
}
