import { describe, expect, it } from '@jest/globals';
import { mergeHeadLines } from './merge-head-lines.ts';
import { layOutLines } from './testing/lay-out.ts';

describe(mergeHeadLines.name, () => {
  it('joins the lines of a wrapped head column by column', () => {
    expect(
      layOutLines(' | Own | Net', 'Heading | funds', 'Staff | 18,000 | 130,000', 'Tools | 2,000 | 34,000'),
    ).toEqual([
      'head: Heading | Own funds | Net',
      'row: Heading=Staff | Own funds=18,000 | Net=130,000',
      'row: Heading=Tools | Own funds=2,000 | Net=34,000',
    ]);
  });

  it('leaves rows alone that fill the same columns', () => {
    expect(layOutLines('Clerk | Ann | York', 'Head | Bob | Hull', 'Staff | 18 | 130', 'Tools | 2 | 34')).toContain(
      'head: Head | Bob | Hull',
    );
  });
});
