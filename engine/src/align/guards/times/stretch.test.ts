import { describe, expect, it } from '@jest/globals';
import { isStretchWithin } from './stretch.ts';
import { linked } from '../../testing/aligned.ts';

const parties = ['Customer: Alder Kennels', ''];
const stay = [...parties, 'The dog is boarded from 12 July 2025 to 26 July 2025.'];

describe(isStretchWithin.name, () => {
  it('holds a stay against no season that it lies in', () => {
    const season = [...parties, 'Dogs are boarded from 1 July to 31 August.'];
    expect(linked(season, stay).filter((link) => link.includes('≠'))).toEqual([]);
  });

  it('holds a day against no stretch that it lies in', () => {
    const congress = [...parties, 'The kennels congress lasts from 6 May to 8 May 2025.'];
    const talk = (day: string): string[] => [...parties, `The talk at the kennels congress is on ${day} May 2025.`];
    expect(linked(congress, talk('7')).filter((link) => link.includes('≠'))).toEqual([]);
  });

  it('holds a stay against another one that is little longer', () => {
    expect(linked([...parties, 'The dog is boarded from 10 July 2025 to 27 July 2025.'], stay).join()).toContain('≠');
  });
});
