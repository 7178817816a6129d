const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '');

/** Without regard to the language of who asks: an order that two places work out is the same. */
const naturally = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/**
 * The order in which the documents of a comparison stand, as people number them: `lease 2.pdf` before `lease 10.pdf`, and
 * `lease.pdf` before its namesake `lease (2).pdf`.
 */
export function compareDocumentNames(one: string, other: string): number {
  return naturally(stemOf(one), stemOf(other)) || naturally(one, other);
}
