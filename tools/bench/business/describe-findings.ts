import type { JudgedGroup } from './judge-group.ts';

/** Marks of a quote that are shown. */
const mostMarks = 90;

/** One line for the group, and one for each of its findings that are sure, or right and possible. */
export function describeFindings({ truth, findings, found, foundByAny }: JudgedGroup): string {
  const sure = findings.filter(({ isSure }) => isSure);
  const wanted = truth.discrepancies.filter(({ optional }) => optional !== true);
  const missed = wanted.flatMap(({ id }) => (foundByAny.has(id) ? [] : [id]));
  const head = [
    `${truth.set}/${truth.group}: sure ${sure.length}, possible ${findings.length - sure.length}`,
    ...(wanted.length === 0 ? [] : [`found ${found.size} sure, ${foundByAny.size} of ${wanted.length}`]),
    ...(missed.length === 0 ? [] : [`missed ${missed.join(' ')}`]),
  ];
  const lines = findings.flatMap(({ finding: { rule, positions }, isSure, isAcross, isFalse, isExpected }) => {
    if (!isSure && (isFalse || isExpected || wanted.length === 0)) return [];
    const verdict = isExpected ? 'expected' : isFalse || wanted.length === 0 ? 'false' : 'right';
    const shown = positions
      .slice(0, 3)
      .map(
        ({ document, page, quote, value }) =>
          `[${document} p. ${page}] ${(quote ?? '').slice(0, mostMarks)} <${value ?? ''}>`,
      );
    return [
      `    ${verdict} ${isSure ? 'sure' : 'possible'} ${rule ?? ''}${isAcross ? '' : ' inside'}: ${shown.join(' | ')}`,
    ];
  });
  return [head.join(', '), ...lines].join('\n');
}
