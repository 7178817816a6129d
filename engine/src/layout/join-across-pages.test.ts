import { describe, expect, it } from '@jest/globals';
import { joinAcrossPages } from './join-across-pages.ts';
import { documentOfPages, layOut } from './testing/lay-out.ts';

const cut = 'The carrier moves the goods from the mill to';

describe(joinAcrossPages.name, () => {
  it('joins a paragraph that the end of a page cuts', () => {
    expect(layOut(documentOfPages([cut], ['the quay on each day.']))).toEqual([
      `paragraph: ${cut} the quay on each day.`,
    ]);
  });

  it('joins it over the page number between its halves', () => {
    const first = [cut, ...Array.from({ length: 46 }, () => ''), 'Page 1 of 2'];
    expect(layOut(documentOfPages(first, ['the quay on each day.']))).toEqual([
      `paragraph: ${cut} the quay on each day.`,
      'furniture: Page 1 of 2',
    ]);
  });

  it('joins it over the title of the section at the top of the next page', () => {
    expect(layOut(documentOfPages([cut], ['6.2. Carriage', '', 'the quay on each day.', '', 'They wait.']))).toEqual([
      `paragraph: ${cut} the quay on each day.`,
      'furniture: 6.2. Carriage',
      'paragraph: They wait.',
    ]);
    const [first, ...others] = layOut(documentOfPages([`${cut} it.`], ['6.2. Carriage', '', 'the quay on each day.']));
    expect(first).toBe(`paragraph: ${cut} it.`);
    expect(others.join()).not.toContain('furniture');
  });

  it.each([
    ['The deposit is returned within', '30 days after the keys are handed back.'],
    ['Die Kosten der Reinigung zahlt der', 'Mieter am Ende des Jahres.'],
  ])('joins a paragraph that cannot end with its last word: %s', (last, next) => {
    expect(layOut(documentOfPages([last], [next]))).toEqual([`paragraph: ${last} ${next}`]);
  });

  it.each([
    ['ends with a stop', `${cut}.`, 'the quay on each day.'],
    ['is followed by a new sentence', `${cut} quays`, 'They are paid for.'],
    ['is followed by a clause', cut, 'a) the quay on each day.'],
  ])('leaves a paragraph alone that %s', (_, last, next) => {
    expect(layOut(documentOfPages([last], [next]))).toEqual([`paragraph: ${last}`, `paragraph: ${next}`]);
  });
});
