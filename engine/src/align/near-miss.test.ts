import { describe, expect, it } from '@jest/globals';
import { isCodeMisread, isNearMiss, isScanSlip } from './near-miss.ts';

describe('isNearMiss', () => {
  it.each([
    ['4471902', '4471920'],
    ['4471902', '447190'],
    ['4471902', '44719902'],
    ['4471902', '4471502'],
  ])('takes %s and %s for one text with a slip', (a, b) => {
    expect(isNearMiss(a, b)).toBe(true);
    expect(isNearMiss(b, a)).toBe(true);
  });

  it.each([
    ['4471902', '4471902'],
    ['4471902', '4472901'],
    ['4471902', '4479120'],
    ['12', '13'],
    ['4471902', '44719'],
  ])('does not take %s and %s for one', (a, b) => {
    expect(isNearMiss(a, b)).toBe(false);
  });
});

describe('isScanSlip', () => {
  it.each([
    ['WW4O', 'WW40'],
    ['B8-1', '88-l'],
    ['modern', 'modem'],
    ['S5', '55'],
    ['Bäcker', 'Bécker'],
  ])('knows that %s is read as %s', (a, b) => {
    expect(isScanSlip(a, b)).toBe(true);
  });

  it('does not take other digits for the same', () => {
    expect(isScanSlip('WW47', 'WW43')).toBe(false);
    expect(isScanSlip('Bäcker', 'Becker')).toBe(false);
  });
});

describe('isCodeMisread', () => {
  it.each([
    ['KT4O', 'KT40'],
    ['KTM0O88', 'KTMO88'],
    ['KT88ZPI4400317', 'KT88ZP94400317'],
  ])('knows that %s was read for %s', (read, exact) => {
    expect(isCodeMisread(read, exact)).toBe(true);
  });

  it.each([
    ['KT88ZP74400317', 'KT88ZP94400317'],
    ['KT88ZXI4400317', 'KT88ZP94400317'],
    ['KT-7A8', 'KT-748'],
    ['KTM188', 'KTM88'],
  ])('does not take %s for %s', (read, exact) => {
    expect(isCodeMisread(read, exact)).toBe(false);
  });
});
