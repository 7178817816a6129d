import { describe, expect, it } from '@jest/globals';
import { readVisitorId } from './visitor-id.ts';

describe('readVisitorId', () => {
  it('makes a version 4 UUID and keeps it in a cookie for a year', () => {
    const page = { cookie: '' };
    const id = readVisitorId(page);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(page.cookie).toBe(`visitor=${id}; Path=/; Max-Age=31536000; SameSite=Lax`);
  });

  it('keeps the id it finds', () => {
    const id = '0f0e0d0c-0b0a-4908-8706-050403020100';
    expect(readVisitorId({ cookie: `theme=dark; visitor=${id}; other=1` })).toBe(id);
  });

  it('replaces an id that is not one', () => {
    expect(readVisitorId({ cookie: 'visitor=<script>' })).toMatch(/^[0-9a-f-]{36}$/);
  });
});
