import type { Adapter, AdapterPayload } from 'oidc-provider';

/** What the local issuer remembers, until it stops. Its own memory adapter prints warnings meant for production. */
export function createMemoryAdapter(): (kind: string) => Adapter {
  const stored = new Map<string, AdapterPayload>();
  const find = (isWanted: (payload: AdapterPayload) => boolean): AdapterPayload | undefined =>
    [...stored.values()].find(isWanted);
  return (kind) => {
    const keyOf = (id: string): string => `${kind}:${id}`;
    return {
      upsert: async (id, payload) => void stored.set(keyOf(id), payload),
      find: async (id) => stored.get(keyOf(id)),
      findByUid: async (uid) => find((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => find((payload) => payload.userCode === userCode),
      consume: async (id) => void stored.set(keyOf(id), { ...stored.get(keyOf(id)), consumed: 1 }),
      destroy: async (id) => void stored.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key);
      },
    };
  };
}
