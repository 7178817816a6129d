import type { Change as ListedChange, ChangeSide } from '@app/shared/contracts';
import { printed } from '../facts/fact.ts';
import { sentenceSpan, wordsOf, type Change, type Paper, type Span } from '../versions/index.ts';
import { boxesOfLines, documentId } from './to-result.ts';

/** Words of the sentence that are shown on either side of a change. */
const wordsAround = 12;

/** A change between two versions, each by its position among the papers. */
export interface PlacedChange {
  readonly change: Change;
  readonly reference: number;
  readonly version: number;
  /** Id of the finding that tells of it. */
  readonly finding: string | undefined;
}

/** The list of changes as the result has it. Words that are only parted otherwise are no change. */
export function listChanges(changes: readonly PlacedChange[], papers: readonly Paper[]): ListedChange[] {
  const listed = ({ change, reference, version, finding }: PlacedChange, index: number): ListedChange => ({
    id: `c${index + 1}`,
    class: change.class,
    ...(finding === undefined ? {} : { finding }),
    a: sideOf(reference, papers[reference], change.a),
    b: sideOf(version, papers[version], change.b),
  });
  return changes.filter(({ change }) => change.reason !== 'spacing').map(listed);
}

function sideOf(document: number, paper: Paper | undefined, span: Span): ChangeSide | null {
  if (paper === undefined || span[0] >= span[1]) return null;
  const words = wordsOf(paper.text, span);
  const [first] = words;
  if (first === undefined) return null;
  const [from, to] = [sentenceSpan(paper, span[0])[0], sentenceSpan(paper, span[1] - 1)[1]];
  const isOwn = new Set(words);
  const before = printed(
    wordsOf(paper.text, [Math.max(from, span[0] - wordsAround), span[0]]).filter((word) => !isOwn.has(word)),
  );
  const after = printed(
    wordsOf(paper.text, [span[1], Math.min(to, span[1] + wordsAround)]).filter((word) => !isOwn.has(word)),
  );
  return {
    document: documentId(document),
    page: first.page.page,
    quote: printed(words),
    ...(before === '' ? {} : { before }),
    ...(after === '' ? {} : { after }),
    boxes: boxesOfLines(words.filter(({ page }) => page === first.page)),
  };
}
