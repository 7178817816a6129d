import { printed, type Fact, type FactDocument } from '../facts/fact.ts';
import { plainWord, stem } from '../facts/stem.ts';

const ofWord = /^(?:of|der|des|von|vom|de|du|del|della|dello|dei|degli)$/u;
const elided = /^d[’'](?=[a-zß-ɏ])/iu;
/** Words behind a share among which its whole stands. */
const within = 4;

/** What is paid or earned goes by many names: a share of one may be meant as a share of another. */
const sums = new Set(
  'salary pay price rent total revenue income expense premium invoice order contract profit loan grant purchase debt margin balance contribution value credit budget due amount whole sum all everything them rest interest'
    .split(' ')
    .map(stem),
);
const sum = stem('sum');
/** `Bruttosumme`, `Bruttobetrag` */
const sumInGerman =
  /[a-z]{3}(?:summe|betrage?s?|preise?s?|wert(?:e?s)?|kosten|miete|lohn(?:e?s)?|gehalt(?:e?s)?|umsatz(?:es)?)$/u;
const vote = stem('vote');
const votedWeight = 0.4;

/** `Half of the seats` and `70 % of the members`, `80 % voted for it`: shares of different wholes. */
export function isOtherWhole(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.value.type !== 'percent' || b.value.type !== 'percent') return false;
  const isVoted = (fact: Fact): boolean =>
    (fact.slot.get(vote) ?? 0) >= votedWeight || saysYes.test(behindOf(fact, documents));
  if (isVoted(a) !== isVoted(b)) return true;
  const [x, y] = [wholeOf(a, documents), wholeOf(b, documents)];
  if (x.length === 0 || y.length === 0 || x.some((term) => y.includes(term))) return false;
  if ([x, y].every((terms) => terms.some((term) => times.has(term)))) return false;
  return ![...x, ...y].some((term) => sums.has(term));
}

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

/** `99.5% of each calendar month`, `99.9% of the time`: of time alike. */
const times = new Set(
  'time month calendar year quarter week day hour zeit zeitraum kalendermonat temps tiempo tempo'.split(' ').map(stem),
);

/** `80 % said yes`, `60 % stimmten dafür` */
const saysYes =
  /(?<![a-zß-ɏ])(?:(?:said|say|answered) (?:yes|no)|in favour|in favor|dafür|dagegen|(?:mit|für) (?:ja|nein)|ont dit (?:oui|non)|dijeron (?:que )?(?:sí|no)|a favor|en contra)(?![a-zß-ɏ])/iu;
const votedWithin = 8;

function behindOf({ document, sentence, passage, end }: Fact, documents: readonly FactDocument[]): string {
  const own = documents[document];
  const to = Math.min(own?.units[sentence]?.end ?? end, end + votedWithin);
  return printed(own?.passages[passage]?.words.slice(end, to) ?? []);
}

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
