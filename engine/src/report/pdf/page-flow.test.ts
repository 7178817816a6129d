import { describe, expect, it } from '@jest/globals';
import { PageFlow, type Unit } from './page-flow.ts';

/** 200 points high with margins of 10 and the foot: what is drawn ends at 160. */
const page = { widthTwips: 2_000, heightTwips: 4_000, marginTwips: 200, textTwips: 1_600 };

function aFlow() {
  const drawn: string[] = [];
  let pages = 0;
  const flow = new PageFlow(page, () => (pages += 1));
  const add = (name: string, heights: readonly number[], options: Partial<Unit> = {}): void =>
    flow.add({
      before: 0,
      after: 0,
      keepNext: false,
      parts: heights.map((height) => ({ height, draw: (top) => drawn.push(`${name} ${pages}:${top}`) })),
      ...options,
    });
  return { flow, drawn, add };
}

describe('PageFlow', () => {
  it('fills a page and goes on at the top of the next', () => {
    const { add, drawn } = aFlow();
    add('a', [100]);
    add('b', [60]);
    expect(drawn).toEqual(['a 1:10', 'b 2:10']);
  });

  it('keeps together what belongs together', () => {
    const { add, drawn } = aFlow();
    add('a', [80]);
    add('head', [40], { keepNext: true });
    expect(drawn).toEqual(['a 1:10']);
    add('body', [40]);
    expect(drawn).toEqual(['a 1:10', 'head 2:10', 'body 2:50']);
  });

  it('lets a page end between two parts', () => {
    const { add, drawn } = aFlow();
    add('a', [100, 40, 40]);
    expect(drawn).toEqual(['a 1:10', 'a 1:110', 'a 2:10']);
  });

  it('leaves the larger of two gaps, and none at the top of a page', () => {
    const { add, drawn } = aFlow();
    add('a', [20], { after: 5, before: 9 });
    add('b', [20], { before: 8 });
    expect(drawn).toEqual(['a 1:10', 'b 1:38']);
  });

  it('repeats the head of a table where it goes on', () => {
    const { add, drawn } = aFlow();
    const head = { height: 10, draw: (top: number) => void drawn.push(`head ${top}`) };
    add('a', [140]);
    add('row', [30], { head });
    expect(drawn).toEqual(['a 1:10', 'head 10', 'row 2:20']);
  });

  it('draws what still waits for a neighbour at the end', () => {
    const { add, drawn, flow } = aFlow();
    add('a', [20], { keepNext: true });
    flow.end();
    expect(drawn).toEqual(['a 1:10']);
  });
});
