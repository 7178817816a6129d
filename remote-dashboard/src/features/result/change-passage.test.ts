import type { Change, ChangeSide } from '@app/shared/contracts';
import { describe, expect, it } from '@jest/globals';
import { passageAround } from './change-passage.ts';

const aSide = (document: string, quote: string, around: Partial<ChangeSide> = {}): ChangeSide => ({
  document,
  page: 1,
  quote,
  boxes: [],
  ...around,
});

function replaced(id: string, from: string, to: string, changes: Partial<Change> = {}): Change {
  return { id, class: 'substance', a: aSide('d1', from), b: aSide('d2', to), ...changes };
}

/** In short: `~struck~`, `+inserted+`, `>moved<`; what is none of substance in `-` and `_`. */
const drawn = (changes: readonly Change[], shown = changes[0]): string =>
  shown === undefined
    ? ''
    : passageAround(changes, shown)
        .map(({ text, mark, isLight }) => {
          if (mark === 'same') return text;
          if (mark === 'moved') return `>${text}<`;
          const sign = mark === 'struck' ? (isLight ? '-' : '~') : isLight ? '_' : '+';
          return `${sign}${text}${sign}`;
        })
        .join(' ');

describe('the passage around a change', () => {
  const before = 'to pay the sum of';
  const price = [
    {
      ...replaced('c1', 'THIRTY EIGHT', 'FORTY SEVEN'),
      b: aSide('d2', 'FORTY SEVEN', { before, after: 'MILLION ONE HUNDRED THOUSAND DOLLARS (US$47,100,000.00)' }),
    },
    replaced('c2', 'TWO', 'ONE', { between: 'MILLION' }),
    {
      ...replaced('c3', '($38,200,000)', '(US$47,100,000.00)', { between: 'HUNDRED THOUSAND DOLLARS' }),
      b: aSide('d2', '(US$47,100,000.00)', { after: '(hereinafter' }),
    },
  ];
  const whole =
    'to pay the sum of ~THIRTY EIGHT~ +FORTY SEVEN+ MILLION ~TWO~ +ONE+ HUNDRED THOUSAND DOLLARS ' +
    '~($38,200,000)~ +(US$47,100,000.00)+ (hereinafter';

  it('draws every changed word of it, whichever of its changes is shown', () => {
    expect(drawn(price)).toBe(whole);
    expect(drawn(price, price[2])).toBe(whole);
  });

  it('leaves other sentences out', () => {
    expect(drawn([replaced('c0', '4 %', '8 %'), replaced('c1', '24', '36')])).toBe('~4 %~ +8 %+');
  });

  it('ends among words that did not change where a passage is too long to be shown', () => {
    const list = Array.from({ length: 60 }, (_, index) =>
      replaced(`c${index}`, `unit ${index}`, `unit ${index + 60}`, { between: 'and the whole of' }),
    );
    const words = drawn(list, list[30]);
    expect(words).toMatch(/^… and the whole of ~unit \d+~/u);
    expect(words).toMatch(/\+unit \d+\+ and the whole of …$/u);
    expect(words).toContain('~unit 30~ +unit 90+');
    expect(words.match(/unit/gu)?.length).toBeLessThan(60);
  });

  it('draws what was replaced word by word as one', () => {
    const changes = [replaced('c1', 'A-1,', 'A-5,'), replaced('c2', 'A-2', 'A-6', { between: '' })];
    expect(drawn(changes)).toBe('~A-1, A-2~ +A-5, A-6+');
  });

  it.each<[string, Partial<Change>, string]>([
    ['added', { a: null }, '+36+'],
    ['removed', { b: null }, '~24~'],
    ['moved', { class: 'moved', b: aSide('d2', '24') }, '>24<'],
    ['of form', { class: 'editorial' }, '-24- _36_'],
    ['only printed elsewhere', { class: 'print', b: aSide('d2', '24') }, '24'],
  ])('draws what was %s', (_, changes, words) => {
    expect(drawn([replaced('c1', '24', '36', changes)])).toBe(words);
  });
});
