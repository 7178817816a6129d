import { describe, expect, it } from '@jest/globals';
import { rules } from '../../rules/index.ts';
import { ruleLabel } from './rule-labels.ts';

describe('ruleLabel', () => {
  it.each(rules.map(({ id }) => id))('calls %s by no code name', (id) => {
    expect(ruleLabel(id)).toMatch(/^[a-z ]+$/u);
  });

  it('calls every kind of change between versions by one name', () => {
    expect(ruleLabel('version-negation')).toBe('changes between versions');
  });

  it('reads the id of an unknown rule as words', () => {
    expect(ruleLabel('due-date')).toBe('due date');
  });
});
