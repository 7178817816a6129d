import { describe, expect, it } from '@jest/globals';
import { createFileShelf } from './file-shelf.ts';
import { NotLoggedInError, type PdfFile } from './pdf-file.ts';

/** A shelf, the next openings of which fail in these ways. */
function aShelf(failures: Error[] = []) {
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
  /** Asks for papers one after the other, and leaves each at once. */
  const passBy = async (...ids: readonly string[]) => {
    for (const id of ids) {
      const { file, leave } = await hold(id);
      leave();
      passed.push(file);
    }
    return passed;
  };
  const passed: PdfFile[] = [];
  const hold = async (id: string) => {
    const holder = new AbortController();
    return { file: await shelf.open(id, holder.signal), leave: () => holder.abort() };
  };
  return { shelf, passBy, hold, opened, closed, renewals: () => renewals };
}

describe('the shelf of papers', () => {
  it('opens each once', async () => {
    const { passBy, opened } = aShelf();
    const [first, second] = await passBy('d1', 'd1');
    expect(first).toBe(second);
    expect(opened).toEqual(['/d1']);
  });

  it('closes what was not used for longest', async () => {
    const { shelf, passBy, closed } = aShelf();
    await passBy('d1', 'd2', 'd3', 'd1', 'd4', 'd5');
    expect(closed).toEqual(['/d2']);
    shelf.closeAll();
    await Promise.resolve();
    expect(closed.toSorted()).toEqual(['/d1', '/d2', '/d3', '/d4', '/d5']);
  });

  it('has what was opened early, and tries anew what failed then', async () => {
    const { shelf, passBy, opened } = aShelf();
    shelf.openEarly('/d1');
    await passBy('d1');
    expect(opened).toEqual(['/d1']);

    const failing = aShelf([new Error('cut off')]);
    failing.shelf.openEarly('/d1');
    await new Promise((resolve) => setTimeout(resolve));
    await failing.passBy('d1');
    expect(failing.opened).toEqual(['/d1', '/d1']);
  });

  it('tries anew after a failure', async () => {
    const { passBy, opened } = aShelf([new Error('cut off')]);
    await expect(passBy('d1')).rejects.toThrow('cut off');
    await passBy('d1');
    expect(opened).toHaveLength(2);
  });

  it('renews the session once when it has ended', async () => {
    const { passBy, opened, renewals } = aShelf([new NotLoggedInError('401')]);
    await passBy('d1');
    expect([opened.length, renewals()]).toEqual([2, 1]);
  });
});

describe('a paper that somebody holds', () => {
  it('stays open, however many others are asked for meanwhile', async () => {
    const { passBy, hold, opened, closed } = aShelf();
    const { file } = await hold('lease');
    const others = ['d1', 'd2', 'd3', 'd4', 'd5'];
    const [again] = await passBy(...others, 'lease').then((passed) => passed.slice(-1));
    expect(again).toBe(file);
    expect(opened).toEqual(['/lease', ...others.map((id) => `/${id}`)]);
    expect(closed).not.toContain('/lease');
  });

  it('is used until it is left, and only then grows old', async () => {
    const { passBy, hold, closed } = aShelf();
    const { leave } = await hold('lease');
    await passBy('d1', 'd2', 'd3');
    leave();
    await passBy('d4');
    expect(closed).toEqual(['/d1']);
    await passBy('d5', 'd6', 'd7');
    expect(closed).toContain('/lease');
  });

  it('is closed by nobody else that leaves it', async () => {
    const { passBy, hold, closed } = aShelf();
    const [left] = [await hold('lease'), await hold('lease')];
    left.leave();
    left.leave();
    await passBy('d1', 'd2', 'd3', 'd4', 'd5');
    expect(closed).not.toContain('/lease');
  });

  it('is closed once with all others', async () => {
    const { shelf, hold, closed } = aShelf();
    const { leave } = await hold('lease');
    shelf.closeAll();
    leave();
    await new Promise((resolve) => setTimeout(resolve));
    expect(closed).toEqual(['/lease']);
  });

  it('is not given to somebody who has left already', async () => {
    const { shelf, opened } = aShelf();
    await expect(shelf.open('lease', AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
    expect(opened).toEqual([]);
  });
});

describe('a paper that is dropped', () => {
  it('is opened anew for whoever asks next', async () => {
    const { shelf, hold, opened } = aShelf();
    const { file } = await hold('lease');
    shelf.drop(file);
    const { file: fresh } = await hold('lease');
    // Of the other pane, which was told of the same failure.
    shelf.drop(file);
    expect(fresh).not.toBe(file);
    expect((await hold('lease')).file).toBe(fresh);
    expect(opened).toEqual(['/lease', '/lease']);
  });

  it('is opened in a session that is renewed when it has ended', async () => {
    const failures: Error[] = [];
    const { shelf, hold, opened, renewals } = aShelf(failures);
    const { file } = await hold('lease');
    failures.push(new NotLoggedInError('401'));
    shelf.drop(file);
    await hold('lease');
    expect([opened.length, renewals()]).toEqual([3, 1]);
  });

  it('is closed when the last who holds it has left', async () => {
    const { shelf, hold, closed } = aShelf();
    const [one, other] = [await hold('lease'), await hold('lease')];
    shelf.drop(one.file);
    one.leave();
    await Promise.resolve();
    expect(closed).toEqual([]);
    other.leave();
    await Promise.resolve();
    expect(closed).toEqual(['/lease']);
  });
});
