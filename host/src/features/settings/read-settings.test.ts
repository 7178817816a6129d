import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { someSettings } from '@app/shared/testing';
import { fetchSettings, readInlinedSettings } from './read-settings.ts';

function aPage(content: string): Document {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = content;
  return page;
}

const inlined = (json: string) => aPage(`<script type="application/json" id="runtime-settings">${json}</script>`);

describe('readInlinedSettings', () => {
  it('reads what the server wrote into the page', () => {
    expect(readInlinedSettings(inlined(JSON.stringify(someSettings())))).toEqual(someSettings());
  });

  it.each(['', '<!--runtime-settings-->', '<script type="application/json" id="runtime-settings"></script>'])(
    'finds none in %p',
    (content) => expect(readInlinedSettings(aPage(content))).toBeNull(),
  );

  it('refuses settings of another shape', () => {
    expect(() => readInlinedSettings(inlined('{"apiBase":7}'))).toThrow();
  });
});

describe('fetchSettings', () => {
  const answer = (status: number, body: unknown) => {
    const fetch = jest.fn((_path: string) =>
      Promise.resolve({ ok: status < 300, status, json: () => Promise.resolve(body) }),
    );
    Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true });
    return fetch;
  };

  afterEach(() => void Reflect.deleteProperty(globalThis, 'fetch'));

  it('asks for /config.json', async () => {
    const fetch = answer(200, someSettings());
    await expect(fetchSettings()).resolves.toEqual(someSettings());
    expect(fetch).toHaveBeenCalledWith('/config.json');
  });

  it('rejects an error and another shape', async () => {
    answer(503, {});
    await expect(fetchSettings()).rejects.toThrow('503');
    answer(200, { apiBase: '/api' });
    await expect(fetchSettings()).rejects.toThrow();
  });
});
