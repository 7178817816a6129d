import type { Fact, FactDocument } from '../facts/fact.ts';

type Relation = 'same' | 'different';

/** Which facts have found their partner in which document. */
export class Settlement {
  readonly #partners = new Map<Fact, Map<number, Relation>>();

  settle(a: Fact, b: Fact, relation: Relation): void {
    this.#set(a, b.document, relation);
    this.#set(b, a.document, relation);
  }

  isSettled(fact: Fact, document: number): boolean {
    return this.#relation(fact, document) !== undefined;
  }

  /** A disagreement was found with more certainty than this agreement has. */
  isInConflict(a: Fact, b: Fact): boolean {
    return this.#relation(a, b.document) === 'different' || this.#relation(b, a.document) === 'different';
  }

  #relation(fact: Fact, document: number): Relation | undefined {
    return this.#partners.get(fact)?.get(document);
  }

  #set(fact: Fact, document: number, relation: Relation): void {
    const partners = this.#partners.get(fact) ?? new Map<number, Relation>();
    if (partners.get(document) !== 'same') partners.set(document, relation);
    this.#partners.set(fact, partners);
  }
}

const amountKey = (unit: string, low: number): string => `${unit} ${low}`;

/** Values so particular that finding one in a document means that it is the same thing there. */
export class KnownValues {
  readonly #documents: readonly Set<string>[];
  readonly #amounts: readonly Set<string>[];

  constructor(documents: readonly FactDocument[]) {
    this.#amounts = documents.map(
      ({ facts }) =>
        new Set(facts.flatMap(({ value }) => (value.key === '' ? [amountKey(value.unit, value.low)] : []))),
    );
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
    return key === '' ? this.#isLargeIn(document, fact) : (this.#documents[document]?.has(key) ?? false);
  }

  /** `£684,200` and `€684,200`: one figure in two currencies, of which neither document prints it in that of the other. */
  areOfOtherCurrencies({ document: first, value: a }: Fact, { document: second, value: b }: Fact): boolean {
    if (a.type !== 'money' || b.type !== 'money' || a.unit === '' || b.unit === '' || a.unit === b.unit) return false;
    const prints = (document: number, unit: string): boolean =>
      this.#amounts[document]?.has(amountKey(unit, a.low)) === true;
    return a.low === b.low && a.low === a.high && !prints(first, b.unit) && !prints(second, a.unit);
  }

  #isLargeIn(document: number, { value }: Fact): boolean {
    if (value.type !== 'money' || value.upper !== undefined || value.low < largeAmount) return false;
    const isHeld = (unit: string): boolean => this.#amounts[document]?.has(amountKey(unit, value.low)) ?? false;
    // `£33.2 million` stands for all that it may be rounded from.
    return significantDigits((value.low + value.high) / 2) >= largeDigits && (isHeld(value.unit) || isHeld(''));
  }
}

/** Digits from which an amount stands for one thing only. */
const particularDigits = 4;
/** Large amounts with fewer digits stand for one thing where only money is compared. */
const largeAmount = 1000;
const largeDigits = 3;

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
