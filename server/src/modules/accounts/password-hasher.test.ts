import { describe, expect, it } from '@jest/globals';
import { createLimiter } from '../../platform/limits/create-limiter.ts';
import { createPasswordHasher } from './password-hasher.ts';

describe('createPasswordHasher', () => {
  const hasher = createPasswordHasher();

  it('hashes with argon2id at the agreed cost and a salt of its own', async () => {
    const [first, second] = await Promise.all([hasher.hash('difference engine'), hasher.hash('difference engine')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
  });

  it('compares the password exactly as typed', async () => {
    const stored = await hasher.hash(' Pässword ');
    expect(await hasher.matches(stored, ' Pässword ')).toBe(true);
    expect(await hasher.matches(stored, 'Pässword')).toBe(false);
    expect(await hasher.matches(stored, ' pässword ')).toBe(false);
  });

  it('does the same work without an account, and never matches', async () => {
    let jobs = 0;
    const counting = createPasswordHasher(async (work) => {
      jobs += 1;
      return work();
    });
    expect(await counting.matches(undefined, 'anything')).toBe(false);
    expect(jobs).toBe(1);
  });

  it('refuses instead of queueing without end', async () => {
    const small = createPasswordHasher(createLimiter({ concurrency: 1, queueLimit: 1 }));
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, async () => small.hash('difference engine')));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  });
});
