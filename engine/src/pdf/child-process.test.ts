import { spawn } from 'node:child_process';
import { getPriority } from 'node:os';
import { afterEach, describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { openChild, openModestChild, type Child, type ChildLimits } from './child-process.ts';

const roomy: ChildLimits = { deadlineMs: 20_000, silenceMs: 20_000, memoryMb: 4_000 };

const children: Child[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.close();
});

function aChild(): Child {
  const child = openChild(new URL('./testing/misbehaving-process.ts', import.meta.url));
  children.push(child);
  return child;
}

const untilLast = (message: unknown): 'more' | 'last' => (message === 'last' ? 'last' : 'more');

const ask = (child: Child, deed: string, limits: Partial<ChildLimits> = {}, signal?: AbortSignal): Promise<void> =>
  child.ask(deed, untilLast, { ...roomy, ...limits }, signal);

const isDead = async (child: Child): Promise<boolean> => {
  for (let tries = 0; child.alive && tries < 100; tries += 1) await delay(20);
  return !child.alive;
};

describe('openChild', () => {
  it('hands over each answer up to the last one, and answers again', async () => {
    const child = aChild();
    const heard: unknown[] = [];
    const hear = (message: unknown): 'more' | 'last' => {
      heard.push(message);
      return untilLast(message);
    };
    await child.ask('count', hear, roomy);
    await child.ask('count', hear, roomy);
    expect(heard).toEqual([1, 2, 'last', 1, 2, 'last']);
    expect(child.alive).toBe(true);
  });

  it('keeps its environment to itself', async () => {
    let names: unknown;
    await aChild().ask(
      'environment',
      (message) => {
        names = message;
        return 'last';
      },
      roomy,
    );
    expect(names).not.toContain('PATH');
    expect(names).not.toContain('HOME');
  });

  it('says why the system started none', async () => {
    const start = () => spawn('/nowhere/node', { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    await expect(ask(openChild(new URL('file:///nowhere'), start), 'count')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('kills a child that holds too much as soon as it is heard of', async () => {
    await expect(ask(aChild(), 'count', { memoryMb: 1 })).rejects.toMatchObject({ reason: 'out-of-memory' });
  });

  it.each(['silence', 'spin'])('kills a child in %s', async (deed) => {
    const child = aChild();
    await ask(child, 'count');
    await expect(ask(child, deed, { silenceMs: 300 })).rejects.toMatchObject({ reason: 'timed-out' });
    expect(await isDead(child)).toBe(true);
  });

  it('kills a child that talks beyond its deadline', async () => {
    const child = aChild();
    await ask(child, 'count');
    await expect(ask(child, 'chatter', { deadlineMs: 400 })).rejects.toMatchObject({ reason: 'timed-out' });
    expect(await isDead(child)).toBe(true);
  });

  it('kills a child that takes too much memory', async () => {
    const child = aChild();
    await expect(ask(child, 'grow', { memoryMb: 200 })).rejects.toMatchObject({ reason: 'out-of-memory' });
    expect(await isDead(child)).toBe(true);
  });

  it.each(['fail', 'abort'])('tells that a child crashed by %s', async (deed) => {
    const child = aChild();
    await expect(ask(child, deed)).rejects.toMatchObject({
      reason: 'crashed',
      fromOutside: false,
      message: 'child process crashed',
    });
    expect(child.alive).toBe(false);
  });

  it('tells when somebody else killed a child, and not when that was the parent', async () => {
    await expect(ask(aChild(), 'be killed')).rejects.toMatchObject({ reason: 'crashed', fromOutside: true });
    const child = aChild();
    const asked = ask(child, 'silence');
    child.close();
    await expect(asked).rejects.toMatchObject({ reason: 'crashed', fromOutside: false });
  });

  it('hands over all that a child said before it crashed', async () => {
    const heard: unknown[] = [];
    const hear = (message: unknown): 'more' => {
      heard.push(message);
      return 'more';
    };
    await expect(aChild().ask('last words', hear, roomy)).rejects.toMatchObject({ reason: 'crashed' });
    expect(heard.length).toBe(200);
  });

  it('tells how much memory a child holds', async () => {
    const child = aChild();
    await ask(child, 'count');
    expect(child.memoryMb).toBeGreaterThan(10);
  });

  it('leaves the others alone', async () => {
    const [bad, good] = [aChild(), aChild()];
    const [first, second] = await Promise.allSettled([ask(bad, 'abort'), ask(good, 'count')]);
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('tells that a dead child is asked', async () => {
    const child = aChild();
    child.close();
    expect(await isDead(child)).toBe(true);
    await expect(ask(child, 'count')).rejects.toMatchObject({ reason: 'crashed', fromOutside: true });
  });

  it('kills the child when the signal cancels', async () => {
    const child = aChild();
    const controller = new AbortController();
    const asked = ask(child, 'spin', {}, controller.signal);
    controller.abort();
    await expect(asked).rejects.toMatchObject({ reason: 'cancelled' });
    expect(await isDead(child)).toBe(true);
  });

  it('asks nothing when the signal has cancelled before', async () => {
    await expect(ask(aChild(), 'count', {}, AbortSignal.abort())).rejects.toMatchObject({ reason: 'cancelled' });
  });

  it('kills the child when its answer is not understood', async () => {
    const child = aChild();
    const misunderstand = (): never => {
      throw new TypeError('not an answer');
    };
    await expect(child.ask('count', misunderstand, roomy)).rejects.toThrow('not an answer');
    expect(await isDead(child)).toBe(true);
  });
});

describe('openModestChild', () => {
  it('has a lower priority than the process that opens it', () => {
    const pids: (number | undefined)[] = [];
    const child = openModestChild(new URL('file:///any'), () => {
      const started = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1_000)'], {
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      pids.push(started.pid);
      return started;
    });
    children.push(child);
    expect(getPriority(pids[0])).toBe(Math.min(19, getPriority() + 5));
  });
});
