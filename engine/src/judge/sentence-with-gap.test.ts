import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../testing/fact-documents.ts';
import { sentenceWithGap } from './sentence-with-gap.ts';
import { placeOf } from './testing/judge-builders.ts';

/** The sentence of a line with a gap in place of the value. */
function gapIn(line: string, value: string): string {
  const [document] = factDocuments([line]) as [ReturnType<typeof factDocuments>[0]];
  return sentenceWithGap(document, placeOf(document, value));
}

describe('sentenceWithGap', () => {
  it.each([
    [
      '5.3 Sums paid late bear interest at 4% a year above the base rate.',
      '4%',
      'Sums paid late bear interest at … a year above',
    ],
    [
      '4 Put up a notice about the “open day in the yard” on 20 July for all',
      '“open day',
      'Put up a notice about the … in the yard',
    ],
    ['The annual charge is £148,500, payable monthly.', '£148,500,', 'The annual charge is …'],
    ['You receive 25 days of paid leave.', '25 days', 'You receive … of paid leave'],
    [
      'Eine Kündigung ist mit einer Frist von neun Monaten möglich.',
      'neun Monaten',
      'Eine Kündigung ist mit einer Frist von … möglich',
    ],
    [
      'Made with Quillon Limited (company no. 09917344) of Leeds.',
      '09917344)',
      'Made with Quillon Limited (company no. …) of Leeds',
    ],
    ['Offices in Leeds (1,200 people) and York.', '(1,200', 'Offices in Leeds … people)'],
  ])('leaves a gap in %s', (line, value, expected) => {
    expect(gapIn(line, value)).toBe(expected);
  });

  it('tells more behind a gap that opens the sentence', () => {
    expect(gapIn('Tenant is responsible for the upkeep of all the units that serve it.', 'Tenant')).toBe(
      '… is responsible for the upkeep',
    );
    expect(gapIn('Draft 3.1 – ready for signature', 'Draft 3.1')).toBe('… ready for signature');
  });

  it('begins a long sentence at its clause, or a few words before the gap', () => {
    const clause =
      'This amendment is entered into by both of them on that day, the parties to the lease dated 3 March 2021.';
    expect(gapIn(clause, '3 March 2021.')).toBe('the parties to the lease dated …');
    const long = 'This amendment is entered into by both of the parties to the lease dated 3 March 2021.';
    expect(gapIn(long, '3 March 2021.')).toBe('of the parties to the lease dated …');
  });

  it('stays in the cell of a row, with the cell before a value that fills its own', () => {
    const [document] = factDocuments([
      'Task | Who | When',
      'Ask all 27 people by mail | Joan Crane | soon',
      'Book the open day | Joan Crane | in spring',
    ]) as [ReturnType<typeof factDocuments>[0]];
    expect(sentenceWithGap(document, placeOf(document, '27 people'))).toBe('Ask all … by mail');
    expect(sentenceWithGap(document, placeOf(document, 'Joan Crane'))).toBe('Ask all 27 people by mail …');
  });

  it('tells a passage that differs as a whole by its first words', () => {
    const [document] = factDocuments([
      '7.2 The supplier indemnifies the client against any claim of infringement on demand.',
    ]) as [ReturnType<typeof factDocuments>[0]];
    const place = placeOf(document, 'supplier');
    const whole = { ...place, valueStart: place.start, valueEnd: place.end };
    expect(sentenceWithGap(document, whole)).toBe('The supplier indemnifies the client against any claim of …');
  });
});
