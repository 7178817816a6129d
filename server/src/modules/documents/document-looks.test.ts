import { describe, expect, it } from '@jest/globals';
import { DocumentLooks } from './document-looks.ts';

const look = { sha256: 'ab', pageCount: 1 };

/** Lookers that answer when they are told to. */
function someLooks(limitMs: number) {
  const opened: { readonly path: string; answer(): void }[] = [];
  let lookers = 0;
  const looks = new DocumentLooks({
    limitMs,
    open: async () => {
      lookers += 1;
      return {
        look: async (path: string) => {
          const answered = Promise.withResolvers<typeof look>();
          opened.push({ path, answer: () => answered.resolve(look) });
          return answered.promise;
        },
        close: () => undefined,
      };
    },
  });
  return { looks, opened, lookers: () => lookers };
}

const settle = async (): Promise<void> => new Promise(setImmediate);

describe('DocumentLooks', () => {
  it('looks at two files at a time and uses its processes again', async () => {
    const { looks, opened, lookers } = someLooks(60_000);
    const asked = ['a', 'b', 'c'].map((path) => looks.look(path));
    await settle();
    expect(opened.map(({ path }) => path)).toEqual(['a', 'b']);
    opened[0]?.answer();
    await settle();
    expect(opened.map(({ path }) => path)).toEqual(['a', 'b', 'c']);
    opened.forEach(({ answer }) => answer());
    expect(await Promise.all(asked)).toEqual([look, look, look]);
    expect(lookers()).toBe(2);
    looks.close();
  });

  it('keeps no upload waiting for its turn', async () => {
    const { looks, opened } = someLooks(30);
    const asked = ['a', 'b'].map((path) => looks.look(path));
    expect(await looks.look('c')).toBeUndefined();
    opened.forEach(({ answer }) => answer());
    await Promise.all(asked);
    const next = looks.look('d');
    await settle();
    opened.at(-1)?.answer();
    expect(await next).toEqual(look);
    looks.close();
  });
});
