import { describe, expect, it } from '@jest/globals';
import { isCodeMisread, isScanSlip } from './ocr-confusions.ts';

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
