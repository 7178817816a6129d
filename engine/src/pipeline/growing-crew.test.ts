import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { workInCrew } from './growing-crew.ts';

/** Works through tasks of so many milliseconds; says how many workers came and which tasks were done. */
async function crewFor(tasks: readonly number[], most: number, hireMs: number) {
  const waiting = [...tasks];
  const done: number[] = [];
  let hired = 0;
  const work = async (): Promise<void> => {
    hired += 1;
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      await delay(task);
      done.push(task);
    }
  };
  await workInCrew(work, () => waiting.length > 0, most, hireMs);
  return { hired, done };
}

describe(workInCrew.name, () => {
  it('gives little work to one worker', async () => {
    expect(await crewFor([1, 2, 3], 4, 2_000)).toEqual({ hired: 1, done: [1, 2, 3] });
  });

  it('hires while tasks wait, and waits for the last task', async () => {
    const { hired, done } = await crewFor([400, 10, 10, 10], 2, 20);
    expect(hired).toBe(2);
    expect(done).toEqual([10, 10, 10, 400]);
  });

  it('hires no more than it may', async () => {
    const { hired } = await crewFor(
      Array.from({ length: 30 }, () => 10),
      3,
      5,
    );
    expect(hired).toBe(3);
  });

  it('fails with the worker that fails, after the others have ended', async () => {
    let isOtherDone = false;
    let turn = 0;
    const work = async (): Promise<void> => {
      turn += 1;
      if (turn === 2) throw new Error('cancelled');
      await delay(100);
      isOtherDone = true;
    };
    await expect(workInCrew(work, () => true, 2, 10)).rejects.toThrow('cancelled');
    expect(isOtherDone).toBe(true);
  });
});
