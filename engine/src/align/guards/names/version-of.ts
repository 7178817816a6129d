import type { Fact, FactDocument } from '../../../facts/fact.ts';
import { plainWord } from '../../../facts/words/stem.ts';

/** Words before the number of a version that name the paper it is of. */
const within = 3;
const small =
  /^(?:(?:the|this|of|to|in|is|der|die|das|diese[rs]?|le|la|el|il|du|de|del|version|revision|rev|issue|draft|fassung|ausgabe|stand|edition|)|\d.*)$/u;

/** `Information sheet version 2.1`, `Protocol version 3.0`: two papers have each its versions. */
export function isOfOtherVersion(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.value.unit !== 'revision' || b.value.unit !== 'revision') return false;
  const [x, y] = [paperOf(a, documents), paperOf(b, documents)];
  return x.length > 0 && y.length > 0 && !x.some((word) => y.includes(word));
}

function paperOf({ document, passage, sentence, start }: Fact, documents: readonly FactDocument[]): string[] {
  const own = documents[document];
  const from = Math.max(own?.units[sentence]?.start ?? 0, start - within);
  const words = own?.passages[passage]?.words.slice(from, start) ?? [];
  return words.map(({ text }) => plainWord(text)).filter((word) => !small.test(word));
}
