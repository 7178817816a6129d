import { owned } from './burden-bonds.ts';
import type { PlainWord } from './object-items.ts';

const own =
  /^(?:own|his|her|its|their|our|your|eigene[nrms]?|seine[nrms]?|ihre[nrms]?|ses|son|sa|leurs?|propres?|su|sus|propi[oa]s?)$/u;
const leading = /^(?:at|to|for|on|auf|zu|a|aux?|por|en)$/u;

/** `At its own expense`, `auf eigene Kosten`, `à ses frais`, `a su costa`: words of a clause, from and to; undefined where none says so. */
export function ownCostIn(
  words: readonly PlainWord[],
  from: number,
  to: number,
): readonly [number, number] | undefined {
  for (let at = from + 2; at < to; at += 1) {
    if (!owned.test(words[at]?.plain ?? '')) continue;
    let start = at - 1;
    while (start > from && own.test(words[start]?.plain ?? '')) start -= 1;
    if (start < at - 1 && leading.test(words[start]?.plain ?? '')) return [start, at + 1];
  }
  return undefined;
}
