import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../testing/fact-documents.ts';
import { printedLinks } from '../testing/printed-links.ts';
import { areStrangers, isTelling } from './kinship.ts';
import { linkValues } from './link-values.ts';
import { findKinships, pairValues } from './pair-values.ts';

type Lines = readonly string[];

function understood(...documents: readonly Lines[]) {
  const facts = factDocuments(...documents);
  const kinships = findKinships(facts, () => true);
  return { facts, kinships, links: linkValues(pairValues(facts, kinships)) };
}

/** Forty rows of a year and the year before; `changes` are figures that this document prints otherwise. */
function accounts(changes: Readonly<Record<string, string>> = {}, factor = 1): Lines {
  const rows = words.map((word, at) => {
    const [now, before] = [12_347 + at * 1_373, 10_519 + at * 1_291].map((value) =>
      Math.round(value * factor).toLocaleString('en-US'),
    );
    return `Cost of ${word} | ${changes[now ?? ''] ?? now} | ${before}`;
  });
  return ['Bicycle works | This year | Year before', ...rows];
}

const words = [
  'saddles',
  'pedals',
  'chains',
  'frames',
  'wheels',
  'brakes',
  'lamps',
  'bells',
  'tyres',
  'gears',
  'paint',
  'rent',
  'salaries',
  'heating',
  'insurance',
  'freight',
  'advertising',
  'training',
];

const unlike = ({ facts, links }: ReturnType<typeof understood>): string[] =>
  printedLinks(
    links.filter(({ relation }) => relation === 'different'),
    facts,
  );

describe(linkValues.name, () => {
  it('gives equal values to each other, and what is left the only partner that belongs to it', () => {
    const result = understood(accounts(), accounts({ '17,839': '17,389' }));
    expect(unlike(result)).toEqual(['17,839 ≠ 17,389']);
    const link = result.links.find(({ relation }) => relation === 'different');
    expect(link?.isSure).toBe(true);
  });

  it('links nothing unlike where the documents agree', () => {
    expect(unlike(understood(accounts(), accounts()))).toEqual([]);
  });

  it('links nothing unlike across the accounts of two works, whatever they are called', () => {
    const result = understood(accounts(), accounts({}, 1.137));
    expect(unlike(result)).toEqual([]);
    expect(result.kinships.every((one) => isTelling(one) && areStrangers(one))).toBe(true);
  });
});
