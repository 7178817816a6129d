import { describe, expect, it } from '@jest/globals';
import { rules } from '../../rules/index.ts';
import type { Evidence } from './evidence.ts';
import { hasOwnScore, kindGroupOf } from './kind-groups.ts';
import { probabilityOf } from './probability.ts';
import { weigh, weighBy } from './weigh.ts';

const some = (parts: Partial<Evidence> = {}): Evidence => ({
  rule: 'value-mismatch',
  stated: 0.8,
  documents: 2,
  difference: 'far',
  valueType: 'money',
  ...parts,
});
const asStated = { base: 0, stated: 1 };

describe('probabilityOf', () => {
  it('gives back what a rule says where only that is weighed', () => {
    expect(probabilityOf(some(), asStated)).toBeCloseTo(0.8);
  });

  it('believes no rule that it is never or always right', () => {
    expect(probabilityOf(some({ stated: 1 }), asStated)).toBeCloseTo(0.99);
    expect(probabilityOf(some({ stated: 0 }), asStated)).toBeCloseTo(0.05);
  });

  it('believes a kind of finding as much as its weight says, and one without a weight as all together', () => {
    const weights = { ...asStated, 'group rows': -1 };
    expect(probabilityOf(some({ rule: 'missing-row' }), weights)).toBeCloseTo(0.595, 3);
    expect(probabilityOf(some({ rule: 'a-new-rule' }), weights)).toBeCloseTo(0.8);
  });

  it('believes a rule more or less than its kind, where its weight says so', () => {
    const weights = { ...asStated, 'group values': -1, 'rule boundary-mismatch': -1 };
    expect(probabilityOf(some({ rule: 'name-mismatch' }), weights)).toBeCloseTo(0.595, 3);
    expect(probabilityOf(some({ rule: 'boundary-mismatch' }), weights)).toBeCloseTo(0.351, 3);
  });

  it('asks how values differ and of what type they are, of findings on values only', () => {
    const weights = { 'difference turned': 2, 'type date': -1 };
    const of = (parts: Partial<Evidence>): number => probabilityOf(some(parts), weights);
    expect(of({ difference: 'turned' })).toBeCloseTo(1 / (1 + Math.exp(-2)));
    expect(of({ valueType: 'date' })).toBeCloseTo(1 / (1 + Math.E));
    expect(of({ rule: 'missing-row', difference: 'turned', valueType: 'date' })).toBe(0.5);
  });

  it('counts the documents beyond two, up to six of them', () => {
    const weights = { documents: 0.5 };
    const of = (parts: Partial<Evidence>): number => probabilityOf(some(parts), weights);
    expect([of({ documents: 1 }), of({ documents: 2 }), of({ documents: 4 })]).toEqual([
      0.5,
      0.5,
      1 / (1 + 1 / Math.E),
    ]);
    expect(of({ documents: 60 })).toBe(of({ documents: 6 }));
  });
});

describe('weighBy', () => {
  const weighed = weighBy(asStated, 0.8);

  it('calls sure what is as likely as the cut, in the hundredths that are shown', () => {
    expect(weighed(some({ stated: 0.8 }))).toEqual({ tier: 'sure', confidence: 0.8 });
    expect(weighed(some({ stated: 0.79 }))).toEqual({ tier: 'possible', confidence: 0.79 });
  });

  it('keeps a tier that the nature of a finding settles, with a confidence that fits it', () => {
    expect(weighed(some({ stated: 0.6 }), 'sure')).toEqual({ tier: 'sure', confidence: 0.8 });
    expect(weighed(some({ stated: 0.95 }), 'sure')).toEqual({ tier: 'sure', confidence: 0.95 });
    expect(weighed(some({ stated: 0.95 }), 'possible')).toEqual({ tier: 'possible', confidence: 0.79 });
  });
});

describe('the fitted weights', () => {
  it('believe a rule more, the surer it is', () => {
    const confidences = [0.5, 0.7, 0.9].map((stated) => weigh(some({ stated })).confidence);
    expect(confidences).toEqual(confidences.toSorted((a, b) => a - b));
    expect(new Set(confidences).size).toBe(3);
  });

  it('have both tiers', () => {
    expect(weigh(some({ stated: 0.99 })).tier).toBe('sure');
    expect(weigh(some({ stated: 0.3, rule: 'missing-row' })).tier).toBe('possible');
  });
});

describe('a rule with a score of its own', () => {
  it('is believed, and its tier is settled', () => {
    const own = some({ rule: 'statement-mismatch', stated: 0.31 });
    expect(weigh(own, 'possible')).toEqual({ tier: 'possible', confidence: 0.31 });
    expect(weigh({ ...own, stated: 0.93 }, 'sure')).toEqual({ tier: 'sure', confidence: 0.93 });
  });
});

describe('kindGroupOf', () => {
  it('knows every rule', () => {
    const unknown = rules.filter(({ id }) => kindGroupOf(id) === undefined && !hasOwnScore(id));
    expect(unknown).toEqual([]);
  });
});
