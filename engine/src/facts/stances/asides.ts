import { plainWord } from '../words/stem.ts';

/** What leaves a thing to need or to somebody's wish, in plain words: nothing that the sentence depends on. */
const aside =
  /^(?:if (?:it|he|she|they|you) (?:so )?(?:sees? fit|wish(?:es)?|wants?|likes?|prefers?|needs?|needs? it|thinks? fit)|if (?:so )?(?:needed|necessary|required|desired|appropriate|available)|where (?:necessary|needed|required|appropriate)|at (?:its|his|her|their|your) (?:sole )?(?:own )?discretion|wenn (?:notig|erforderlich|sie (?:es )?(?:mochten|wollen|wunschen))|soweit (?:notig|erforderlich)|bei bedarf|gegebenenfalls|nach (?:seinem|ihrem) ermessen|si (?:besoin|necessaire)|s'il (?:le souhaite|y a lieu)|le cas echeant|au besoin|a sa (?:seule )?discretion|si (?:lo (?:desea|necesita|prefiere|quiere)|es necesario|hace falta|procede)|en su caso|whatever (?:its|their|the|his|her) [A-Za-zªµºÀ-ÖØ-ӿ]+(?: (?:is|are|may be))?|regardless of (?:its|their|the) [A-Za-zªµºÀ-ÖØ-ӿ]+|irrespective of (?:its|their|the) [A-Za-zªµºÀ-ÖØ-ӿ]+|unabhangig von (?:[A-Za-zªµºÀ-ÖØ-ӿ]+ )?[A-Za-zªµºÀ-ÖØ-ӿ]+|gleich welcher [A-Za-zªµºÀ-ÖØ-ӿ]+|quel(?:le)?s? que soi(?:t|ent) (?:l[ae]s?|leurs?|sa|son|ses) [A-Za-zªµºÀ-ÖØ-ӿ]+|cual(?:es)?quiera que sean? (?:su|sus|la|el|los|las) [A-Za-zªµºÀ-ÖØ-ӿ]+|con independencia de (?:su|sus|la|el) [A-Za-zªµºÀ-ÖØ-ӿ]+|a su (?:eleccion|discrecion))$/u;
/** How sure somebody is of what he says, in plain words: `none is, in our judgment, serious`. */
const opinion =
  /^(?:in (?:my|our|their|his|her|its) (?:opinion|view|judge?ment|experience)|to (?:my|our|their) knowledge|(?:meines|unseres) (?:erachtens|wissens)|nach (?:meiner|unserer|ihrer) (?:ansicht|auffassung|meinung|kenntnis|einschatzung)|a (?:mon|notre|leur|son) (?:avis|sens|connaissance)|selon (?:moi|nous)|en (?:mi|nuestra|su) opinion|a (?:mi|nuestro|su) (?:juicio|entender|parecer))$/u;
const longestAside = 7;

/** The words of a sentence, those between two commas that add nothing blank: `may, if it sees fit, replace` as `may replace`. */
export function withoutAsides(words: readonly string[]): readonly string[] {
  let left: string[] | undefined;
  for (let at = 0; at < words.length - 2; at += 1) {
    if (words[at]?.endsWith(',') !== true) continue;
    const length = words.slice(at + 1, at + 1 + longestAside).findIndex((word) => word.endsWith(',')) + 1;
    if (length === 0) continue;
    const between = words.slice(at + 1, at + 1 + length).map((word) => plainWord(word.replace(/,$/u, '')));
    const said = between.join(' ').replaceAll('’', "'");
    if (!aside.test(said) && !opinion.test(said)) continue;
    left ??= [...words];
    left[at] = (left[at] ?? '').slice(0, -1);
    left.fill('', at + 1, at + 1 + length);
  }
  return left ?? words;
}
