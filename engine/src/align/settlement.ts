import type { Fact, FactDocument } from '../facts/fact.ts';
import type { FactLink } from './fact-link.ts';

/** Which facts have found their partner in which document. */
export class Settlement {
  readonly #partners = new Map<Fact, Map<number, 'same' | 'different'>>();

  constructor(links: readonly FactLink[]) {
    for (const { a, b, relation } of links) this.settle(a, b, relation);
  }

  settle(a: Fact, b: Fact, relation: 'same' | 'different'): void {
    this.#set(a, b.document, relation);
    this.#set(b, a.document, relation);
  }

  isSettled(fact: Fact, document: number): boolean {
    return this.#partners.get(fact)?.has(document) ?? false;
  }

  /** A disagreement was found with more certainty than this agreement has. */
  isInConflict(a: Fact, b: Fact): boolean {
    return (
      this.#partners.get(a)?.get(b.document) === 'different' || this.#partners.get(b)?.get(a.document) === 'different'
    );
  }

  #set(fact: Fact, document: number, relation: 'same' | 'different'): void {
    const partners = this.#partners.get(fact) ?? new Map<number, 'same' | 'different'>();
    if (partners.get(document) !== 'same') partners.set(document, relation);
    this.#partners.set(fact, partners);
  }
}

/** Values so particular that finding one in a document means that it is the same thing there. */
export class KnownValues {
  readonly #documents: readonly Set<string>[];

  constructor(documents: readonly FactDocument[]) {
    this.#documents = documents.map(
      (document) =>
        new Set(
          document.facts
            .filter((fact) => !fact.isFormer)
            .map(particularKey)
            .filter((key) => key !== ''),
        ),
    );
  }

  /** One document holds both values: they are two things there, and so they are elsewhere. */
  areTogether(a: Fact, b: Fact): boolean {
    const [x, y] = [particularKey(a), particularKey(b)];
    return x !== '' && y !== '' && this.#documents.some((keys) => keys.has(x) && keys.has(y));
  }

  isIn(document: number, fact: Fact): boolean {
    const key = particularKey(fact);
    return key !== '' && (this.#documents[document]?.has(key) ?? false);
  }
}

/** Digits from which an amount stands for one thing only. */
const particularDigits = 4;

const keys = new WeakMap<Fact, string>();

/** Empty for values that stand for many things, such as small numbers and whole percentages. */
export function particularKey(fact: Fact): string {
  const known = keys.get(fact);
  if (known !== undefined) return known;
  const key = keyOf(fact);
  keys.set(fact, key);
  return key;
}

function keyOf({ value }: Fact): string {
  const { type, low, high, upper, key, unit } = value;
  if (type === 'identifier' || type === 'email' || type === 'phone' || type === 'url')
    return unit === 'revision' ? '' : `${type} ${key}`;
  if (type === 'date') return value.date?.day === undefined || value.date.year === undefined ? '' : key;
  if (upper !== undefined || low !== high || type === 'duration' || type === 'time') return '';
  return significantDigits(low) >= particularDigits ? `number ${low}` : '';
}

function significantDigits(value: number): number {
  return String(Math.abs(Number(value.toPrecision(12))))
    .replace(/\D/gu, '')
    .replace(/^0+|0+$/gu, '').length;
}
