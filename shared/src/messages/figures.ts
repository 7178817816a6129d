import { counted } from './counted.ts';

export const files = (count: number): string => counted(count, 'file', 'files');

/** Kilobytes of 1024 bytes with one decimal, never grouped: `18902.4 KB`. */
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
