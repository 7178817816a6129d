import { stem } from '../words/stem.ts';
import { isDeedNoun } from './deed-nouns.ts';
import type { Clause } from './duty.ts';
import { plainAt } from './noun-start.ts';

/** Verbs that say nothing beside such a noun. */
const light =
  /^(?:makes?|made|submits?|submitted|files?|filed|lodges?|lodged|handles?|stellt|stellen|gestellt|reicht|reichen|eingereicht|nimmt|nehmen|macht|machen|fait|font|fera|feront|faire|depose|deposent|deposera|presente|presentent|presentera|hace|hacen|hara|haran|hacer|presenta|presentan|presentara|presentaran|tramita|tramitan|tramitara)$/u;
/** Words between the verb and the noun. */
const nounWithin = 3;

/** `Makes the application to`, `stellt den Antrag auf`: the noun alone says what is done. */
export function isSaidByNoun(clause: Clause, at: number): boolean {
  if (!light.test(plainAt(clause, at))) return false;
  return clause.words.slice(at + 1, at + 1 + nounWithin).some(({ text }) => isDeedNoun(stem(text)));
}
