import type { Part } from './find-parts.ts';

/** Licences that ask for nothing but their text, or, as the LGPL for a library that is loaded and not changed, for no source of ours. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** Parts whose package names no licence that SPDX knows; what their files say was read. */
const readByHand: Readonly<Record<string, string>> = { 'dejavu-fonts-ttf': 'Bitstream-Vera', 'png-js': 'MIT' };

/** Parts whose licence is not one of those that the product may contain. */
export function refusedLicences(parts: readonly Part[]): readonly string[] {
  return parts
    .filter(({ name, licence }) => !isAllowed(readByHand[name] ?? licence))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence === '' ? 'no licence is named' : licence}`);
}

/** Of alternatives one has to be allowed, of several that hold together all. */
function isAllowed(expression: string): boolean {
  const words = expression.replace(/^\((.*)\)$/, '$1');
  if (words.includes(' OR ')) return words.split(' OR ').some(isAllowed);
  return words.split(' AND ').every((word) => allowed.has(word));
}
