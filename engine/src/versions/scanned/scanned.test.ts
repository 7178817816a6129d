import { describe, expect, it } from '@jest/globals';
import type { Box } from '@app/shared/contracts';
import { aDocument } from '../../testing/a-document.ts';
import { printed } from '../../facts/fact.ts';
import { compareVersions, type VersionComparison } from '../compare-versions.ts';
import { aScan, papersOfDocuments } from '../testing/a-scan.ts';
import { wordsOf } from '../token-places.ts';
import { isBlankIn } from './is-blank-in.ts';

const lines = [
  'The tenant shall not assign this lease to any third party whatever',
  'without the written consent of the landlord first had and obtained',
  'yet pays nine hundred dollars upon each quarter day during seven months',
  'while all those premises remain let under these presents to them',
  '',
  'By: Alice Abbott',
];
const draft = aDocument('draft.pdf', lines);

function compared(changes: Parameters<typeof aScan>[1], shown: readonly string[] = lines): VersionComparison {
  const [a, b] = papersOfDocuments(draft, aScan(shown, changes));
  if (a === undefined || b === undefined) throw new Error('no papers');
  return compareVersions(a, b);
}

/** `not > `, with what became of it. */
const changesIn = ({ map, changes }: VersionComparison): string[] =>
  changes.map(
    (change) =>
      `${printed(wordsOf(map.a, change.a))} > ${printed(wordsOf(map.b, change.b))}: ${change.reason ?? change.class}${isBlankIn(map, change) ? ', blank' : ''}`,
  );
const changed = (...words: Parameters<typeof compared>): string[] => changesIn(compared(...words));

describe('words that a recogniser does not read', () => {
  it('are missing where their place is blank', () => {
    expect(changed({ blank: ['not'] })).toEqual(['not > : substance, blank']);
  });

  it('are missing where the place is blank at an end of a line, or a whole line', () => {
    expect(changed({ blank: ['whatever'] })).toEqual(['whatever > : substance, blank']);
    expect(changed({ blank: ['without'] })).toEqual(['without > : substance, blank']);
    const line = (lines[2] ?? '').split(' ');
    expect(changed({ blank: line })).toEqual([`${line.join(' ')} > : substance, blank`]);
  });

  it('are not read where there is ink', () => {
    expect(changed({ unread: ['not'] })).toEqual(['not > : recognition']);
    expect(changed({ unread: ['whatever'] })).toEqual(['whatever > : recognition']);
    expect(changed({ unread: ['without'] })).toEqual(['without > : recognition']);
  });

  it('are missing where the line has closed up, however little they say', () => {
    const without = (word: string): string[] => lines.map((line) => line.replace(`${word} `, ''));
    expect(changed({}, without('not'))).toEqual(['not > : substance']);
    expect(changed({}, without('the'))).toEqual(['the > : substance']);
  });

  it('are not missing where they were read in one box with their neighbour', () => {
    expect(changed({ unread: ['not'], wide: ['shall'] })).toEqual(['not > : recognition']);
  });

  it('are missing behind a word of which only the quote was misread', () => {
    const rules = [
      "The carrier keeps to our lessor's written rules",
      'and pays nine hundred dollars upon each quarter day',
    ];
    const shown = rules.map((line) => line.replace('written ', ''));
    const [a, b] = papersOfDocuments(aDocument('draft.pdf', rules), aScan(shown, { misread: { 5: "lessor’'s" } }));
    if (a === undefined || b === undefined) throw new Error('no papers');
    expect(changesIn(compareVersions(a, b))).toContain('written > : substance');
  });
});

describe('a scan of which much was not read', () => {
  const sentences = Array.from({ length: 14 }, (_, at) => {
    const letter = String.fromCodePoint(97 + at);
    return `The carrier moves goods ${letter}${letter}x from the mill to quay ${letter}${letter}y by lorry.`;
  });

  it('is no reworded edition', () => {
    const unread = ['aax', 'bbx', 'ccx', 'ddx', 'eex', 'ffx', 'ggx'];
    const [a, b] = papersOfDocuments(aDocument('draft.pdf', sentences), aScan(sentences, { unread, blank: ['nny'] }));
    if (a === undefined || b === undefined) throw new Error('no papers');
    expect(changesIn(compareVersions(a, b)).filter((change) => change.includes('substance'))).toEqual([
      'nny > : substance, blank',
    ]);
  });
});

describe('a passage that is another one', () => {
  it('is no misread one, though some of its words are doubted', () => {
    const other =
      'and the landlord shall without consent to them pay any party seven hundred months while upon the lease to whatever';
    const shown = lines.with(2, other);
    expect(changed({ doubted: ['pay', 'whatever', 'lease'] }, shown).some((one) => one.includes('substance'))).toBe(
      true,
    );
  });
});

