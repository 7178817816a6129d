/** Pages that are named one by one; of more only some are. */
const mostNamed = 10;

/** Says on which pages words were left out because they are struck out. */
export function struckOutNote(pages: readonly number[]): string {
  const named = pages.slice(0, mostNamed).join(', ');
  const others = pages.length > mostNamed ? ` and ${pages.length - mostNamed} more` : '';
  return `Struck-out words were left out on ${pages.length === 1 ? 'page' : 'pages'} ${named}${others}.`;
}
