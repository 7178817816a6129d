/** Says of a document that it belongs together with none of the others, where that is so; `strangers` are positions, two by two. */
export function strangeTo(
  index: number,
  strangers: readonly (readonly [number, number])[],
  names: readonly string[],
): string[] {
  const others = strangers.flatMap((pair) => (pair.includes(index) ? pair.filter((one) => one !== index) : []));
  if (others.length === 0 || others.length < names.length - 1) return [];
  const listed = others.map((other) => names[other] ?? '').toSorted();
  return [
    `These documents do not seem to belong together: this one and ${listed.join(', ')}. They share hardly any figures, dates or numbers, so whatever differs between them is only listed as possible.`,
  ];
}
