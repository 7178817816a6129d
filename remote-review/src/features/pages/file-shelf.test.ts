import { describe, expect, it } from '@jest/globals';
import { createFileShelf } from './file-shelf.ts';
import { NotLoggedInError, type PdfFile } from './pdf-file.ts';

function aShelf(answers: readonly Error[] = []) {
  const failures = [...answers];
  const opened: string[] = [];
  const closed: string[] = [];
  let renewals = 0;
  const shelf = createFileShelf({
    open: async (url): Promise<PdfFile> => {
      opened.push(url);
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
      return { pageCount: 1, page: () => Promise.reject(new Error('none')), close: () => closed.push(url) };
    },
    urlOf: (id) => `/${id}`,
    renew: async () => {
      renewals += 1;
    },
  });
  return { shelf, opened, closed, renewals: () => renewals };
}

describe('the shelf of papers', () => {
  it('opens each once', async () => {
    const { shelf, opened } = aShelf();
    expect(await shelf.open('d1')).toBe(await shelf.open('d1'));
    expect(opened).toEqual(['/d1']);
  });

  it('closes what was not used for longest', async () => {
    const { shelf, closed } = aShelf();
    for (const id of ['d1', 'd2', 'd3', 'd1', 'd4', 'd5']) await shelf.open(id);
    expect(closed).toEqual(['/d2']);
    shelf.closeAll();
    await Promise.resolve();
    expect(closed.toSorted()).toEqual(['/d1', '/d2', '/d3', '/d4', '/d5']);
  });

  it('has what was opened early, and tries anew what failed then', async () => {
    const { shelf, opened } = aShelf();
    shelf.openEarly('/d1');
    await shelf.open('d1');
    expect(opened).toEqual(['/d1']);

    const failing = aShelf([new Error('cut off')]);
    failing.shelf.openEarly('/d1');
    await new Promise((resolve) => setTimeout(resolve));
    await failing.shelf.open('d1');
    expect(failing.opened).toEqual(['/d1', '/d1']);
  });

  it('tries anew after a failure', async () => {
    const { shelf, opened } = aShelf([new Error('cut off')]);
    await expect(shelf.open('d1')).rejects.toThrow('cut off');
    await shelf.open('d1');
    expect(opened).toHaveLength(2);
  });

  it('renews the session once when it has ended', async () => {
    const { shelf, opened, renewals } = aShelf([new NotLoggedInError('401')]);
    await shelf.open('d1');
    expect([opened.length, renewals()]).toEqual([2, 1]);
  });
});
