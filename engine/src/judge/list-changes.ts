import type { Change as ListedChange, ChangeSide } from '@app/shared/contracts';
import { printed } from '../facts/fact.ts';
import { shownWords, wordsOf, type Change, type Paper, type Span, type VersionComparison } from '../versions/index.ts';
import { boxesOfLines } from './boxes-of-lines.ts';
import { clauseOf, sectionOf } from './clause-of.ts';
import { isMarkedInDraft } from './marked-in-draft.ts';
import { documentId } from './to-result.ts';
import { wordsBetween } from './words-between.ts';
import { wholeSentence } from './whole-sentence.ts';

/** Words of the sentence that are shown on either side of a change. */
const wordsAround = 12;

/** A change with its id in the result and its position among all that were found. */
export interface NumberedChange {
  readonly id: string;
  readonly index: number;
  readonly change: Change;
}

/** Two versions, each by its position among the papers, with what differs. */
export interface PlacedComparison {
  readonly reference: number;
  readonly version: number;
  readonly comparison: VersionComparison;
  /** Id of the finding that tells of a change, by its position in the list. */
  readonly findingOf: (change: number) => string | undefined;
}

/** The changes of one comparison after another that are listed, numbered on. Words that are only parted otherwise are none. */
export function numberChanges(comparisons: readonly VersionComparison[]): Map<VersionComparison, NumberedChange[]> {
  let number = 0;
  return new Map(
    comparisons.map((comparison) => [
      comparison,
      comparison.changes.flatMap((change, index) =>
        change.reason === 'spacing' ? [] : [{ id: `c${(number += 1)}`, index, change }],
      ),
    ]),
  );
}

/** The list of changes as the result has it. */
export function listChanges(
  { reference, version, comparison, findingOf }: PlacedComparison,
  changes: readonly NumberedChange[],
  papers: readonly Paper[],
): ListedChange[] {
  const [a, b] = [papers[reference], papers[version]];
  if (a === undefined || b === undefined) return [];
  const joints = changes.map(({ change }, at) => {
    const last = changes[at - 1]?.change;
    return last === undefined ? undefined : wordsBetween({ a, b, map: comparison.map }, last, change);
  });
  return changes.map(({ id, index, change }, at) => {
    const finding = findingOf(index);
    const between = joints[at];
    const ends = { isFirst: between === undefined, isLast: joints[at + 1] === undefined };
    const marked = isMarkedInDraft(
      [
        { document: reference, span: change.a },
        { document: version, span: change.b },
      ],
      papers,
    );
    return {
      id,
      class: change.class,
      ...(marked === undefined ? {} : { marked }),
      ...(finding === undefined ? {} : { finding }),
      versions: [documentId(reference), documentId(version)],
      ...(between === undefined ? {} : { between }),
      a: sideOf(reference, a, change.a, ends),
      b: sideOf(version, b, change.b, ends),
    };
  });
}

/** Whether a change is the first, and the last, of those that are read as one. */
interface Ends {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function sideOf(document: number, paper: Paper, span: Span, { isFirst, isLast }: Ends): ChangeSide | null {
  const { text } = paper;
  const words = wordsOf(text, span);
  const [first] = words;
  if (first === undefined) return null;
  const shown = shownWords(text, span);
  // A word of several tokens, `B-2`, is told once.
  const told = new Set(shown);
  const around = (from: number, to: number): string => {
    const words = shownWords(text, [from, to]).filter((word) => !told.has(word));
    for (const word of words) told.add(word);
    return printed(words);
  };
  const start = wholeSentence(paper, span[0])[0];
  const end = wholeSentence(paper, span[1] - 1)[1];
  const [from, to] = [Math.max(start, span[0] - wordsAround), Math.min(end, span[1] + wordsAround)];
  const [before, after] = [around(from, span[0]), around(span[1], to)];
  const lead = isFirst ? around(start, from) : '';
  const rest = isLast ? around(to, end) : '';
  const passage = text.passageOf[span[0]] ?? -1;
  const section = sectionOf(text.passages, passage);
  const clause = clauseOf(text.passages, passage);
  return {
    document: documentId(document),
    page: first.page.page,
    quote: printed(shown),
    ...(before === '' ? {} : { before }),
    ...(after === '' ? {} : { after }),
    ...(lead === '' ? {} : { lead }),
    ...(rest === '' ? {} : { rest }),
    ...(section === '' ? {} : { section }),
    ...(clause === undefined ? {} : { clause }),
    boxes: boxesOfLines(words.filter(({ page }) => page === first.page)),
  };
}
