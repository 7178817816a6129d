import { describe, expect, it } from '@jest/globals';
import { contractBlocks } from './contract-blocks.ts';

const textsOf = (...lines: readonly string[]): string[] =>
  contractBlocks(lines.join('\n')).map(({ marker, text }) => `${marker}|${text}`);

describe(contractBlocks.name, () => {
  it('puts the lines of a paragraph together and splits its marker off', () => {
    expect(textsOf('2.1  The seller delivers', 'the goods in May.', '', 'They are heavy.')).toEqual([
      '2.1|The seller delivers the goods in May.',
      '|They are heavy.',
    ]);
  });

  it('goes on over the end of a page, past its number and the source of the filing', () => {
    expect(
      textsOf('(a) The seller delivers', '', '   3', 'Source: NORVANE, 8-K, 9/14/2015', '\fthe goods in May.'),
    ).toEqual(['(a)|The seller delivers the goods in May.']);
  });

  it('joins a word cut at the end of a line where the contract has it whole', () => {
    expect(textsOf('An agree-', 'ment is an agreement, a non-', 'exclusive one.')).toEqual([
      '|An agreement is an agreement, a non-exclusive one.',
    ]);
  });

  it('takes a reference at the beginning of a line for no marker', () => {
    expect(textsOf('as it is said in', 'Section 10 below the seller delivers.')).toEqual([
      '|as it is said in Section 10 below the seller delivers.',
    ]);
  });

  it('tells headings by their capitals', () => {
    const blocks = contractBlocks('ARTICLE IV\n\nTERM AND TERMINATION\n\nThe seller may end it in May.');
    expect(blocks.map(({ heading }) => heading)).toEqual([true, true, false]);
  });

  it('leaves out rows of tables, signatures, rules and tables of contents', () => {
    expect(textsOf('Pump      4      $20', 'By: ________', '-----', 'Term . . . . . . 4')).toEqual([]);
  });

  it('writes quotes and dashes as a typewriter does', () => {
    expect(textsOf('“Fee” – the seller’s sum.')).toEqual(['|"Fee"—the seller\'s sum.']);
  });
});
