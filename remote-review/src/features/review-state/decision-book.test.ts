import { describe, expect, it } from '@jest/globals';
import { aDecision } from '../../testing/review-builders.ts';
import {
  collide,
  confirm,
  decisionOf,
  emptyBook,
  keepOwn,
  learn,
  refuse,
  takeBack,
  takeStanding,
  unsentOf,
  wish,
} from './decision-book.ts';

const accepted = { decision: 'accepted' } as const;
const dismissed = { decision: 'dismissed', reason: 'same-thing' } as const;
const at = '2026-03-01T14:44:00.000Z';

const wishOf = (book: ReturnType<typeof wish>, id = 'f1') => {
  const waiting = book.waiting.get(id);
  if (waiting === undefined) throw new Error(`Nothing waits for ${id}`);
  return waiting;
};

/** What is left when the wish for `f1` meets a decision that stands already. */
const collided = (book: ReturnType<typeof wish>, standing: Parameters<typeof aDecision>[0]) =>
  collide(book, wishOf(book), aDecision(standing));

describe('the book of decisions', () => {
  it('knows nothing of a finding at first', () => {
    expect(decisionOf(emptyBook, 'f1')).toEqual({ decision: null, at: null });
  });

  it('shows what was wished here before the server has answered', () => {
    const book = wish(learn(emptyBook, [aDecision({ decision: 'asked' })]), 'f1', accepted, at);
    expect(decisionOf(book, 'f1')).toEqual({ decision: 'accepted', at });
    expect(wishOf(book).revision).toBe(1);
  });

  it('takes the answer of the server and no older news', () => {
    const first = wish(emptyBook, 'f1', accepted, at);
    const book = confirm(first, wishOf(first), aDecision({ revision: 2 }));
    expect(book.waiting.size).toBe(0);
    expect(learn(book, [aDecision({ decision: null, revision: 1 })]).standing.get('f1')?.revision).toBe(2);
  });

  it('keeps what was wished while the answer was under way, on top of it', () => {
    const first = wish(emptyBook, 'f1', accepted, at);
    const second = wish(first, 'f1', dismissed, at);
    const book = confirm(second, wishOf(first), aDecision({ revision: 1 }));
    expect(wishOf(book)).toMatchObject({ wish: dismissed, revision: 1 });
  });

  it('asks which of two decisions holds', () => {
    const book = collided(wish(emptyBook, 'f1', accepted, at), { ...dismissed, revision: 1 });
    expect(book.waiting.size).toBe(0);
    expect(book.conflicts.get('f1')).toMatchObject({ own: { wish: accepted }, standing: dismissed });
    expect(decisionOf(book, 'f1').decision).toBe('accepted');

    const kept = keepOwn(book, 'f1');
    expect(wishOf(kept)).toMatchObject({ wish: accepted, revision: 1 });
    expect(kept.conflicts.size).toBe(0);

    const taken = takeStanding(book, 'f1');
    expect(decisionOf(taken, 'f1').decision).toBe('dismissed');
    expect(taken.conflicts.size).toBe(0);
  });

  it('asks nothing where both decided the same', () => {
    const book = collided(wish(emptyBook, 'f1', accepted, at), { revision: 1 });
    expect([book.waiting.size, book.conflicts.size]).toEqual([0, 0]);
  });

  it('asks nothing where the own decision stands already, its answer lost, and another was made since', () => {
    const first = wish(emptyBook, 'f1', accepted, at);
    const book = collide(wish(first, 'f1', dismissed, at), wishOf(first), aDecision({ revision: 1 }));
    expect(book.conflicts.size).toBe(0);
    expect(wishOf(book)).toMatchObject({ wish: dismissed, revision: 1 });
  });

  it('holds what is asked about among what the server does not hold', () => {
    const both = wish(wish(emptyBook, 'f1', accepted, at), 'f2', accepted, at);
    expect([...unsentOf(collided(both, { ...dismissed, revision: 1 })).keys()].toSorted()).toEqual(['f1', 'f2']);
  });

  it('asks about the decision that was made elsewhere last, and keeps the own one on top of it', () => {
    const torn = collided(wish(emptyBook, 'f1', accepted, at), { ...dismissed, revision: 1 });
    const book = learn(torn, [aDecision({ decision: 'asked', text: 'Which one?', revision: 2 })]);
    expect(book.conflicts.get('f1')?.standing).toMatchObject({ decision: 'asked', revision: 2 });
    expect(wishOf(keepOwn(book, 'f1')).revision).toBe(2);
  });

  it('asks no longer when the other one decides the same by now', () => {
    const torn = collided(wish(emptyBook, 'f1', accepted, at), { ...dismissed, revision: 1 });
    const book = learn(torn, [aDecision({ revision: 2 })]);
    expect([book.conflicts.size, decisionOf(book, 'f1').decision]).toEqual([0, 'accepted']);
  });

  it('knows the own words in the form that the server keeps them in', () => {
    const noted = wish(emptyBook, 'f1', { decision: 'asked', text: 'Re\u0301sume\u0301?' }, at);
    const book = collided(noted, { decision: 'asked', text: 'R\u00e9sum\u00e9?', revision: 1 });
    expect(book.conflicts.size).toBe(0);
  });

  it('lets the other decision stand when the own one of two is taken back', () => {
    const torn = collided(wish(emptyBook, 'f1', accepted, at), { ...dismissed, revision: 1 });
    const book = takeBack(torn, 'f1', { decision: null }, at);
    expect([book.waiting.size, book.conflicts.size, decisionOf(book, 'f1').decision]).toEqual([0, 0, 'dismissed']);
  });

  it('goes on with a new decision out of a conflict', () => {
    const torn = collided(wish(emptyBook, 'f1', accepted, at), { ...dismissed, revision: 3 });
    const book = wish(torn, 'f1', { decision: null }, at);
    expect(book.conflicts.size).toBe(0);
    expect(wishOf(book).revision).toBe(3);
  });

  it('goes back to what stood when the server never takes a wish', () => {
    const wished = wish(learn(emptyBook, [aDecision({ decision: 'asked' })]), 'f1', accepted, at);
    expect(decisionOf(refuse(wished, 'f1', wishOf(wished)), 'f1').decision).toBe('asked');
    const since = wish(wished, 'f1', dismissed, at);
    expect(decisionOf(refuse(since, 'f1', wishOf(wished)), 'f1').decision).toBe('dismissed');
  });
});
