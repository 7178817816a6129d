import { describe, expect, it } from '@jest/globals';
import { splitSentences } from './split-sentences.ts';
import { passagesOf } from '../testing/read-lines.ts';

const sentencesOf = (line: string): string[] =>
  passagesOf(line).flatMap((passage) =>
    splitSentences(passage).map(({ start, end }) =>
      passage.words
        .slice(start, end)
        .map(({ text }) => text)
        .join(' '),
    ),
  );

describe('splitSentences', () => {
  it('parts sentences at their stops', () => {
    expect(sentencesOf('Rent is due monthly. It is paid in advance! Is it? Yes.')).toEqual([
      'Rent is due monthly.',
      'It is paid in advance!',
      'Is it?',
      'Yes.',
    ]);
  });

  it.each([
    'The fee of Acme Ltd. Company is due.',
    'Paid to Dr. Smith on demand.',
    'See no. 5 of the list.',
    'It costs approx. 500 a year.',
    'Am 3. Mai ist Beginn.',
    'Versichert sind 1,5 Mio. € je Schaden.',
  ])('does not stop inside: %s', (line) => {
    expect(sentencesOf(line)).toEqual([line]);
  });

  it('takes a letter behind a figure for a unit, not for an initial', () => {
    expect(sentencesOf('It is fused at 10 A. The motor of J. A. Reed is not.')).toEqual([
      'It is fused at 10 A.',
      'The motor of J. A. Reed is not.',
    ]);
  });

  it('does not part the number of a clause from its text', () => {
    expect(sentencesOf('4. The tenant pays.')).toEqual(['4. The tenant pays.']);
  });

  it('parts sentences of scripts without capitals', () => {
    expect(sentencesOf('本 合同 一式 两份。 双方 各 执 一份。')).toEqual(['本 合同 一式 两份。', '双方 各 执 一份。']);
  });

  it('parts clauses at semicolons', () => {
    expect(sentencesOf('the tenant pays rent; the landlord repairs')).toHaveLength(2);
  });

  it('takes a row for one sentence', () => {
    expect(sentencesOf('Rent. Net | 5. Due')).toEqual(['Rent. Net 5. Due']);
    const clause = 'The lease begins in May. It ends after two years in which the rent stays as it is.';
    expect(sentencesOf(`Since last year | May | ${clause}`)).toHaveLength(1);
    expect(sentencesOf('Term | The lease begins in May. It ends.')).toHaveLength(1);
  });

  it('parts the sentences of a clause beside its label', () => {
    const [first, rest] = ['The lease begins in May.', 'It ends after two years in which the rent stays as it is.'];
    expect(sentencesOf(`3. Term. | ${first} ${rest}`)).toEqual([`3. Term. ${first}`, rest]);
  });
});
