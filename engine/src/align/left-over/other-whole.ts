import type { Fact, FactDocument } from '../../facts/fact.ts';
import { plainWord, stem } from '../../facts/words/stem.ts';

const ofWord = /^(?:of|der|des|von|vom|de|du|del|della|dello|dei|degli)$/u;
const elided = /^d[’'](?=[a-zß-ɏ])/i;
/** Words behind a share among which its whole stands. */
const within = 4;

const sum = stem('sum');
/** `Bruttosumme`, `Bruttobetrag` */
const sumInGerman =
  /[a-z]{3}(?:summe|betrage?s?|preise?s?|wert(?:e?s)?|kosten|miete|lohn(?:e?s)?|gehalt(?:e?s)?|umsatz(?:es)?)$/u;

/** Of the wholes of two shares neither names the other: `60% of the room hire`, `half of the fee`. */
export function areOfNamedWholes(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const [x, y] = [wholeOf(a, documents), wholeOf(b, documents)];
  return (
    x.length > 0 &&
    y.length > 0 &&
    !x.some((term) => y.includes(term) || wholes.has(term)) &&
    !y.some((term) => wholes.has(term))
  );
}

/** Say that a share is one of everything, not of what. */
const wholes = new Set('total whole sum amount everything all'.split(' ').map(stem));

/** The words of which a share is one, as stems; empty where none follow it. */
function wholeOf({ document, sentence, passage, end }: Fact, documents: readonly FactDocument[]): string[] {
  const own = documents[document];
  const words = own?.passages[passage]?.words.slice(end, Math.min(own.units[sentence]?.end ?? end, end + within)) ?? [];
  const [first] = words;
  if (first === undefined || !(ofWord.test(plainWord(first.text)) || elided.test(first.text))) return [];
  const stop = words.findIndex(({ text }) => /[.,;:)]$/u.test(text));
  return words
    .slice(0, stop < 0 ? words.length : stop + 1)
    .map(({ text }) => (sumInGerman.test(plainWord(text)) ? sum : stem(text)))
    .filter((term) => term !== '');
}
