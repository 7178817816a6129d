import { paragraph, plainCells, row, type Row } from '../blocks/block.ts';
import { run } from '../blocks/inline.ts';
import type { Change } from '@app/shared/contracts';
import { quoteOf, type ChangePassage } from '../model/change-passages.ts';
import { classLabels } from '../words/change-labels.ts';
import { pageList, plural } from '../words/formatting.ts';
import { redlineParagraph, type ChangeTable } from './change-rows.ts';

/** A change of form at every place where it was made, in reading order. */
export type FoldedChange = readonly [ChangePassage, ...ChangePassage[]];

/** Passages whose words changed in the same way, together; page numbers, and words that are only set otherwise, are left out. */
export function foldPassages(passages: readonly ChangePassage[]): FoldedChange[] {
  const folded = new Map<string, [ChangePassage, ...ChangePassage[]]>();
  for (const passage of passages) {
    if (passage.changes.every((change) => isSame(change) || isPageNumber(change))) continue;
    const key = passage.changes
      .map((change) => `${change.class}\n${quoteOf(change.a)}\n${quoteOf(change.b)}`)
      .join('\n');
    const group = folded.get(key);
    if (group === undefined) folded.set(key, [passage]);
    else group.push(passage);
  }
  return [...folded.values()];
}

/** The same words on both sides: they were only set otherwise. */
export const isSame = ({ a, b }: Change): boolean => quoteOf(a) === quoteOf(b);

/** `- 12 -` on one side, set among the words of the page. */
export const isPageNumber = (change: Change): boolean =>
  change.class === 'print' &&
  (change.a === null || change.b === null) &&
  /^[\d\s–—-]+$/u.test(quoteOf(change.a ?? change.b));

/** A change of form, its places, and its redline at the first of them. */
export function foldedRow(table: ChangeTable, places: FoldedChange, number: number): Row {
  const [first, ...others] = places;
  const more = `and in ${others.length} more ${plural(others.length, 'place', 'places')}`;
  const contents = [
    paragraph(run(`${number}`, { style: 'Muted' }), { style: 'TableSmall' }),
    paragraph(run(classLabels[first.class]), { style: 'TableSmall' }),
    paragraph(run(pagesOf(table, places), { style: 'Muted', noProof: true }), { style: 'TableSmall' }),
    [
      redlineParagraph(table, first, 'TableSmall'),
      ...(others.length === 0 ? [] : [paragraph(run(more, { style: 'Muted' }), { style: 'TableSmall' })]),
    ],
  ];
  return row(plainCells(contents, table.widths));
}

/** `A p. 3, 5; B p. 4, 6`. */
function pagesOf({ context, pair }: ChangeTable, places: FoldedChange): string {
  const sides = (['a', 'b'] as const).flatMap((name) => {
    const pages = places.flatMap(({ changes }) => changes.flatMap((change) => change[name]?.page ?? []));
    const letter = context.model.documentById.get(pair[name])?.letter ?? pair[name];
    return pages.length === 0 ? [] : [`${letter} p.\u00a0${pageList(pages)}`];
  });
  return sides.join('; ');
}
