import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keepPlace, readPlace, type ReviewPlace } from './kept-place.ts';

const place: ReviewPlace = {
  finding: 'f3',
  isPaper: false,
  filter: { search: 'rent', chosen: { severity: ['high'] }, shown: 'open' },
};

beforeEach(() => sessionStorage.clear());

describe('the place of a review', () => {
  it('is kept for each comparison', () => {
    keepPlace(sessionStorage, 'one', place);
    expect(readPlace(sessionStorage, 'one')).toEqual(place);
    expect(readPlace(sessionStorage, 'other')).toBeNull();
  });

  it.each(['{', '{}', JSON.stringify({ ...place, filter: { ...place.filter, shown: 'some' } })])(
    'is none where %s was written',
    (text) => {
      const warn = jest.spyOn(console, 'warn').mockReturnValue();
      sessionStorage.setItem('review-place:one', text);
      expect(readPlace(sessionStorage, 'one')).toBeNull();
      expect(warn).toHaveBeenCalled();
    },
  );
});
