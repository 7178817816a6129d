import type { Comparison } from '@app/shared/contracts';
import { aComparison, anApiError } from '@app/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { createComparisonsStore } from './create-comparisons-store.ts';

const older = aComparison({ id: 'older', createdAt: '2026-11-24T10:00:00.000Z' });
const newer = aComparison({ id: 'newer', createdAt: '2026-11-24T12:00:00.000Z' });

interface Asked {
  readonly before: string | undefined;
  readonly arrive: (list: readonly Comparison[], hasOlder?: boolean) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

/** A store whose list arrives when the test says so. */
function aStore() {
  const asked: Asked[] = [];
  const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  const store = createComparisonsStore(
    (before) =>
      new Promise((resolve, reject) => {
        asked.push({
          before,
          arrive: (list, hasOlder = false) => (resolve({ list, hasOlder }), turn()),
          fail: (error) => (reject(error), turn()),
        });
      }),
  );
  const ids = () => store.getState().list.map(({ id }) => id);
  return { store, asked, ids, state: store.getState };
}

describe('createComparisonsStore', () => {
  it('puts what is new first, in place of what was known of it', async () => {
    const { store, asked, ids, state } = aStore();
    void state().load();
    await asked[0]?.arrive([older]);
    state().receive({ changed: newer });
    state().receive({ changed: { ...older, name: 'Renamed' } });
    expect(ids()).toEqual(['newer', 'older']);
    expect(store.getState().list[1]?.name).toBe('Renamed');
  });

  it('keeps what was said while a list was on its way', async () => {
    const { asked, ids, state } = aStore();
    void state().load();
    state().receive({ changed: newer });
    state().receive({ deleted: 'older' });
    await asked[0]?.arrive([older]);
    expect(ids()).toEqual(['newer']);
  });

  it('loads anew when it may have missed something, and shows the newest answer only', async () => {
    const { asked, ids, state } = aStore();
    void state().load();
    state().receive({ reload: true });
    expect(asked).toHaveLength(2);
    await asked[1]?.arrive([newer]);
    await asked[0]?.arrive([older]);
    expect(ids()).toEqual(['newer']);
  });

  it('says that the first list could not be had, and keeps a list that is there', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { asked, ids, state } = aStore();
    void state().load();
    await asked[0]?.fail(anApiError({ status: 503 }));
    expect(state().phase).toBe('failed');
    void state().load();
    await asked[1]?.arrive([older]);
    void state().load();
    await asked[2]?.fail(anApiError({ status: 503 }));
    expect(state().phase).toBe('ready');
    expect(ids()).toEqual(['older']);
  });

  it('adds older ones when it is asked to, until there are none', async () => {
    const { asked, ids, state } = aStore();
    void state().load();
    await asked[0]?.arrive([newer], true);
    expect(state().older).toBe('some');
    void state().showOlder();
    expect(state().older).toBe('loading');
    expect(asked[1]?.before).toBe('newer');
    await asked[1]?.arrive([older]);
    expect(ids()).toEqual(['newer', 'older']);
    expect(state().older).toBe('none');
  });

  it('can be asked again for older ones that did not come', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { asked, ids, state } = aStore();
    void state().load();
    await asked[0]?.arrive([newer], true);
    void state().showOlder();
    await asked[1]?.fail(anApiError({ status: 503 }));
    expect(state().older).toBe('failed');
    void state().showOlder();
    await asked[2]?.arrive([older]);
    expect(ids()).toEqual(['newer', 'older']);
  });

  it('loads anew as many as it shows', async () => {
    const { asked, ids, state } = aStore();
    void state().load();
    await asked[0]?.arrive([newer], true);
    void state().showOlder();
    await asked[1]?.arrive([older], true);
    state().receive({ reload: true });
    await asked[2]?.arrive([newer], true);
    await asked[3]?.arrive([older], true);
    expect(asked).toHaveLength(4);
    expect(ids()).toEqual(['newer', 'older']);
    expect(state().older).toBe('some');
  });

  it('leaves out news of those it does not show yet', async () => {
    const { asked, ids, state } = aStore();
    void state().load();
    await asked[0]?.arrive([newer], true);
    state().receive({ changed: older });
    expect(ids()).toEqual(['newer']);
  });

  it('forgets everything when the person logs out, also what is on its way', async () => {
    const { asked, ids, state } = aStore();
    void state().load();
    state().forget();
    await asked[0]?.arrive([older]);
    expect(ids()).toEqual([]);
    expect(state()).toMatchObject({ phase: 'loading', hadAny: false });
  });
});
