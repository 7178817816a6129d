import { isTotalLabel } from '../../facts/words/total-label.ts';
import { compareValues } from '../../facts/values/compare-values.ts';
import { factsOfSentence, printed, wordsOfFact, type Fact, type FactDocument } from '../../facts/fact.ts';

/** What announces a total once more, in words: `In words: …`, `Son: …`, `arrêté à la somme de …`. */
const announced =
  /(?:^|[^a-zß-ɏ])(?:(?:in|say) words|say|in worten|in buchstaben|en (?:toutes )?lettres|arrêtée? .{0,60}à la somme de|son|en letras?|in lettere)(?: (?:the )?(?:sum of|amount of))?\W*$/i;
/** What follows may be smaller money that belongs to it. */
const smaller = /\d|(?<![a-zß-ɏ])(?:cents?|pence|penny|centimes?|céntimos?|centavos?|centesimi)(?![a-zß-ɏ])/i;
/** Passages between a total and its words. */
const mostBetween = 4;

/** An amount that a line says in words with the total above it that it is to repeat and does not. */
export interface AmountInWords {
  readonly words: Fact;
  readonly total: Fact;
}

/** The amounts in words of a document that no figure of it equals, with the total above, or the labelled amount right above. */
export function unlikeAmountsInWords(document: FactDocument): AmountInWords[] {
  return document.facts.flatMap((words) => {
    if (!isInWords(document, words) || !isAnnounced(document, words)) return [];
    const figures = document.facts.filter(
      (fact) => fact.value.type === 'money' && fact !== words && !isInWords(document, fact),
    );
    const total = figures.findLast(
      (fact) =>
        fact.passage < words.passage &&
        fact.passage >= words.passage - mostBetween &&
        (isTotalLabel(fact.subject) || (fact.passage === words.passage - 1 && fact.source === 'label')),
    );
    const isSaid = figures.some(({ value }) => compareValues(value, words.value) === 'same');
    return total === undefined || isSaid || total.value.unit !== words.value.unit ? [] : [{ words, total }];
  });
}

const isInWords = (document: FactDocument, fact: Fact): boolean =>
  fact.value.type === 'money' &&
  fact.value.unit !== '' &&
  fact.value.low === fact.value.high &&
  fact.value.inWords === undefined &&
  !/[\d€£$]/u.test(printed(wordsOfFact(document, fact)));

function isAnnounced(document: FactDocument, fact: Fact): boolean {
  const { passage, sentence, start, end } = fact;
  const words = document.passages[passage]?.words ?? [];
  const unit = document.units[sentence];
  return (
    announced.test(printed(words.slice(unit?.start ?? 0, start))) &&
    !smaller.test(printed(words.slice(end, unit?.end))) &&
    factsOfSentence(document, sentence).length === 1
  );
}
