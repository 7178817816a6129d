import { describe, expect, it } from '@jest/globals';
import { askedPage } from './asked-page.ts';

describe('askedPage', () => {
  it('is the path that was asked for', () => {
    expect(askedPage({ from: '/dashboard?a=1#b' })).toBe('/dashboard?a=1#b');
  });

  it.each([
    null,
    undefined,
    'x',
    {},
    { from: 7 },
    { from: '' },
    { from: 'https://evil.example' },
    { from: '//evil.example' },
    { from: '/\\evil.example' },
  ])('is nothing for %p', (state) => expect(askedPage(state)).toBeNull());
});
