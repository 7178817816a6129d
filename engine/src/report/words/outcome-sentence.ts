import { plural } from './formatting.ts';

/**
 * `8 discrepancies found, and 5 places to look at`, `No discrepancies found. 3 places to look at.` Where one is given, the
 * scope stands behind what was found: `in 2 of 3 documents`.
 */
export function outcomeSentence(sure: number, places: number, scope = ''): string {
  const where = scope === '' ? '' : ` ${scope}`;
  const found = sure === 0 ? 'No discrepancies found' : `${sure} ${plural(sure, 'discrepancy', 'discrepancies')} found`;
  if (places === 0) return found + where;
  const look = `${places} ${plural(places, 'place', 'places')} to look at`;
  return sure === 0 ? `${found}${where}. ${look}.` : `${found}${where}, and ${look}`;
}
