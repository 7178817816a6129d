import { describe, expect, it } from '@jest/globals';
import { isOfOtherSeason } from './other-season.ts';
import { linked } from '../../testing/aligned.ts';

const parties = ['Customer: Alder Kennels', ''];
const invoice = [...parties, 'Price of a night | £23.00'];

describe(isOfOtherSeason.name, () => {
  it('takes the price of a season for none of the usual ones', () => {
    const leaflet = 'Price: £19 a night; from 1 July to 31 August £23.';
    expect(linked([...parties, leaflet], invoice).join()).not.toContain('£19 ≠');
  });

  it('holds the usual price against another one that no season has', () => {
    expect(linked([...parties, 'Price: £19 a night; in July £25.'], invoice).join()).toContain('£19 ≠ £23');
    expect(linked([...parties, 'Price: £19 a night; grooming £23.'], invoice).join()).toContain('£19 ≠ £23');
  });
});
