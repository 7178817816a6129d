import { firstPageEndpoint } from '@app/shared/contracts';
import { anApiError, createFakeHttp } from '@app/shared/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { createDrawFirstPage } from './first-page.api.ts';
import { FirstPage } from './first-page.tsx';
import { aPdf } from './testing/upload-builders.ts';
import type { UploadItem } from './upload-item.ts';
import { nothingSeen } from './upload-document.api.ts';
import { transitions } from './upload-transitions.ts';

const picture = 'data:image/png;base64,AAAA';
const coming = transitions.create('item-1', aPdf('lease.pdf'), '6f9619ff-8b86-4011-b42d-00c04fc964ff');
const complete: UploadItem = { ...coming, status: 'done' };

function shown(item: UploadItem, { isConnected = true } = {}) {
  const http = createFakeHttp();
  http.answer(firstPageEndpoint, { picture });
  const draw = createDrawFirstPage(http);
  const view = (now: UploadItem, connected: boolean) => <FirstPage item={now} isConnected={connected} draw={draw} />;
  const { container, rerender } = render(view(item, isConnected));
  return {
    http,
    asked: () => http.callsTo(firstPageEndpoint),
    page: () => container.querySelector('img')?.getAttribute('src') ?? null,
    sheet: () => container.querySelector('svg'),
    become: (now: UploadItem, connected = true) => rerender(view(now, connected)),
  };
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

describe('FirstPage', () => {
  it('is a plain sheet until the file has arrived, then the picture of its first page', async () => {
    const row = shown(coming);
    await settled();
    expect([row.page(), row.sheet() === null, row.asked().length]).toEqual([null, false, 0]);
    row.become(complete);
    await waitFor(() => expect(row.page()).toBe(picture));
    expect(row.asked().map(({ body }) => body)).toEqual([{ filename: 'lease.pdf', sessionId: coming.sessionId }]);
    row.become({ ...complete, isKept: true });
    await settled();
    expect(row.asked()).toHaveLength(1);
  });

  it('asks nothing of a file that cannot be used', async () => {
    const fault = { kind: 'damaged', message: 'This file is damaged.' } as const;
    const row = shown({ ...complete, looked: { ...nothingSeen, fault } });
    await settled();
    expect([row.asked().length, row.sheet() === null]).toEqual([0, false]);
  });

  it('stays a sheet where nothing can be drawn, or asking fails, without a trace', async () => {
    const row = shown(coming);
    row.http.answer(firstPageEndpoint, anApiError({ status: 503 }));
    row.become(complete);
    await waitFor(() => expect(row.asked()).toHaveLength(1));
    await settled();
    expect([row.page(), row.sheet() === null]).toEqual([null, false]);
  });

  it('waits for the connection', async () => {
    const row = shown(complete, { isConnected: false });
    await settled();
    expect(row.asked()).toHaveLength(0);
    row.become(complete, true);
    await waitFor(() => expect(row.page()).toBe(picture));
  });

  describe('in a browser that tells what is in view', () => {
    afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

    it('is asked for when it comes into view', async () => {
      const seen: (() => void)[] = [];
      Object.assign(globalThis, {
        IntersectionObserver: class {
          observe = jest.fn();
          disconnect = jest.fn();
          constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
            seen.push(() => tell([{ isIntersecting: true }]));
          }
        },
      });
      const row = shown(complete);
      await settled();
      expect(row.asked()).toHaveLength(0);
      act(() => seen.forEach((tell) => tell()));
      await waitFor(() => expect(row.page()).toBe(picture));
    });
  });
});
