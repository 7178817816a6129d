import { describe, expect, it, jest } from '@jest/globals';
import { createSingleRefresh } from './single-refresh.ts';

describe('createSingleRefresh', () => {
  it('lets a call that was sent before a renewal go on with it', async () => {
    const refresh = jest.fn(() => Promise.resolve(true));
    const session = createSingleRefresh(refresh);
    const early = session.mark();
    expect(await session.renew(session.mark())).toBe(true);
    expect(await session.renew(early)).toBe(true);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('asks anew after a refusal, for somebody may have logged in since', async () => {
    let isLoggedIn = false;
    const session = createSingleRefresh(() => Promise.resolve(isLoggedIn));
    const early = session.mark();
    expect(await session.renew(session.mark())).toBe(false);
    isLoggedIn = true;
    expect(await session.renew(early)).toBe(true);
  });

  it('tells all who wait when the server could not be asked, and asks anew after that', async () => {
    const refresh = jest.fn(() => Promise.resolve(true)).mockRejectedValueOnce(new Error('unreachable'));
    const session = createSingleRefresh(refresh);
    const mark = session.mark();
    const waiting = await Promise.allSettled([session.renew(mark), session.renew(mark)]);
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(await session.renew(mark)).toBe(true);
  });
});
