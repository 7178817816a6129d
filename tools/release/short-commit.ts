/** A commit as people write it, with a sign for sources that differed from it. */
export function shortCommit({ commit }: { readonly commit: string }): string {
  const [hash = '', ...changed] = commit.split('-');
  return `${hash.slice(0, 7)}${changed.length === 0 ? '' : '+'}`;
}
