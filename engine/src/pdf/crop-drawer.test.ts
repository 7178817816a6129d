import sharp from 'sharp';
import { afterEach, describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openChild, type Child } from './child-process.ts';
import { openCropDrawer, type Crop, type CropDrawer, type DrawOptions } from './crop-drawer.ts';
import { linesPdf } from './testing/a-pdf.ts';

const folder = temporaryFolder();

const drawers: CropDrawer[] = [];
afterEach(() => {
  for (const drawer of drawers.splice(0)) drawer.close();
});

/** A drawer that tells how many processes it has started. */
function aDrawer(options: DrawOptions = {}): { drawer: CropDrawer; started: Child[] } {
  const started: Child[] = [];
  const drawer = openCropDrawer(options, () => {
    const child = openChild(new URL('./draw-crops-process.ts', import.meta.url));
    started.push(child);
    return child;
  });
  drawers.push(drawer);
  return { drawer, started };
}

const aCrop = (changes: Partial<Crop> = {}): Crop => ({
  page: 1,
  clip: [40, 30, 240, 90],
  frames: [[48, 38, 160, 54]],
  dpi: 72,
  ...changes,
});

const lease = async (name: string) => folder.write(name, await linesPdf(['Monthly rent 1,200']));

describe('openCropDrawer', () => {
  it('draws from one document after another in one process', async () => {
    const { drawer, started } = aDrawer();
    const first = await drawer.draw(await lease('first.pdf'), [aCrop(), aCrop()]);
    const second = await drawer.draw(await lease('second.pdf'), [aCrop()]);
    expect([first.length, second.length, started.length]).toEqual([2, 1, 1]);
    expect(second[0]).toEqual(first[0]);
  });

  it('draws from the next document in another process when one has killed it', async () => {
    const { drawer, started } = aDrawer();
    const broken = await folder.write('broken.pdf', 'not a PDF at all');
    await expect(drawer.draw(broken, [aCrop()])).rejects.toMatchObject({ reason: 'crashed' });
    expect((await drawer.draw(await lease('lease.pdf'), [aCrop()])).length).toBe(1);
    expect(started.length).toBe(2);
  });

  it.each([
    [500, 1],
    [700, 2],
  ])(
    'draws from two documents with %d of 1200 MB left behind by the first in %d processes',
    async (memoryMb, processes) => {
      let started = 0;
      const drawer = openCropDrawer({ limits: { memoryMb: 1200 } }, () => {
        started += 1;
        return { alive: true, memoryMb, close: () => undefined, ask: async (_, hear) => void hear({ type: 'done' }) };
      });
      for (const name of ['a.pdf', 'b.pdf']) await drawer.draw({ name, path: name }, [aCrop()]);
      expect(started).toBe(processes);
    },
  );

  it('draws a whole page as large as it is to be, whichever of its sides is longer', async () => {
    const { drawer } = aDrawer();
    const sizeOf = async (rotate: number) => {
      const source = await folder.write(`${rotate}.pdf`, await linesPdf(['Monthly rent 1,200'], { rotate }));
      const [png] = await drawer.draw(source, [{ page: 1, longest: 112 }]);
      const { width, height } = await sharp(png).metadata();
      return [width, height];
    };
    expect([await sizeOf(0), await sizeOf(90)]).toEqual([
      [79, 112],
      [112, 79],
    ]);
  });

  it('draws nothing when it was cancelled', async () => {
    const { drawer } = aDrawer({ signal: AbortSignal.abort() });
    await expect(drawer.draw(await lease('lease.pdf'), [aCrop()])).rejects.toMatchObject({ reason: 'cancelled' });
  });
});
