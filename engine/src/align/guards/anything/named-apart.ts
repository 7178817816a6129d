import { printed, wordsOfUnit, type Fact, type FactDocument } from '../../../facts/fact.ts';

const quoted = /[“„«"](\p{Lu}[^“”„»«"]{2,40})[”“»"]/gu;

/** Both sentences tell the name of the thing in quotation marks, and it is not one: the years and numbers of two ships. */
export function areNamedApart(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (![a, b].every(({ value }) => value.unit.startsWith('numbered') || isYear(value.key))) return false;
  const [x, y] = [namesAround(a, documents), namesAround(b, documents)];
  return x.length > 0 && y.length > 0 && !x.some((name) => y.includes(name));
}

/** A year without month and day: when a thing was made. */
const isYear = (key: string): boolean => /^\d{4}-\?\?-\?\?$/u.test(key);

function namesAround({ document: index, sentence }: Fact, documents: readonly FactDocument[]): string[] {
  const document = documents[index];
  const unit = document?.units[sentence];
  if (document === undefined || unit === undefined) return [];
  return [...printed(wordsOfUnit(document, unit)).matchAll(quoted)].map(([, name = '']) => name.toLowerCase());
}
