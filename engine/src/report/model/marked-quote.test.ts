import { describe, expect, it } from '@jest/globals';
import type { Position } from '@app/shared/contracts';
import { aMissingPosition, aPosition, theOtherPosition } from '../testing/report-builders.ts';
import { markedQuote } from './marked-quote.ts';

const shown = (position: Position, counterpart?: Position): string =>
  markedQuote(position, counterpart)
    .map(({ text, differs }) => (differs ? `[${text}]` : text))
    .join('');

describe('markedQuote', () => {
  it('marks the differing digits of the value where it stands in the quote', () => {
    expect(shown(aPosition(), theOtherPosition())).toBe('Monthly Base Rent: $12,[50]0.00');
  });

  it('marks the value whose surroundings are like those of the other one', () => {
    const position = aPosition({ quote: 'the law of England and the courts of England apply', value: 'England' });
    const other = theOtherPosition({ quote: 'The law of England and the courts of Scotland apply', value: 'Scotland' });
    expect(shown(position, other)).toBe('the law of England and the courts of [England] apply');
    expect(shown(position)).toBe('the law of [England] and the courts of England apply');
  });

  it('does not mark a currency that is only written otherwise', () => {
    const position = aPosition({ value: '$12,500.00', quote: 'rent of $12,500.00' });
    expect(shown(position, theOtherPosition({ value: '12,050.00 dollars' }))).toBe('rent of $12,[50]0.00');
    const euro = aPosition({
      value: '12,500.00 EUR',
      quote: '12,500.00 EUR',
      normalized: { type: 'money', currency: 'EUR' },
    });
    expect(shown(euro, theOtherPosition({ value: '12,500.00 USD' }))).toBe('12,500.00 [EUR]');
  });

  it('marks the whole value when little of it is alike', () => {
    const position = aPosition({ quote: 'ends 31 March 2031', value: '31 March 2031' });
    expect(shown(position, theOtherPosition({ value: '2033-05-30' }))).toBe('ends [31 March 2031]');
  });

  it('marks the whole value when the other side has none', () => {
    expect(shown(aPosition(), aMissingPosition())).toBe('Monthly Base Rent: [$12,500.00]');
  });

  it('compares the quotes when no value is known', () => {
    const { value: _, ...position } = aPosition({ quote: 'Tenant shall not sublet the Premises' });
    const { value: __, ...other } = aPosition({ quote: 'Tenant may sublet the Premises' });
    expect(shown(position, other)).toBe('Tenant [shall not] sublet the Premises');
  });

  it('cuts a long quote around what differs', () => {
    const words = 'lorem ipsum dolor '.repeat(60);
    const text = shown(aPosition({ quote: `${words}rent of $12,500.00 ${words}` }), theOtherPosition());
    expect(text).toMatch(/^… .*\$12,\[50\]0\.00.* …$/);
    expect(text.length).toBeLessThan(320);
  });

  it('writes a quote of several lines as one', () => {
    expect(shown(aPosition({ quote: 'Monthly\nBase\u0000 Rent: $12,500.00' }), theOtherPosition())).toBe(
      'Monthly Base Rent: $12,[50]0.00',
    );
  });
});
