import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../config/env.ts';
import { reviewUrlOf } from './review-url.ts';

describe('where a comparison is shown', () => {
  it('is under the public address, else on this machine', () => {
    const config = readConfig({ PUBLIC_URL: 'https://check.example/' });
    expect(reviewUrlOf(config, '4f7a')).toBe('https://check.example/review/4f7a');
    expect(reviewUrlOf(readConfig({ PORT: '4100' }), '4f7a')).toMatch(
      /^http:\/\/(localhost|127\.0\.0\.1):4100\/review\/4f7a$/,
    );
  });
});
