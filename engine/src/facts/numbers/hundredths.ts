import type { ValueMatch } from '../values/value.ts';

const joint = String.raw`(?:,? (?:and|und|et|con|y|e|&))? `;
const names = String.raw`(?:pence|p|cents?|ct|c|rappen|centimes?|c[ée]ntimos?)(?![a-zß-ɏ\d])`;
/** What may follow an amount that ends with bare hundredths: a stop, or what the price is for. */
const endBehind = String.raw`(?=$|[.,;:)!?\n](?!\d)| (?:je|pro|per|par|por|netto|brutto|net|hors|ht|ttc|sin|plus|zzgl|each)(?![a-zß-ɏ]))`;
const named = new RegExp(String.raw`^${joint}(\d{1,2}) ?${names}`, 'i');
const bare = new RegExp(String.raw`^(?: con)? (\d\d)${endBehind}`, 'i');

interface Hundredths {
  readonly value: number;
  readonly end: number;
}

/** `3 Euro 40`, `3 euros con 40`, `3 € 40 le repas`, `3 pounds 40 pence`: hundredths in figures right behind a currency. */
export function hundredthsAt(text: string, offset: number): Hundredths | undefined {
  const rest = text.slice(offset, offset + 24);
  if (!/^\D{1,6}\d/u.test(rest)) return undefined;
  // `EUR 50` is an amount of its own.
  const match =
    named.exec(rest) ?? (/[A-Z]{3}$/u.test(text.slice(Math.max(0, offset - 3), offset)) ? null : bare.exec(rest));
  return match === null ? undefined : { value: Number(match[1]) / 100, end: offset + match[0].length };
}

const between = new RegExp(String.raw`^${joint}$`, 'i');

/** `£3 and 40 pence`, `tres euros con cuarenta céntimos`: one amount; undefined where the second is none of the first. */
export function withHundredths(text: string, first: ValueMatch, second: ValueMatch): ValueMatch | undefined {
  const [whole, part] = [first.value, second.value];
  const isWhole =
    whole.type === 'money' && whole.unit !== '' && whole.low === whole.high && Number.isInteger(whole.low);
  const isPart =
    part.type === 'money' && (part.unit === '' || part.unit === whole.unit) && part.low > 0 && part.high < 1;
  if (!isWhole || !isPart || whole.upper !== undefined || whole.per !== undefined) return undefined;
  if (!between.test(text.slice(first.end, second.start))) return undefined;
  const add = (value: number): number => Math.round((value + part.low) * 100) / 100;
  return { ...first, end: second.end, value: { ...whole, low: add(whole.low), high: add(whole.high) } };
}
