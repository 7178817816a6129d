import { describe, expect, it } from '@jest/globals';
import { extractFacts } from '../../facts/extract-facts.ts';
import type { FactDocument } from '../../facts/fact.ts';
import { layoutDocument } from '../../layout/layout-document.ts';
import { aDocument } from '../../testing/a-document.ts';
import { areOfTwoMatters } from './belonging.ts';

const read = (index: number, lines: readonly string[]): FactDocument => {
  const name = `${index}.pdf`;
  return extractFacts(index, name, layoutDocument(aDocument(name, lines)));
};

const invoices = (from: number): string[] =>
  Array.from({ length: 14 }, (_, at) => [`Invoice HB-${from + at * 7}-X is for £${from + at * 37}.`, '']).flat();

describe(areOfTwoMatters.name, () => {
  it('parts long papers that share hardly any number, amount or date', () => {
    expect(areOfTwoMatters(read(0, invoices(41_113)), read(1, invoices(72_901)))).toBe(true);
    expect(areOfTwoMatters(read(0, invoices(41_113)), read(1, invoices(41_113)))).toBe(false);
  });

  it('knows nothing of papers with few values', () => {
    expect(areOfTwoMatters(read(0, ['Dogs may be kept.']), read(1, ['Dogs must not be kept.']))).toBe(false);
  });
});
