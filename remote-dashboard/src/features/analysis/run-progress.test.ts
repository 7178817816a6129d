import { describe, expect, it } from '@jest/globals';
import { initialProgress, parseMessage, receive, say } from './run-progress.ts';

const after = (...raw: (object | string)[]) =>
  raw.reduce<ReturnType<typeof initialProgress>>(
    (progress, message) => receive(progress, typeof message === 'string' ? message : JSON.stringify(message), 1),
    initialProgress(null),
  );

describe('receive', () => {
  it.each([
    [{ message: 'Reading a.pdf', file: 'a.pdf', progress: 5 }, 'Reading a.pdf'],
    [{ file: 'a.pdf', progress: 5 }, 'OCR completed for a.pdf'],
    [{ message: '', file: 'a.pdf' }, 'OCR completed for a.pdf'],
    [{ progress: 42 }, 'Progress: 42%'],
    [{ progress: 0 }, 'Progress: 0%'],
    [{ progress: 41.6 }, 'Progress: 42%'],
    [{ progress: 140 }, 'Progress: 100%'],
    [{ message: '<b>bold</b>' }, '<b>bold</b>'],
    ['not JSON', 'not JSON'],
    ['null', 'null'],
    ['[1]', '[1]'],
    ['"text"', '"text"'],
    ['{"progress":"x"}', '{"progress":"x"}'],
  ])('shows %j as %s', (raw, text) => {
    expect(after(raw).text).toBe(text);
  });

  it('keeps the text when a message has none', () => {
    expect(after({ message: 'first' }, { job_id: 'j', status: 'running' }).text).toBe('first');
  });

  it('keeps the first job id', () => {
    expect(after({ job_id: 'one' }, { job_id: 'two' }).jobId).toBe('one');
  });

  it('never lets the percentage go back', () => {
    expect(after({ progress: 60 }, { progress: 40 }).percent).toBe(60);
  });

  it('drops what comes late or twice', () => {
    const progress = after({ seq: 2, message: 'second' }, { seq: 1, message: 'first' }, { seq: 2, message: 'again' });
    expect(progress.text).toBe('second');
    expect(progress.log).toHaveLength(1);
  });

  it('keeps documents, step and summary, and forgets a remaining time that is no longer said', () => {
    const documents = [{ name: 'a.pdf', state: 'reading' as const }];
    const progress = after({ documents, step: 'reading', remainingMs: 900 }, { message: 'x' });
    expect(progress).toMatchObject({ documents, step: 'reading', remainingMs: null });
  });

  it('writes every text to the log once, with its time', () => {
    const progress = after({ message: 'a' }, { message: 'a' }, { message: 'b' });
    expect(progress.log).toEqual([
      { number: 1, at: 1, text: 'a' },
      { number: 2, at: 1, text: 'b' },
    ]);
  });

  it('keeps the newest 200 lines', () => {
    const progress = after(...Array.from({ length: 250 }, (_, index) => ({ message: `line ${index}` })));
    expect(progress.log).toHaveLength(200);
    expect(progress.log.at(-1)?.text).toBe('line 249');
  });
});

describe('say', () => {
  it('adds a text of the page itself', () => {
    expect(say(initialProgress('job'), 'Starting analysis...', 7)).toMatchObject({
      jobId: 'job',
      text: 'Starting analysis...',
      log: [{ number: 1, at: 7, text: 'Starting analysis...' }],
    });
  });
});

describe('parseMessage', () => {
  it('gives nothing for what does not fit the contract', () => {
    expect(parseMessage('{"job_id":7}')).toBeNull();
    expect(parseMessage('{"job_id":"7"}')).toEqual({ job_id: '7' });
  });
});
