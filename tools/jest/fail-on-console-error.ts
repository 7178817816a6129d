import { afterEach, beforeEach, expect, jest } from '@jest/globals';

/**
 * Any unexpected `console.error` fails the test. A test that expects one mocks it itself:
 * `jest.spyOn(console, 'error').mockImplementation(() => {})` and asserts on the calls.
 */
const unexpected: unknown[][] = [];
const original = console.error;

const record = (...args: unknown[]): void => {
  unexpected.push(args);
  original(...args);
};

beforeEach(() => {
  unexpected.length = 0;
  console.error = record;
});

afterEach(() => {
  jest.restoreAllMocks();
  console.error = original;
  expect(unexpected).toEqual([]);
});
