import { describe, expect, it } from '@jest/globals';
import { aDocument } from '../testing/a-document.ts';
import { PageParcels } from './page-parcels.ts';
import type { ReadAnswer } from './read-messages.ts';

const [page] = aDocument('lease.pdf', ['Rent 1,200']).pages;
if (page === undefined) throw new Error('no page');
const aPage = (number: number): typeof page => ({ ...page, page: number });

/** Parcels of three pages, what was sent of them, and a clock that stands still. */
function someParcels(): { parcels: PageParcels; sent: number[][]; clock: { now: number } } {
  const sent: number[][] = [];
  const clock = { now: 0 };
  const answer = async (message: ReadAnswer): Promise<void> => {
    if (message.type === 'pages') sent.push(message.pages.map(({ page: number }) => number));
  };
  return { parcels: new PageParcels(answer, 3, () => clock.now), sent, clock };
}

describe(PageParcels.name, () => {
  it('sends pages together, and the rest when it is told to', async () => {
    const { parcels, sent } = someParcels();
    for (const number of [1, 2, 3, 4]) await parcels.add(aPage(number));
    expect(sent).toEqual([[1, 2, 3]]);
    await parcels.send();
    await parcels.send();
    expect(sent).toEqual([[1, 2, 3], [4]]);
  });

  it('keeps no page waiting while others take long', async () => {
    const { parcels, sent, clock } = someParcels();
    await parcels.add(aPage(1));
    clock.now = 100;
    await parcels.add(aPage(2));
    await parcels.add(aPage(3));
    expect(sent).toEqual([[1, 2]]);
  });
});
