import { foundWords } from '@app/shared/contracts';
import { plural } from './formatting.ts';

export interface Outcome {
  readonly sure: number;
  readonly places: number;
  /** Two versions of one document are all that was compared: what was found are changes. */
  readonly isOfVersions: boolean;
  /** Follows what was found: `in 2 of 3 documents`. */
  readonly scope?: string;
}

/** `8 discrepancies found, and 5 places to look at`, `No discrepancies found. 3 places to look at.`, `50 changes found`. */
export function outcomeSentence({ sure, places, isOfVersions, scope = '' }: Outcome): string {
  const where = scope === '' ? '' : ` ${scope}`;
  const found = `${foundWords(sure, isOfVersions)} found`;
  if (places === 0) return found + where;
  const look = `${places} ${plural(places, 'place', 'places')} to look at`;
  return sure === 0 ? `${found}${where}. ${look}.` : `${found}${where}, and ${look}`;
}
