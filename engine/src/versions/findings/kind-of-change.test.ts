import { expect, it } from '@jest/globals';
import type { ValueType } from '../../facts/values/value.ts';
import { firstKind, kindOfChange } from './kind-of-change.ts';
import type { FindingMatter } from './matters.ts';

const kindOf = (matter: FindingMatter, ...types: ValueType[]) =>
  kindOfChange(matter, { types: new Set(types), isOneSided: false });

it('takes what is owed for commercial, duties for legal, names for administrative', () => {
  expect(kindOf('value', 'money')).toBe('commercial');
  expect(kindOf('value', 'duration', 'identifier')).toBe('commercial');
  expect(kindOf('value', 'phone')).toBe('administrative');
  expect(kindOf('force')).toBe('legal');
  expect(kindOf('name')).toBe('administrative');
  expect(kindOfChange('name', { types: new Set(), isOneSided: true })).toBe('legal');
  expect(kindOf('contents')).toBe('form');
});

it('takes text that was added for legal unless it names money', () => {
  expect(kindOf('sentence-inserted', 'date')).toBe('legal');
  expect(kindOf('sentence-inserted', 'money')).toBe('commercial');
});

it('takes several changes together for what the first of their kinds is', () => {
  expect(firstKind(['form', 'legal', 'commercial'])).toBe('commercial');
  expect(firstKind(['form', 'administrative'])).toBe('administrative');
});
