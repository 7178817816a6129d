import { describe, expect, it } from '@jest/globals';
import { tooManyRequests } from './too-many-requests.ts';

describe('tooManyRequests', () => {
  it.each([
    [1, 'Too many attempts. Try again in 1 minute.'],
    [61, 'Too many attempts. Try again in 2 minutes.'],
    [240, 'Too many attempts. Try again in 4 minutes.'],
  ])('says after %i seconds in minutes', (seconds, message) => {
    expect(tooManyRequests(seconds)).toMatchObject({ code: 'too_many_requests', message, retryAfterSeconds: seconds });
  });
});
