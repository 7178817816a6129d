import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createWaitingStorage } from './waiting-storage.ts';

const waiting = new Map([
  [
    'f3',
    {
      wish: { decision: 'dismissed', reason: 'other', text: 'Rounding' },
      revision: 2,
      wishedAt: '2026-03-01T14:44:00Z',
    },
  ],
] as const);

describe('the storage of decisions that wait', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('has them again after a reload, those of this comparison only', () => {
    createWaitingStorage(sessionStorage, 'one').keep(waiting);
    expect(createWaitingStorage(sessionStorage, 'one').read()).toEqual(waiting);
    expect(createWaitingStorage(sessionStorage, 'two').read().size).toBe(0);
  });

  it('leaves nothing behind once all are sent', () => {
    const storage = createWaitingStorage(sessionStorage, 'one');
    storage.keep(waiting);
    storage.keep(new Map());
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['[{"findingId":', '[{"findingId":"f1"}]', '"f1"'])('says that it cannot read %s, and goes on', (text) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    sessionStorage.setItem('waiting-decisions:one', text);
    expect(createWaitingStorage(sessionStorage, 'one').read().size).toBe(0);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
