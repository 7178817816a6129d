import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../config/env.ts';
import { reviewUrlOf } from './review-url.ts';

describe('where a comparison is shown', () => {
  it('is told only where somebody has said under which address', () => {
    const config = readConfig({ PUBLIC_URL: 'https://check.example/' });
    expect(reviewUrlOf(config, '4f7a')).toEqual({ reviewUrl: 'https://check.example/review/4f7a' });
    expect(reviewUrlOf(readConfig({}), '4f7a')).toEqual({});
  });
});
