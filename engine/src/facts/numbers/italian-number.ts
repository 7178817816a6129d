import { lookUp } from '../words/look-up.ts';
import { smallNumbers } from './number-lexicon.ts';

/** An Italian number in one word without accents: `centoquaranta`, `trentuno`, `tremiladuecento`. */
export function italianNumber(word: string): number | undefined {
  if (word.startsWith('mille')) return plus(1000, word.slice('mille'.length));
  const thousand = /^(.+)mila(.*)$/u.exec(word);
  if (thousand === null) return belowThousand(word);
  const count = belowThousand(thousand[1] ?? '');
  return count === undefined ? undefined : plus(count * 1000, thousand[2] ?? '');
}

const plus = (sum: number, rest: string): number | undefined => {
  const more = rest === '' ? 0 : belowThousand(rest);
  return more === undefined ? undefined : sum + more;
};

/** `Centottanta`: the last vowel of the hundred is left out before another. */
function belowThousand(word: string): number | undefined {
  const hundred = /^(.*?)cent([A-Za-zªµºÀ-ÖØ-ӿ]*)$/u.exec(word);
  if (hundred === null) return belowHundred(word);
  const [, factor = '', rest = ''] = hundred;
  const count = factor === '' ? 1 : lookUp(smallNumbers.it, factor);
  if (count === undefined || count > 9) return undefined;
  const more = rest === 'o' ? 0 : (belowHundred(rest.replace(/^o/u, '')) ?? belowHundred(rest));
  return more === undefined ? undefined : count * 100 + more;
}

/** `Ventuno`, `trentotto`: so do the tens. */
function belowHundred(word: string): number | undefined {
  const known = lookUp(smallNumbers.it, word);
  if (known !== undefined) return known;
  const match = /^((?:ven|tren|quaran|cinquan|sessan|settan|ottan|novan)t)([ai]?)([A-Za-zªµºÀ-ÖØ-ӿ]{3,})$/u.exec(word);
  if (match === null) return undefined;
  const ten = lookUp(smallNumbers.it, `${match[1] ?? ''}${match[1] === 'vent' ? 'i' : 'a'}`);
  const unit = /^un[oa]?$/u.test(match[3] ?? '') ? 1 : lookUp(smallNumbers.it, match[3] ?? '');
  return ten === undefined || unit === undefined || unit > 9 ? undefined : ten + unit;
}
