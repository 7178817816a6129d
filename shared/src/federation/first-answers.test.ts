import { describe, expect, it } from '@jest/globals';
import { answerTags } from './first-answers.ts';

const id = '1f0e2d3c-0000-4000-8000-000000000000';
const asked = (pathname: string) =>
  [...answerTags('/api', pathname).matchAll(/href="([^"]*)"/g)].map(([, address]) => address);

describe('answerTags', () => {
  it.each([`/review/${id}`, `/review/${id}/`])('asks for what the review at %s begins with', (pathname) => {
    expect(asked(pathname)).toEqual([
      `/api/analyses/${id}`,
      `/api/analyses/${id}/result`,
      `/api/analyses/${id}/decisions`,
    ]);
  });

  it('asks as the calls do that take the answers: by fetch, with the cookies', () => {
    const tags = answerTags('/api', `/review/${id}`).match(/<link [^>]*>/g) ?? [];
    expect(tags).toHaveLength(3);
    for (const tag of tags)
      expect(tag).toMatch(/^<link rel="preload" as="fetch" href="[^"]+" crossorigin="use-credentials">$/);
  });

  it.each(['/', '/login', '/dashboard', '/review', '/no/such/page'])('asks for nothing on %s', (pathname) => {
    expect(answerTags('/api', pathname)).toBe('');
  });

  it.each(['"><script>', '%22%3E', 'a b'])('asks for nothing where %s stands for an id', (part) => {
    expect(answerTags('/api', `/review/${part}`)).toBe('');
  });
});
