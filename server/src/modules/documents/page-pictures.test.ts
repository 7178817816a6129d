import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { CropDrawer } from '@app/engine/pictures';
import { PagePictures } from './page-pictures.ts';

const drawing = (storageKey: string) => ({ storageKey, crops: [{ page: 1, longest: 96 }] });

/** Pictures whose drawer fails for files of some names. */
function somePictures(isBroken: (path: string) => boolean = () => false) {
  const [drawn, closed] = [[] as string[], jest.fn()];
  const drawer: CropDrawer = {
    draw: ({ path }) => {
      drawn.push(path);
      return isBroken(path) ? Promise.reject(new Error('it crashed')) : Promise.resolve([Buffer.from(path)]);
    },
    close: closed,
  };
  const open = jest.fn(() => Promise.resolve(drawer));
  const storage = { localPath: (key: string) => key };
  const logger = { info: () => undefined };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it uses of a platform
  const pictures = new PagePictures({ storage, logger } as never, open);
  return { pictures, open, drawn, closed };
}

afterEach(() => void jest.useRealTimers());

describe('PagePictures', () => {
  it('draws one document after another in one process', async () => {
    const { pictures, open, drawn } = somePictures();
    const urls = await Promise.all(['a', 'b'].map((key) => pictures.draw('ada', drawing(key))));
    expect(urls).toEqual([['data:image/png;base64,YQ=='], ['data:image/png;base64,Yg==']]);
    expect([drawn, open.mock.calls.length]).toEqual([['a', 'b'], 1]);
  });

  it('answers null for a document that cannot be drawn, and draws the next one', async () => {
    const { pictures } = somePictures((path) => path === 'broken');
    expect(await pictures.draw('ada', drawing('broken'))).toEqual([null]);
    expect(await pictures.draw('ada', drawing('a'))).toEqual(['data:image/png;base64,YQ==']);
  });

  it('ends the process when nothing was drawn for a while, and starts another', async () => {
    jest.useFakeTimers();
    const { pictures, open, closed } = somePictures();
    await pictures.draw('ada', drawing('a'));
    jest.advanceTimersByTime(15_000);
    expect(closed).toHaveBeenCalledTimes(1);
    await pictures.draw('ada', drawing('a'));
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('makes who asks for very many wait no longer: further ones are not drawn', async () => {
    const { pictures } = somePictures();
    const asked = await Promise.all(Array.from({ length: 80 }, () => pictures.draw('eve', drawing('a'))));
    expect(asked.filter(([picture]) => picture === null)).toHaveLength(19);
  });
});
