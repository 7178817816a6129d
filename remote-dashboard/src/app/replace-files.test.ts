import { describe, expect, it, jest } from '@jest/globals';
import { replaceFiles, type SentReplacement } from './replace-files.ts';
import { aFile } from './testing/a-dashboard.tsx';

/** An attempt to replace these files, whose uploads wait for the test. */
function replacing(...names: string[]) {
  const sent: (SentReplacement & ReturnType<typeof Promise.withResolvers<null>>)[] = [];
  const onPercent = jest.fn();
  const replaced = replaceFiles(
    names.map((name) => aFile(name)),
    {
      newSession: () => 'session-1',
      onPercent,
      upload: (request) => {
        const answer = Promise.withResolvers<null>();
        sent.push({ ...request, ...answer });
        return answer.promise;
      },
    },
  );
  return { sent, onPercent, replaced };
}

describe('replaceFiles', () => {
  it('tells how much of all files has arrived', async () => {
    const { sent, onPercent, replaced } = replacing('a.pdf', 'b.pdf');
    sent[0]?.onShare(0.5);
    expect(onPercent).toHaveBeenLastCalledWith(25);
    for (const { resolve } of sent) resolve(null);
    expect(await replaced).toEqual({ kind: 'uploaded', sessionId: 'session-1' });
    expect(sent[0]?.signal.aborted).toBe(false);
  });

  it('ends the other uploads when one does not arrive, and hears of them no more', async () => {
    const { sent, onPercent, replaced } = replacing('a.pdf', 'b.pdf');
    sent[0]?.reject(new Error('refused'));
    await expect(replaced).rejects.toThrow('refused');
    expect(sent[1]?.signal.aborted).toBe(true);
    sent[1]?.onShare(0.5);
    expect(onPercent).not.toHaveBeenCalled();
  });
});
