import { namesByCase } from './names-by-case.ts';
import type { Unit } from './unit.ts';
import { unitTable } from './unit-table.ts';

/** One sign for what Unicode has two of: micro and mu, ohm and omega. */
const oneSign = (name: string): string => name.replaceAll('\u03BC', '\u00B5').replaceAll('\u2126', '\u03A9');

const unitsByName = new Map<string, Unit>();
for (const [dimension, rows] of Object.entries(unitTable)) {
  for (const { names, ...unit } of rows)
    for (const name of names.split('|')) unitsByName.set(oneSign(name), { dimension, ...unit });
}

/** Names in lower case to the names that they may mean, the likeliest first. */
const namesInLowerCase = new Map([...unitsByName.keys()].map((name) => [name.toLowerCase(), [name]]));
for (const names of namesByCase) namesInLowerCase.set(oneSign(names[0] ?? '').toLowerCase(), names.map(oneSign));

/** A pattern of every name in either case, longest first, so that `kg` is not read as `k`. */
export const unitNamePattern = [...unitsByName.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
  .map((name) => name.replaceAll('\u00B5', '[\u00B5\u03BC]').replaceAll('\u03A9', '[\u03A9\u2126]'))
  .join('|');

/**
 * The unit of a name as printed. Case decides where another unit has the same letters: `5 mW`, `5 MW`. A name in a case
 * that no unit has, `KG` or `Mpa`, is the one of the same letters; of several, the one that fewest letters tell apart.
 */
export function unitNamed(printed: string): Unit | undefined {
  const name = oneSign(printed);
  const exact = unitsByName.get(name);
  if (exact !== undefined) return exact;
  const [likeliest = '', ...others] = namesInLowerCase.get(name.toLowerCase()) ?? [];
  const isOneCase = name === name.toLowerCase() || name === name.toUpperCase();
  const meant = isOneCase
    ? likeliest
    : others.reduce((best, other) => (lettersApart(other, name) < lettersApart(best, name) ? other : best), likeliest);
  return unitsByName.get(meant);
}

const lettersApart = (a: string, b: string): number => Array.from(a).filter((letter, at) => letter !== b[at]).length;
