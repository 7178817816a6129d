import { comparisonNameMax } from '@app/shared/contracts';

/** Room for `... and 997 more`. */
const longestFirst = comparisonNameMax - 15;
const longestOfTwo = Math.floor((comparisonNameMax - ' and '.length) / 2);

/** What a comparison is called until somebody names it: `quay-street-lease and 3 more`. */
export function comparisonName(fileNames: readonly string[]): string {
  const [first = '', second = ''] = fileNames.map((name) => name.replace(/\.pdf$/i, ''));
  if (fileNames.length === 2) return `${shorten(first, longestOfTwo)} and ${shorten(second, longestOfTwo)}`;
  return `${shorten(first, longestFirst)} and ${fileNames.length - 1} more`;
}

function shorten(name: string, limit: number): string {
  const characters = Array.from(name);
  return characters.length <= limit ? name : `${characters.slice(0, limit - 1).join('')}…`;
}
