import { counted } from './counted.ts';

export const files = (count: number): string => counted(count, 'file', 'files');

/** Kilobytes of 1024 bytes with one decimal, never grouped: `18902.4 KB`. Says what a size is that this rounds to nothing. */
export const kilobytes = (bytes: number): string => {
  const size = `${(bytes / 1024).toFixed(1)} KB`;
  return bytes > 0 && size === '0.0 KB' ? `${size} (${counted(bytes, 'byte', 'bytes')})` : size;
};

const units = [
  { name: 'MB', bytes: 1024 * 1024 },
  { name: 'KB', bytes: 1024 },
] as const;

/** The unit that a size of so many bytes is best told in. */
const unitOf = (bytes: number) => units.find((unit) => bytes >= unit.bytes) ?? units[1];

/** A size as people say it: `24 bytes`, `410.2 KB`, `1.2 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return counted(bytes, 'byte', 'bytes');
  const { name, bytes: size } = unitOf(bytes);
  return `${(bytes / size).toFixed(1)} ${name}`;
}

/** How much of a whole: `102.4 of 410.2 KB`, both in the unit of the whole. */
export function sizeOfTotal(part: number, total: number): string {
  const { name, bytes } = unitOf(total);
  return `${(part / bytes).toFixed(1)} of ${(total / bytes).toFixed(1)} ${name}`;
}
