import { aComparedFile, aComparison, aRunningComparison } from '@app/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { describeComparison, describeOrigin, timeLeftOf } from './describe-comparison.ts';

const now = Date.parse('2026-11-24T15:00:00.000Z');
const noCounts = { high: 0, medium: 0, low: 0, info: 0 };
const changes = { substance: 14, reworded: 0, editorial: 2, renumbered: 0, moved: 1 };
const unread = aComparedFile('b.pdf', { state: 'failed', reason: 'Remove the password.' });

describe('describeComparison', () => {
  it.each([
    [aComparison(), 'found', '14 discrepancies', '14 open'],
    [aComparison({ decided: 3 }), 'found', '14 discrepancies', '11 open'],
    [aComparison({ decided: 14 }), 'found', '14 discrepancies', 'All reviewed'],
    [aComparison({ changes }), 'found', '14 changes', '14 open'],
    [aComparison({ changes, counts: noCounts, verdict: 'none' }), 'none', 'No changes', 'All pages read'],
    [aComparison({ counts: noCounts, verdict: 'none' }), 'none', 'No discrepancies', 'All pages read'],
    [
      aComparison({ counts: noCounts, verdict: 'none', possible: 2 }),
      'none',
      'No discrepancies',
      '2 possible discrepancies',
    ],
    [
      aComparison({ counts: noCounts, verdict: 'none', notComparable: 'nothing-in-common' }),
      'partly',
      'Nothing to compare: these documents have nothing in common',
      '',
    ],
    [
      aComparison({ verdict: 'incomplete', counts: noCounts, documents: [aComparedFile('a.pdf'), unread] }),
      'partly',
      '1 file not compared',
      '0 found in the other 1 file',
    ],
    [
      aComparison({ verdict: 'incomplete', documents: [aComparedFile('a.pdf', { pages: 4, unreadPages: [2, 3] })] }),
      'partly',
      '2 of 4 pages could not be compared',
      '14 found in the other pages',
    ],
    [aComparison({ status: 'failed', reason: 'Out of memory' }), 'stopped', 'Stopped', 'Out of memory'],
    [aComparison({ status: 'cancelled' }), 'cancelled', 'Cancelled', 'No report'],
  ])('tells one that has ended: %#', (comparison, sign, verdict, detail) => {
    expect(describeComparison(comparison, now)).toEqual({ sign, verdict, detail });
  });

  it.each([
    [aRunningComparison({ status: 'queued', progress: 0 }), 'Starting', ''],
    [aRunningComparison({ status: 'queued', progress: 0, queuePlace: 2 }), '2nd in the queue', ''],
    [aRunningComparison({ progress: 2 }), 'Comparing, 2%', ''],
    [
      aRunningComparison({
        progress: 50,
        startedAt: '2026-11-24T14:59:20.000Z',
        documents: [aComparedFile('a.pdf', { state: 'reading' })],
      }),
      'Reading, 50%',
      'about 40 seconds left',
    ],
  ])('tells one that runs: %#', (comparison, verdict, detail) => {
    expect(describeComparison(comparison, now)).toEqual({ sign: 'running', verdict, detail });
  });
});

describe('describeOrigin', () => {
  it('says how many documents and when, by the words of the day', () => {
    const at = (time: string) => describeOrigin(aComparison({ finishedAt: time }), now);
    expect(at('2026-11-24T09:05:00.000Z')).toMatch(/^2 documents, today \d\d:05$/);
    expect(at('2026-11-23T12:05:00.000Z')).toMatch(/^2 documents, yesterday \d\d:05$/);
    expect(at('2026-11-20T12:05:00.000Z')).toMatch(/^2 documents, 20 Nov, \d\d:05$/);
    expect(describeOrigin(aRunningComparison(), now)).toMatch(/^2 documents, started at \d\d:31$/);
  });
});

describe('timeLeftOf', () => {
  const left = (minutes: number) =>
    timeLeftOf(aComparison({ expiresAt: new Date(now + minutes * 60_000).toISOString() }), now);

  it('warns under an hour, and says nothing of what is due', () => {
    expect(left(23 * 60 + 40)).toEqual({ text: '23 hours left', isShort: false });
    expect(left(60)).toEqual({ text: '1 hour left', isShort: false });
    expect(left(37)).toEqual({ text: '37 minutes left', isShort: true });
    expect(left(0)).toBeNull();
  });
});
