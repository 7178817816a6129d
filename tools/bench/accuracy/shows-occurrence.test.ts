import { describe, expect, it } from '@jest/globals';
import { showsOccurrence, type ReportedPlace } from './shows-occurrence.ts';
import { anOccurrence } from './testing/case-builders.ts';

const aPlace = (parts: Partial<ReportedPlace> = {}): ReportedPlace => ({
  document: 'lease.pdf',
  page: 1,
  quote: 'a monthly rent of £1,450.00',
  ...parts,
});

const aCount = anOccurrence({ quote: '24', value: '24', context: 'BF-2207 Mechanical seal kit 24 86.50' });

describe('showsOccurrence', () => {
  it('knows a quote that holds the value, whatever its case, white space and punctuation', () => {
    expect(showsOccurrence(aPlace({ quote: 'PAYS a monthly\nrent of (£1,450.00)' }), anOccurrence())).toBe(true);
  });

  it('asks for the same document and a page at most one away', () => {
    expect(showsOccurrence(aPlace({ document: 'roll.pdf' }), anOccurrence())).toBe(false);
    expect(showsOccurrence(aPlace({ page: 2 }), anOccurrence())).toBe(true);
    expect(showsOccurrence(aPlace({ page: 3 }), anOccurrence())).toBe(false);
  });

  it('is not content with part of a number', () => {
    expect(showsOccurrence(aPlace({ quote: '£11,450.00' }), anOccurrence())).toBe(false);
  });

  it('reads a number in groups of figures as one, or as two', () => {
    const serial = anOccurrence({ quote: '240 771', value: '240 771' });
    expect(showsOccurrence(aPlace({ quote: 'Serial no. 240771' }), serial)).toBe(true);
    expect(showsOccurrence(aPlace({ quote: 'Boxes 240 771 kg' }), anOccurrence({ value: '771 kg' }))).toBe(true);
    expect(showsOccurrence(aPlace({ quote: 'Serial no. 240711' }), serial)).toBe(false);
  });

  it('allows a recogniser few wrong marks, in scans only', () => {
    const chassis = anOccurrence({ quote: 'WF0XX48812', value: 'WF0XX48812' });
    expect(showsOccurrence(aPlace({ quote: 'Chassis WFOXX48812' }), chassis, true)).toBe(true);
    expect(showsOccurrence(aPlace({ quote: 'Chassis WFOXX48812' }), chassis)).toBe(false);
    expect(showsOccurrence(aPlace({ quote: 'Chassis WFOXX44412' }), chassis, true)).toBe(false);
  });

  it('does not read quotes of more than eighty words', () => {
    const page = Array.from({ length: 80 }, () => 'word').join(' ');
    expect(showsOccurrence(aPlace({ quote: `${page} £1,450.00` }), anOccurrence())).toBe(false);
  });

  it('wants a word of the row around a value of few marks', () => {
    expect(showsOccurrence(aPlace({ quote: 'Gland packing 24' }), aCount)).toBe(false);
    expect(showsOccurrence(aPlace({ quote: 'seal kit 24' }), aCount)).toBe(true);
    expect(showsOccurrence(aPlace({ quote: '24' }), aCount)).toBe(true);
  });

  it('wants two words around a value that stands on its page more than once', () => {
    const repeated = { ...aCount, repeated: true };
    expect(showsOccurrence(aPlace({ quote: 'kit 24' }), repeated)).toBe(false);
    expect(showsOccurrence(aPlace({ quote: 'seal kit 24' }), repeated)).toBe(true);
  });

  it('takes part of the marked words when half of the value is in it', () => {
    const duty = anOccurrence({ quote: 'Landlord shall maintain the roof', value: 'Landlord shall maintain' });
    expect(showsOccurrence(aPlace({ quote: 'shall maintain the' }), duty)).toBe(true);
    expect(showsOccurrence(aPlace({ quote: 'the roof' }), duty)).toBe(false);
  });

  it('takes three quarters of a longer quote in order, as a recogniser leaves them', () => {
    const rent = anOccurrence({ value: 'monthly rent of £1,450.00' });
    expect(showsOccurrence(aPlace({ quote: 'a monthIy rent of £1,450.00 in' }), rent)).toBe(true);
    expect(showsOccurrence(aPlace({ quote: 'of rent monthly a £1,540.00' }), rent)).toBe(false);
  });

  it('takes the value of a place whose quote comes from the same paragraph', () => {
    const place = aPlace({ quote: 'The Tenant pays a monthly rent', value: '£1,450.00' });
    expect(showsOccurrence(place, anOccurrence())).toBe(true);
    expect(showsOccurrence({ ...place, quote: 'Parking costs as much' }, anOccurrence())).toBe(false);
  });
});