describe('ink without words', () => {
  /** Above the second line: letters of half the height. */
  const written = Array.from({ length: 9 }, (_, at): Box => [150 + at * 4, 121, 153 + at * 4, 126]);
  const inkIn = (strokes: readonly Box[], shown?: readonly string[]): string[] =>
    compared({ strokes }, shown).ink.b.map(({ kind }) => kind);

  it('is an addition between lines', () => {
    expect(inkIn(written)).toEqual(['text']);
  });

  it('is one where its letters touch those of both lines', () => {
    const touching = written.map(([left, , right]): Box => [left, 117, right, 128]);
    expect(inkIn(touching)).toEqual(['text']);
  });

  it('is one where the file of the draft gives its words a band that reaches into the line above', () => {
    const pages = draft.pages.map((page) => ({
      ...page,
      boxes: page.boxes.map((place, at) => (at % 4 === 1 ? place - 6 : place)),
      sizes: page.sizes.map((size) => size + 6),
    }));
    const [a, b] = papersOfDocuments({ ...draft, pages }, aScan(lines, { strokes: written }));
    if (a === undefined || b === undefined) throw new Error('no papers');
    expect(compareVersions(a, b).ink.b.map(({ kind }) => kind)).toEqual(['text']);
  });

  it('is one above a line that was read as higher than it is', () => {
    const { ink } = compared({ tall: (lines[1] ?? '').split(' '), strokes: written });
    expect(ink.b.map(({ kind }) => kind)).toEqual(['text']);
  });

  it('is none where it is the ink of words, or a speck', () => {
    expect(inkIn([])).toEqual([]);
    expect(inkIn(written.slice(0, 2))).toEqual([]);
  });

  it('is none where the draft prints something, though it could not be read', () => {
    expect(compared({ unread: ['not', 'consent', 'whatever'] }).ink.b).toEqual([]);
  });

  it('is a mark where one stroke is larger than letters', () => {
    expect(
      inkIn([
        [100, 180, 101, 230],
        [100, 229, 160, 230],
      ]),
    ).toEqual(['mark']);
  });
});

describe('a word that was read as another one', () => {
  const repeated = [
    'The tenant pays the rent and the tenant keeps the garden',
    'while the tenant leaves the keys with the porter of the house',
    'and the tenant returns all tools before that term has run out',
  ];
  const last = repeated.join(' ').split(' ').lastIndexOf('tenant');
  const read = (shown: readonly string[], misread: Readonly<Record<number, string>>): string[] => {
    const [a, b] = papersOfDocuments(aDocument('draft.pdf', repeated), aScan(shown, { misread }));
    if (a === undefined || b === undefined) throw new Error('no papers');
    return compareVersions(a, b).changes.map(({ class: kind, isSame }) => `${kind}${isSame === true ? ', same' : ''}`);
  };

  it('is the same where it looks like that word elsewhere', () => {
    expect(read(repeated, { [last]: 'tenent' })).toEqual(['print, same']);
  });

  it('is the same where it was read as that word when it was looked at again', () => {
    const porter = repeated.join(' ').split(' ').indexOf('porter');
    const scan = aScan(repeated, { misread: { [porter]: 'pester' }, again: { [porter]: 'porter,' } });
    const [a, b] = papersOfDocuments(aDocument('draft.pdf', repeated), scan);
    if (a === undefined || b === undefined) throw new Error('no papers');
    expect(compareVersions(a, b).changes.map(({ isSame }) => isSame)).toEqual([true]);
  });

  it('is the same where a number was cut at its comma and its halves were looked at again', () => {
    const rents = lines.with(2, 'yet pays $974,650 upon each quarter day during seven months');
    const at = rents.join(' ').split(' ').indexOf('$974,650');
    const cut = rents.with(2, 'yet pays 0474 650 upon each quarter day during seven months');
    const [a, b] = papersOfDocuments(aDocument('draft.pdf', rents), aScan(cut, { again: { [at]: '$974' } }));
    if (a === undefined || b === undefined) throw new Error('no papers');
    expect(compareVersions(a, b).changes.map(({ isSame }) => isSame)).toEqual([true]);
  });

  it('is unread where it was doubted and looked at again as something else', () => {
    const long = [...lines, 'and all these premises remain with them while the rent is paid upon each day'];
    const at = long.join(' ').split(' ').indexOf('consent');
    const of = (again: Readonly<Record<string, string>>): string[] => {
      const scan = aScan(long, { misread: { [at]: 'third' }, doubted: ['consent'], again });
      const [a, b] = papersOfDocuments(aDocument('draft.pdf', long), scan);
      if (a === undefined || b === undefined) throw new Error('no papers');
      return changesIn(compareVersions(a, b));
    };
    expect(of({ [at]: 'tbird' })).toEqual(['consent > third: recognition']);
    expect(of({})).toEqual(['consent > third: substance']);
  });

  it('is another one where it does not', () => {
    const changed = repeated.with(2, (repeated[2] ?? '').replace('tenant', 'tenent'));
    expect(read(changed, {})).toEqual(['substance']);
  });

  it('is unread where the word is nowhere else', () => {
    const porter = repeated.join(' ').split(' ').indexOf('porter');
    expect(read(repeated, { [porter]: 'porier' })).toEqual(['print']);
  });
});
