import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { ComparisonsMessage } from '@app/shared/contracts';
import { createLogger } from '../../platform/logging/create-logger.ts';
import { until } from '../../testing/until.ts';
import { ComparisonWatchers } from './comparison-watchers.ts';

const lookEveryMs = 10;

function aTab() {
  const watchers = new ComparisonWatchers({
    find: () => Promise.resolve([]),
    logger: createLogger({ level: 'silent', role: 'test' }),
    lookEveryMs,
  });
  const told: ComparisonsMessage[] = [];
  const tab = { isBehind: false, looks: 0 };
  const leave = watchers.add({
    userId: 'u1',
    tell: (message) => told.push(message),
    isBehind: () => {
      tab.looks += 1;
      return tab.isBehind;
    },
  });
  return { watchers, told, tab, leave };
}

const news: ComparisonsMessage = { deleted: 'a1' };

describe('a tab that is behind when there is news', () => {
  it('loads anew once it has caught up, without any further news', async () => {
    const { watchers, told, tab } = aTab();
    tab.isBehind = true;
    watchers.tell('u1', news);
    await until(() => tab.looks > 2);
    expect(told).toEqual([{ reload: true }]);
    tab.isBehind = false;
    await until(() => told.length > 1);
    expect(told).toEqual([{ reload: true }, { reload: true }]);
    const { looks } = tab;
    await wait(3 * lookEveryMs);
    expect(tab.looks).toBe(looks);
  });

  it.each(['stop', 'leave'] as const)('is not looked at any more after %s', async (end) => {
    const { watchers, told, tab, leave } = aTab();
    tab.isBehind = true;
    watchers.tell('u1', news);
    if (end === 'stop') watchers.stop();
    else leave();
    tab.isBehind = false;
    await wait(3 * lookEveryMs);
    expect([tab.looks, told]).toEqual([1, [{ reload: true }]]);
  });
});
