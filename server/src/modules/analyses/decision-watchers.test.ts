import { describe, expect, it } from '@jest/globals';
import type { ComparisonsMessage, Decision } from '@app/shared/contracts';
import { createLogger } from '../../platform/logging/create-logger.ts';
import { until } from '../../testing/until.ts';
import type { FindingKey } from './decision-repository.ts';
import { DecisionWatchers } from './decision-watchers.ts';

const aDecision = (findingId: string): Decision => ({ findingId, decision: 'accepted', revision: 1, decidedAt: '' });
const one = { userId: 'u1', analysisId: 'a1', findingId: 'f1' };

function watchersOf(seen: readonly string[], isBroken = false) {
  const told: (readonly [string, ComparisonsMessage])[] = [];
  const reads: (readonly FindingKey[])[] = [];
  const watchers = new DecisionWatchers({
    lists: { isSeen: (userId) => seen.includes(userId), tell: (...message) => told.push(message) },
    find: (keys) => {
      reads.push(keys);
      if (isBroken) return Promise.reject(new Error('away'));
      return Promise.resolve(keys.map(({ analysisId, findingId }) => ({ analysisId, decision: aDecision(findingId) })));
    },
    logger: createLogger({ level: 'silent', role: 'test' }),
    pauseMs: 5,
  });
  return { watchers, told, reads };
}

describe('watchers of decisions', () => {
  it('read those that come together at once, each of them once', async () => {
    const { watchers, told, reads } = watchersOf(['u1']);
    for (const findingId of ['f1', 'f2', 'f1']) watchers.decided({ ...one, findingId });
    await until(() => told.length === 2);
    expect(reads).toHaveLength(1);
    expect(told).toContainEqual(['u1', { decided: { id: 'a1', decision: aDecision('f2') } }]);
  });

  it('read nothing where nobody would hear of it', () => {
    const { watchers, reads } = watchersOf([]);
    watchers.decided(one);
    watchers.stop();
    expect(reads).toEqual([]);
  });

  it('let everybody load anew what could not be read', async () => {
    const { watchers, told } = watchersOf(['u1'], true);
    watchers.decided(one);
    await until(() => told.length > 0);
    expect(told).toEqual([['u1', { reload: true }]]);
  });
});
