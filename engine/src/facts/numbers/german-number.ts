import { lookUp } from '../words/look-up.ts';
import { smallNumbers } from './number-lexicon.ts';

const one = /^eine?s?$/u;

/** A German number in one word without accents: `funfundzwanzig`, `zweitausendfunfhundert`, `siebenunddreissigeinhalb`. */
export function germanNumber(word: string): number | undefined {
  const half = /^(.+)einhalb$/u.exec(word)?.[1];
  if (half !== undefined) {
    const whole = half === 'ein' ? 1 : belowThousand(half);
    return whole === undefined ? undefined : whole + 0.5;
  }
  if (word === 'anderthalb') return 1.5;
  const thousand = /^(.*?)tausend(?:und)?(.*)$/u.exec(word);
  if (thousand === null) return belowThousand(word);
  const count = thousand[1] === '' ? 1 : belowThousand(thousand[1] ?? '');
  const rest = thousand[2] === '' ? 0 : belowThousand(thousand[2] ?? '');
  return count === undefined || rest === undefined ? undefined : count * 1000 + rest;
}

function belowThousand(word: string): number | undefined {
  const hundred = /^(.*?)hundert(?:und)?(.*)$/u.exec(word);
  if (hundred === null) return belowHundred(word);
  const count = hundred[1] === '' ? 1 : belowHundred(hundred[1] ?? '');
  const rest = hundred[2] === '' ? 0 : belowHundred(hundred[2] ?? '');
  return count === undefined || rest === undefined ? undefined : count * 100 + rest;
}

function belowHundred(word: string): number | undefined {
  const known = one.test(word) ? 1 : lookUp(smallNumbers.de, word);
  if (known !== undefined) return known;
  const compound = /^(.{3,}?)und(.{5,})$/u.exec(word);
  if (compound === null) return undefined;
  const unit = compound[1] === 'ein' ? 1 : lookUp(smallNumbers.de, compound[1] ?? '');
  const ten = lookUp(smallNumbers.de, compound[2] ?? '');
  return unit === undefined || unit > 9 || ten === undefined || ten < 20 ? undefined : unit + ten;
}
