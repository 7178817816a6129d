import { areApart, areOfOtherKinds, ownNumberOf, paperKindOf } from '../papers/index.ts';
import type { Relatedness } from '../pairing/index.ts';
import { extractFacts } from '../facts/extract-facts.ts';
import type { FactDocument } from '../facts/fact.ts';
import { decideNumberFormats } from '../facts/numbers/number-format.ts';
import { valueFinder } from '../facts/values/value-finder.ts';
import { layoutDocument } from '../layout/layout-document.ts';
import { measureAlike } from '../layout/measure-alike.ts';
import { mendLigatures } from '../layout/mend-ligatures.ts';
import { withoutRepeatedPages } from '../layout/repeated-pages.ts';
import { runningText } from '../layout/running-text.ts';
import { Lexemes, TextReader } from '../layout/reading-text/index.ts';
import type { ReadDocument } from '../pdf/read-document.ts';
import type { Paper } from '../versions/index.ts';
import type { TellShare } from './tell-share.ts';

/** What documents say: their words in the order of reading, and the values in them. Tells, document by document, how far it is. */
export function papersOf(documents: readonly ReadDocument[], tell: TellShare = () => undefined): Paper[] {
  const shared = { find: valueFinder() };
  const layouts = measureAlike(mendLigatures(documents.map(withoutRepeatedPages))).map((document) => {
    const passages = layoutDocument(document);
    return passages.concat(runningText(document, passages));
  });
  tell(0.4);
  const formats = decideNumberFormats(layouts);
  const facts = layouts.map((passages, index) => {
    const ofOne = extractFacts(index, documents[index]?.name ?? '', passages, { ...shared, format: formats[index] });
    tell(0.4 + (0.6 * (index + 1)) / layouts.length);
    return ofOne;
  });
  const reader = new TextReader(new Lexemes());
  return facts.map((document) => ({ text: reader.read(document.passages), facts: document }));
}

/** Whether two papers, by index, bear numbers of their own or are of two kinds. */
export function arePapersApart(facts: readonly FactDocument[]): Relatedness {
  const ownNumbers = facts.map(ownNumberOf);
  const paperKinds = facts.map(paperKindOf);
  return (a, b) => areApart(ownNumbers[a], ownNumbers[b]) || areOfOtherKinds(paperKinds[a], paperKinds[b]);
}
