import { printed, wordsOfUnit, type Fact, type FactDocument } from '../../../facts/fact.ts';
import { stem } from '../../../facts/words/stem.ts';

/** What a paper is made out in so many of. */
const copies =
  /^(?:signed |identical |equal |gleichlautenden? )?(?:originals?|copies|counterparts|duplicates|exemplaires|originaux|ausfertigungen|exemplaren|urschriften|ejemplares|originales|copias|esemplari|copie|originali)(?![a-zß-ɏ])/i;
/** How a paper says so of itself: with the day or the place, or as what is done with it. */
const made =
  /(?<![a-zß-ɏ])(?:given|done|made|issued|signed|executed|drawn up|fait|établie?|dressée?|signée?|ausgefertigt|ausgestellt|unterzeichnet|errichtet|erstellt|hecho|firmad[oa]|expedid[oa]|extendid[oa]|fatto|redatto)(?![a-zß-ɏ])/i;
const ahead = /(?:^|\s)(?:in|en)$/i;
/** Lines from the top of a paper that say what it is. */
const titleLines = 2;

/** `Given at Porto in two originals`: how often a paper was made out says nothing about a paper of another name. */
export const areCopiesOfOthers = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  (isOfItself(a, documents) || isOfItself(b, documents)) && !names(a, b, documents) && !names(b, a, documents);

function isOfItself(
  { value, document, passage, sentence, start, end }: Fact,
  documents: readonly FactDocument[],
): boolean {
  const own = documents[document];
  const unit = own?.units[sentence];
  const words = own?.passages[passage]?.words ?? [];
  if (value.type !== 'number' || own === undefined || unit === undefined) return false;
  return (
    copies.test(printed(words.slice(end, end + 2))) &&
    ahead.test(words[start - 1]?.text ?? '') &&
    made.test(printed(wordsOfUnit(own, unit)))
  );
}

/** The sentence of a value, or the title of a paper that tells of its own copies too, holds a word of the title of the other. */
function names(fact: Fact, other: Fact, documents: readonly FactDocument[]): boolean {
  const [document, copied] = [documents[fact.document], documents[other.document]];
  const unit = document?.units[fact.sentence];
  if (document === undefined || copied === undefined || unit === undefined) return false;
  const title = titleOf(copied, other);
  const own = isOfItself(fact, documents) ? [...titleOf(document, fact)] : [];
  return own.some((term) => title.has(term)) || wordsOfUnit(document, unit).some(({ text }) => title.has(stem(text)));
}

/** The words above the value at the top of its paper. */
const titleOf = ({ passages }: FactDocument, { passage }: Fact): ReadonlySet<string> =>
  new Set(
    passages
      .slice(0, passage)
      .filter(({ kind }) => kind !== 'furniture')
      .slice(0, titleLines)
      .flatMap(({ words }) => words.map(({ text }) => stem(text)))
      .filter((term) => term !== '' && !/\d/u.test(term)),
  );
