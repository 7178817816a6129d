import { isKnownLater } from '../../align/papers/supersession.ts';
import { wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { plainWord } from '../../facts/words/stem.ts';
import type { Entry } from './entry.ts';

/** Words between who has an office and who had it before, without accents. */
const instead =
  /(?:^| )(?:in place of|instead of|in succession to|successor (?:to|of)|succeed(?:s|ed|ing)|replac(?:es|ed|ing)|tak(?:es|en|ing) over from|took over from|anstelle(?: von| des| der)?|an stelle von|statt|(?:als )?nachfolger(?:in)?(?: von| des| der)?|in nachfolge von|ersetzt|en remplacement de|a la place de|succed(?:e|ant) a|remplac(?:e|ant)|en (?:sustitucion|lugar|reemplazo) de|(?:sustituye|reemplaza|sucede) a)(?: \S+){0,3} $/u;

/** `Secretary: Joe Fry, in place of Ms Day`: the sentence that names one says that the other had the office before, as older papers say. */
export function isHandedOver(documents: readonly FactDocument[], now: Entry, before: Entry): boolean {
  const [document, other] = [documents[now.document], documents[before.document]];
  const unit = document?.units.find(
    ({ passage, start, end }) => passage === now.passage && start <= now.start && now.start < end,
  );
  const surname = before.name.at(-1);
  if (document === undefined || other === undefined || unit === undefined || surname === undefined) return false;
  const behind = wordsOfUnit(document, unit)
    .slice(now.end - unit.start)
    .map(({ text }) => plainWord(text));
  const at = behind.indexOf(surname);
  return at > 0 && instead.test(`${behind.slice(0, at).join(' ')} `) && !isKnownLater(other, document, documents);
}
