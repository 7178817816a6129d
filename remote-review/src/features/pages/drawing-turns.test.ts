import { describe, expect, it } from '@jest/globals';
import { createTurns } from './drawing-turns.ts';

/** Work that ends when the test says so. */
function heldWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done'), fail: () => reject(new Error('failed')) };
}

const pauseMs = 20;
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const never = new AbortController().signal;

describe('turns', () => {
  it('let others wait until all that goes first has ended, however it ends', async () => {
    const turns = createTurns(pauseMs);
    const [one, other] = [heldWork(), heldWork()];
    const answers = Promise.allSettled([turns.first(one.work), turns.first(other.work)]);
    let isOver = false;
    const later = turns.afterFirst(never).then(() => (isOver = true));
    one.end();
    await pass(2 * pauseMs);
    expect(isOver).toBe(false);
    other.fail();
    await later;
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });

  it('let others wait between the steps of what goes first, too', async () => {
    const turns = createTurns(pauseMs);
    const [step, next] = [heldWork(), heldWork()];
    const opened = turns.first(step.work);
    let isOver = false;
    const later = turns.afterFirst(never).then(() => (isOver = true));
    step.end();
    await opened;
    const drawn = turns.first(next.work);
    await pass(3 * pauseMs);
    expect(isOver).toBe(false);
    next.end();
    await Promise.all([drawn, later]);
  });

  it('let nobody wait for nothing', async () => {
    await expect(createTurns(pauseMs).afterFirst(never)).resolves.toBeUndefined();
  });

  it('end the wait of who has left', async () => {
    const turns = createTurns(pauseMs);
    const held = heldWork();
    const first = turns.first(held.work);
    const leaving = new AbortController();
    const later = turns.afterFirst(leaving.signal);
    leaving.abort(new Error('left'));
    await expect(later).rejects.toThrow('left');
    held.end();
    await first;
  });
});
