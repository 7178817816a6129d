import { isTelling } from './kinship.ts';
import type { Candidate } from './pair.ts';

/** Between what documents a pair stands: `long` is one of two that each hold many rare values. */
export const settings = ['short', 'long', 'repeated'] as const;
export type Setting = (typeof settings)[number];

/** Part of the values of the shorter document from which on it repeats the other one, as a booking sheet repeats an invoice. */
const mostOfIt = 0.6;

/**
 * The same answer weighs otherwise between long documents, where much is alike and near by chance, and where the one repeats the other,
 * so that what does not agree is most likely a slip, however it is called.
 */
export function settingOf({ kinship, shareHeld }: Candidate): Setting {
  if (isTelling(kinship)) return 'long';
  return shareHeld >= mostOfIt ? 'repeated' : 'short';
}
