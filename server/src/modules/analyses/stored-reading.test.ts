import { isReadDocument, type ReadDocument } from '@app/engine';
import { describe, expect, it } from '@jest/globals';
import { parseReading, storedReading } from './stored-reading.ts';

const reading: ReadDocument = {
  name: 'lease.pdf',
  sha256: 'a'.repeat(64),
  pageCount: 0,
  pages: [],
  unreadPages: [],
  warnings: [],
};

describe('a stored reading', () => {
  it('is read as it was stored', () => {
    expect(parseReading(storedReading(reading), isReadDocument)).toMatchObject(reading);
  });

  it.each([
    ['of an older version', JSON.stringify({ ...reading, version: 2 })],
    ['without a version', JSON.stringify(reading)],
    ['that is no reading', storedReading(reading).replace('"pages":[]', '"pages":"none"')],
    ['that was cut', storedReading(reading).slice(0, 20)],
  ])('is none %s', (_, json) => {
    expect(parseReading(json, isReadDocument)).toBeNull();
  });
});
