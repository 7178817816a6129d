import { describe, expect, it } from '@jest/globals';
import { errorTable, isErrorCode } from './errors.ts';

describe('errorTable', () => {
  it('gives every code an error status and a sentence', () => {
    for (const [code, row] of Object.entries(errorTable)) {
      expect({ code, isError: row.status >= 400 && row.status < 600 }).toEqual({ code, isError: true });
      expect(row.message).toMatch(/\.$/);
    }
  });
});

describe('isErrorCode', () => {
  it('knows the codes of the table and nothing inherited', () => {
    expect(isErrorCode('not_found')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
  });
});
