import { describe, expect, it } from '@jest/globals';
import { aRegistry, aRemote } from '@app/shared/testing';
import { bringsOthers, versionsFor } from './find-newer-releases.ts';

const registry = (auth: readonly string[], changes = {}) =>
  aRegistry({ auth: aRemote('auth', auth, changes), dashboard: aRemote('dashboard', ['1.0.0']) });

describe('versionsFor', () => {
  it('names the release that a fresh page would load, per remote', () => {
    expect(versionsFor(registry(['1.0.0', '1.1.0']), 'someone')).toEqual({ auth: '1.1.0', dashboard: '1.0.0' });
  });
});

describe('bringsOthers', () => {
  const running = { auth: '1.0.0', dashboard: '1.0.0' };

  it('is true when a newer release is live', () => {
    expect(bringsOthers(registry(['1.0.0', '1.1.0']), 'someone', running)).toBe(true);
  });

  it('is true when the running release was taken back', () => {
    const rolledBack = registry(['1.0.0', '1.1.0'], { active: '1.0.0', previous: null, blocked: ['1.1.0'] });
    expect(bringsOthers(rolledBack, 'someone', { ...running, auth: '1.1.0' })).toBe(true);
  });

  it('is false when an edit changes nothing for this visitor', () => {
    const canary = registry(['1.0.0', '1.1.0'], { active: '1.0.0', canary: { version: '1.1.0', percent: 0 } });
    expect(bringsOthers(canary, 'someone', running)).toBe(false);
  });
});
