import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aReview, beginEachAnew, button } from '../testing/a-review.tsx';
import { aDecision, aFinding, aPosition, aResult } from '../testing/review-builders.ts';

jest.mock('../features/pages/open-with-pdfjs.ts', () => ({ openWithPdfjs: () => Promise.reject(new Error('unused')) }));

beginEachAnew();

const { value: _value, ...aPassage } = aPosition();
const pair = aFinding({
  id: 'f2',
  rule: 'statement-mismatch',
  kind: 'wording',
  tier: 'possible',
  subject: 'Balcony',
  explanation: 'These two passages are about the same thing and differ in: may / must not.',
  positions: [
    { ...aPassage, quote: 'Smoking is permitted on the balcony.', differs: [{ start: 11, end: 20, boxes: [] }] },
    { ...aPassage, document: 'd2', quote: 'Never smoke on the balcony.', differs: [{ start: 0, end: 5, boxes: [] }] },
  ],
});
const result = aResult({ findings: [aFinding(), pair] });
const ofPair = { result, query: '?finding=f2' };

it('shows both passages whole: what differs is marked, what both have is quiet', async () => {
  const { opened } = aReview(ofPair);
  await opened();
  const passages = within(screen.getByRole('list', { name: 'Both passages' })).getAllByRole('listitem');
  expect(passages.map(({ textContent }) => textContent)).toEqual([
    'ASmoking is permitted on the balcony.',
    'BNever smoke on the balcony.',
  ]);
  expect(passages.map((one) => one.querySelector('mark')?.textContent)).toEqual(['permitted', 'Never']);
  expect(passages.map((one) => [...one.querySelectorAll('.quiet')].at(-1)?.textContent)).toEqual([
    ' on the balcony.',
    'on the balcony.',
  ]);
  expect(screen.getByText(/differ in: may \/ must not/)).toBeVisible();
});

it('has a key for each of the two answers, and asks for no reason', async () => {
  const { user, opened, sent } = aReview(ofPair);
  await opened();
  expect(screen.getByText('Do they differ in meaning?')).toBeVisible();
  await user.keyboard('s');
  await waitFor(() => expect(sent()).toEqual([['f2', { decision: 'dismissed', reason: 'same-thing', revision: 0 }]]));
  await user.keyboard('u');
  await user.click(button('Differs'));
  await waitFor(() => expect(sent().at(-1)).toEqual(['f2', { decision: 'accepted', revision: 2 }]));
});

it('counts a pair that differs', async () => {
  const { opened } = aReview({ ...ofPair, decisions: [aDecision({ findingId: 'f2' })] });
  await opened();
  expect(screen.getByText('1 of 2 reviewed')).toBeVisible();
  expect(within(screen.getByRole('button', { current: true })).getByText('Differs')).toBeVisible();
});

it('counts it in what is heard of the last one, too', async () => {
  const { user, opened, announcements } = aReview({ result, decisions: [aDecision({ findingId: 'f2' })] });
  await opened();
  await user.click(button('Confirm'));
  expect(announcements).toEqual([expect.stringContaining('All 2 findings have been reviewed.')]);
});

it('does not take S for an answer to anything else', async () => {
  const { user, opened, sent } = aReview();
  await opened();
  await user.keyboard('s');
  expect(sent()).toEqual([]);
});
