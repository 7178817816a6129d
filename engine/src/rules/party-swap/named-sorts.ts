import { actorNounOf } from '../../facts/names/actor-nouns.ts';
import type { FactDocument } from '../../facts/fact.ts';
import { roleOf } from '../../facts/names/roles.ts';
import { stem } from '../../facts/words/stem.ts';
import { vocabulary } from '../../facts/words/vocabulary.ts';

/** Many pairs of duties ask for the same document; what is known goes with it. */
const known = new WeakMap<FactDocument, ReadonlySet<string>>();

/** The sorts of people and bodies, the roles and the stems that the words of a document name. */
export function namedSorts(document: FactDocument): ReadonlySet<string> {
  let sorts = known.get(document);
  if (sorts === undefined) known.set(document, (sorts = gather(document)));
  return sorts;
}

function gather(document: FactDocument): Set<string> {
  const sorts = new Set<string>();
  for (const word of vocabulary(document))
    for (const sort of [actorNounOf(word)?.key, roleOf(word), stem(word)]) if (sort !== undefined) sorts.add(sort);
  return sorts;
}
