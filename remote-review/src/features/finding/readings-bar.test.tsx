import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { readingsOf } from '../../shared/readings.ts';
import { aFinding, aPosition, aResult } from '../../testing/review-builders.ts';
import { ReadingsBar } from './readings-bar.tsx';

const replaced = aPosition({ document: 'd3', quote: 'Rent $8,450.00', value: '$8,450.00', differs: [] });
const states = [{ document: 'd3', state: 'superseded' as const, by: 'd1', replaced }];
const readings = readingsOf(aResult(), aFinding({ states }));

it('has a card for each document, on a phone two and the others in a menu with what they say', () => {
  const show = jest.fn();
  const bar = (isNarrow: boolean) => (
    <ReadingsBar readings={readings} left="d1" right={null} isNarrow={isNarrow} onShow={show} />
  );
  const { rerender } = render(bar(false));
  const cards = () => within(screen.getByRole('list')).getAllByRole('button');
  expect(cards()).toHaveLength(3);
  rerender(bar(true));
  const [, , more] = cards();
  if (more === undefined) throw new Error('There is no menu');
  expect(more).toHaveAccessibleName('1 more');
  fireEvent.click(more);
  fireEvent.click(screen.getByRole('button', { name: /C lease.pdf.*\$8,450.00, replaced by A/ }));
  expect(show).toHaveBeenCalledWith(readings[2], false);
});
