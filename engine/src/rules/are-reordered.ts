import { areSetsEqual } from '../facts/demands.ts';
import { roleOf } from '../facts/names/roles.ts';
import { topicStem } from '../facts/stances/topic-stem.ts';
import { plainWord } from '../facts/words/stem.ts';

/** The same telling words in another order or voice, with the parties in their places. */
export function areReordered(a: readonly string[], b: readonly string[]): boolean {
  const stems = (words: readonly string[]): Set<string> =>
    new Set(words.map((word) => (isLight(word) ? '' : rootOf(word))).filter((term) => term !== ''));
  if (!areSetsEqual(stems(a), stems(b))) return false;
  const roles = (words: readonly string[]): string => words.map((word) => roleOf(word) ?? '').join('');
  return roles(a) === roles(b) || isPassive(a) !== isPassive(b);
}

/** Words that carry a sentence without telling anything: `is made`, `takes place`, `both parties` and `each party`. */
const light = new Set(
  `both each beide jeder jedes chaque ambos ambas cada
  make makes made making take takes taken taking place done doing get gets got give gives given giving carry carried set put come comes came go goes
  used using occur occurs happen happens become becomes remain remains within during also already therefore hereby thereof thereto therein said such same respective respectively
  together jointly zusammen gemeinsam ensemble juntos
  keep keeps kept hold holds held retain retains retained need needs needed require requires required necessary purpose purposes decide decides determine determines depend depends
  accordance pursuant according regarding concerning relating relevant applicable following above below case event respect addition
  repeat repeated repeats repetition again
  behalt behalten bleibt bleiben zweck zwecke zwecken benotigt benotigen erforderlich notig brauchen braucht entscheidet entscheiden bestimmt bestimmen richtet richten
  erfolgt erfolgen innerhalb binnen wiederholt erneut nochmals répété repetido repite vorgenommen durchgeführt gemacht gegeben werden bezüglich gemäß hierzu hierfür dabei jeweils jeweilige sowie ebenfalls
  effectué effectuée fait faite donné lieu relatif concernant conformément ainsi également realiza realizado hecho dado relativo conforme también`
    .split(/\s+/u)
    .map(plainWord),
);
const isLight = (word: string): boolean => light.has(plainWord(word));

/** `A move`, `moving`: the ending of the noun is none of the verb. */
const rootOf = (word: string): string => topicStem(word).replace(/(?<=^[A-Za-zªµºÀ-ÖØ-ӿ]{3,})e$/u, '');

const isPassive = (words: readonly string[]): boolean => words.some((word) => /^(?:by|von|durch|par|por)$/i.test(word));
