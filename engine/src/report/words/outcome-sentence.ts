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

/** `8 discrepancies and 5 possible ones`, `No discrepancies found, 3 possible ones`, `50 changes found`. */
export function outcomeSentence({ sure, places, isOfVersions, scope = '' }: Outcome): string {
  const where = scope === '' ? '' : ` ${scope}`;
  const found = foundWords(sure, isOfVersions);
  if (places === 0) return `${found} found${where}`;
  const possible = `${places} possible ${plural(places, 'one', 'ones')}`;
  if (sure === 0) return `${found} found${where}, ${possible}`;
  return `${found} and ${possible}${where === '' ? '' : ` found${where}`}`;
}
