import { plainWord } from '../words/stem.ts';

/** What a sentence begins with that says first what it is about, as plain words. */
const fronting: readonly (readonly string[])[] = [
  'as for',
  'as to',
  'as regards',
  'with regard to',
  'quant a',
  'quant au',
  'quant aux',
  'en ce qui concerne',
  'en cuanto a',
  'en cuanto al',
  'por lo que se refiere a',
  'was',
  'hinsichtlich',
  'bezuglich',
  'quanto a',
  'quanto al',
].map((words) => words.split(' '));
/** Ends the topic in German: `was die Wartung betrifft, so`. */
const closing = /^(?:betrifft|angeht|anbelangt|so)$/u;
/** Takes the topic up behind the comma. */
const taking =
  /^(?:it|this|that|they|these|il|elle|ils|elles|ce|c|celui-ci|celle-ci|er|sie|es|diese[rs]?|esta|este|estos|estas)$/u;
/** Words of a topic at most. */
const longestTopic = 12;

/**
 * The words of a sentence in plain order, by their places: `Quant à l’entretien, il incombe au propriétaire` is read as
 * `l’entretien incombe au propriétaire`. A sentence that fronts nothing keeps its order.
 */
export function inPlainOrder(texts: readonly string[]): readonly number[] {
  const order = withoutAsBefore(texts);
  const lead = fronting.find((words) => words.every((word, at) => plainWord(texts[at] ?? '') === word));
  if (lead === undefined) return order;
  const comma = texts.findIndex((text, at) => at >= lead.length && text.endsWith(','));
  if (comma < 0 || comma - lead.length >= longestTopic) return order;
  const topic = order.filter((at) => at >= lead.length && at <= comma && !closing.test(plainAt(texts, at)));
  const rest = order.filter((at) => at > comma);
  while (rest.length > 0 && (closing.test(plainAt(texts, rest[0])) || taking.test(plainAt(texts, rest[0]))))
    rest.shift();
  return topic.length === 0 || rest.length === 0 ? order : [...topic, ...rest];
}

/** Says that something goes on as it was, between a verb and who bears it: `trägt wie bisher der Mieter`. */
const asBefore: readonly (readonly string[])[] = [
  'as before',
  'as hitherto',
  'wie bisher',
  'wie zuvor',
  'nach wie vor',
  'auch weiterhin',
  'auch kunftig',
  'weiterhin',
  'kunftig',
  'comme auparavant',
  'como hasta ahora',
  'come finora',
].map((words) => words.split(' '));

/** Places of the words that say something by themselves. */
function withoutAsBefore(texts: readonly string[]): number[] {
  const order: number[] = [];
  for (let at = 0; at < texts.length; at += 1) {
    const idiom =
      at > 0 && openings.test(texts[at] ?? '')
        ? asBefore.find((words) => words.every((word, step) => plainAt(texts, at + step) === word))
        : undefined;
    // A stop or a comma behind it belongs to the sentence.
    if (idiom === undefined || /[^A-Za-zªµºÀ-ÖØ-ӿ]$/u.test(texts[at + idiom.length - 1] ?? '')) order.push(at);
    else at += idiom.length - 1;
  }
  return order;
}
const openings = /^(?:as|wie|nach|auch|weiterhin|künftig|comme|como|come)$/u;

const plainAt = (texts: readonly string[], at = 0): string => plainWord(texts[at] ?? '');
