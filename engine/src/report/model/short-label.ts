/** A long reading cut at a space, for places where one line must do. */
export function shortLabel(text: string, longest: number): string {
  const characters = Array.from(text);
  if (characters.length <= longest) return text;
  const cut = characters.slice(0, longest - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).replace(/[\s.,;:]+$/, '')}…`;
}
