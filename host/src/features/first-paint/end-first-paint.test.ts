import { beforeEach, describe, expect, it } from '@jest/globals';
import { endFirstPaint } from './end-first-paint.ts';

const root = () => document.getElementById('root') ?? document.body;
const isDrawn = () => document.getElementById('first-paint') !== null;
/** Observers are told in a later turn. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  document.body.innerHTML = '<div id="first-paint"></div><div id="root"></div>';
});

describe('the frame that a page is served with', () => {
  it('stays while only a spinner has taken its place', async () => {
    endFirstPaint(document, root());
    root().innerHTML = '<div role="status">Loading</div>';
    await settle();
    expect(isDrawn()).toBe(true);
  });

  it.each(['<main><h1>Upload Asset Files</h1></main>', '<section data-problem></section>'])(
    'goes for good when this has come: %s',
    async (content) => {
      endFirstPaint(document, root());
      root().innerHTML = content;
      await settle();
      expect(isDrawn()).toBe(false);
    },
  );

  it('is not needed', () => {
    document.getElementById('first-paint')?.remove();
    expect(() => endFirstPaint(document, root())).not.toThrow();
  });
});
