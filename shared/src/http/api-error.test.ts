import { describe, expect, it } from '@jest/globals';
import { ApiError } from './api-error.ts';

const fields = { status: 500, code: 'internal', message: 'Failed' };

describe('ApiError', () => {
  it('is recognised when another copy of the module made it', () => {
    const fromAnotherBundle = Object.assign(new Error('Failed'), { [Symbol.for('@app/shared/api-error')]: true });
    expect(fromAnotherBundle).toBeInstanceOf(ApiError);
  });

  it('is an error, and other errors are not it', () => {
    expect(new ApiError(fields)).toBeInstanceOf(Error);
    expect(new Error('x')).not.toBeInstanceOf(ApiError);
    expect(null).not.toBeInstanceOf(ApiError);
  });
});
