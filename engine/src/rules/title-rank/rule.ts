import { placeOfWords } from '../place.ts';
import { readCompared } from '../read-compared.ts';
import type { Place, Rule, RuleContext, RuleFinding } from '../rule.ts';
import { findTitles, type Title } from './find-titles.ts';

/** One paper gives a post a rank that another leaves out or changes: `Senior Surgeon`, `Surgeon`. */
export const rule: Rule = {
  id: 'title-rank',
  find: (context) => {
    const byHolder = Map.groupBy(readCompared(context, findTitles), ({ holder }) => holder);
    return [...byHolder.values()].flatMap((titles) => check(context, titles));
  },
};

/** Papers that name several ranks for one holder speak of several people, or of a career. */
function check(context: RuleContext, titles: readonly Title[]): RuleFinding[] {
  const byDocument = [...Map.groupBy(titles, ({ document }) => document).values()];
  return byDocument.flatMap((first, index) =>
    byDocument.slice(index + 1).flatMap((second) => {
      const [a] = first;
      const [b] = second;
      if (a === undefined || b === undefined || !context.areRelated(a.document, b.document)) return [];
      const pair = first.flatMap((x) => second.flatMap((y) => (isSamePost(x, y) ? [[x, y] as const] : [])));
      const [left, right] = pair[0] ?? [];
      if (left === undefined || right === undefined || pair.some(([x, y]) => ranksOf(x) === ranksOf(y))) return [];
      return [toFinding(context, left, right)];
    }),
  );
}

const ranksOf = ({ ranks }: Title): string => ranks.join(' ');

/** One may leave out of what department the post is. */
const isSamePost = ({ post: a }: Title, { post: b }: Title): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.every((term, at) => term === long[at]);
};

function toFinding({ documents }: RuleContext, a: Title, b: Title): RuleFinding {
  const placesOf = ({ document, passage, start, end, sentence }: Title): Place[] => {
    const read = documents[document];
    return read === undefined ? [] : [placeOfWords(read, passage, start, end, sentence)];
  };
  return {
    rule: 'title-rank',
    kind: 'value-conflict',
    severity: 'medium',
    confidence: 0.75,
    explanation: 'The documents give one post different ranks.',
    sides: [{ places: placesOf(a) }, { places: placesOf(b) }],
  };
}
