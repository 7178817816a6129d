import { isStreetWord } from '../../../facts/names/address-line.ts';
import type { Fact, FactDocument } from '../../../facts/fact.ts';
import type { Word } from '../../../layout/word.ts';

const streetBefore = /(?:stra(?:ß|ss)e|str\.|gasse|allee|[a-zß-ɏ]weg|platz|[a-zß-ɏ]ring|damm|ufer)$/i;
/** `Unit 4, Saddler's Court` */
const premises = /^(?:Unit|Suite|Flat|Apartment|Apt|Shop|Wohnung|Appartement|Bureau|Local|Piso)\.?$/u;
/** `12 rue des Tisserands` */
const streetBehind = /^(?:rue|avenue|boulevard|chemin|all[ée]e|impasse|quai|route|cours|ruelle|sentier)$/i;
/** `Calle Mayor 12`, `Rua da Olaria, 51` */
const streetFirst =
  /^(?:calle|c\/|rua|via|avenida|avda\.?|plaza|paseo|travesía|camino|viale|corso|piazza|largo|praça)$/i;
const small = /^(?:de|del|de la|da|do|das|dos|la|las|los|el|di|dei|della|delle|y|e)$/i;
/** Words of the name of a street. */
const longestName = 4;

/** `Kirchgasse 3, 99310 Altenmoor`, `40 Fenwall Street`: the number of a house counts nothing. */
export function isHouseNumber(
  { value, document, passage, start, end }: Fact,
  documents: readonly FactDocument[],
): boolean {
  if (value.type !== 'number') return false;
  const words = documents[document]?.passages[passage]?.words ?? [];
  const before = words[start - 1]?.text ?? '';
  if (premises.test(before)) return true;
  if (streetBefore.test(before)) return end >= words.length || !/^\p{Ll}/u.test(words[end]?.text ?? '');
  return (
    isBeforeStreet(words.slice(end, end + longestName)) ||
    isBehindStreet(words.slice(Math.max(0, start - longestName - 1), start))
  );
}

/** Names and then a word for a street, or a French street. */
function isBeforeStreet(behind: readonly Word[]): boolean {
  if (streetBehind.test(behind[0]?.text ?? '')) return /^(?:d|l)|^\p{Lu}/u.test(behind[1]?.text ?? '');
  const end = behind.findIndex(({ text }, at) => at > 0 && /^\p{Lu}/u.test(text) && isStreetWord(text));
  return end > 0 && behind.slice(0, end).every(({ text }) => /^\p{Lu}[A-Za-zªµºÀ-ÖØ-ӿ’']+$/u.test(text));
}

/** A Spanish, Portuguese or Italian street with its name. */
function isBehindStreet(before: readonly Word[]): boolean {
  const first = before.findLastIndex(({ text }) => streetFirst.test(text));
  const name = before.slice(first + 1);
  return (
    first >= 0 &&
    name.length > 0 &&
    name.every(({ text }) => small.test(text) || /^\p{Lu}[A-Za-zªµºÀ-ÖØ-ӿ’']+,?$/u.test(text))
  );
}
