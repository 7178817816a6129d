import * as z from 'zod/mini';

const key = 'review-single-keys';
const stored = z.enum(['on', 'off']);

/** Whether single keys act: a setting of this browser. On unless it was switched off. */
export function readKeySetting(storage: Pick<Storage, 'getItem'>): boolean {
  return z.safeParse(stored, storage.getItem(key)).data !== 'off';
}

export function keepKeySetting(storage: Pick<Storage, 'setItem'>, isOn: boolean): void {
  storage.setItem(key, isOn ? 'on' : 'off');
}
