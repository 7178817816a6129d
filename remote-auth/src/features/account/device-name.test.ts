import { describe, expect, it } from '@jest/globals';
import { deviceName, isHandheld } from './device-name.ts';

describe('deviceName', () => {
  it.each([
    ['Chrome', 'Windows', 'Chrome on Windows'],
    ['', 'Windows', 'A browser on Windows'],
    ['Firefox', '', 'Firefox'],
    ['', '', 'Unknown browser'],
  ])('names %j and %j', (browser, system, name) => {
    expect(deviceName({ browser, system })).toBe(name);
  });
});

describe('isHandheld', () => {
  it.each([
    ['iPhone', true],
    ['iPadOS', true],
    ['Android', true],
    ['macOS', false],
    ['', false],
  ])('%j: %p', (system, handheld) => {
    expect(isHandheld({ system })).toBe(handheld);
  });
});
