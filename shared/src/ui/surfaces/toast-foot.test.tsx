import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { ToastFoot } from './toast-foot.tsx';

const liftOf = (): string => document.documentElement.style.getPropertyValue('--toast-foot');

/** Buttons in a window of 800 px, this wide and high up from its lower edge. */
function atFoot({ width = 1280, right = 1256, top = 700, height = 44 }): () => void {
  Object.assign(window, { innerWidth: width, innerHeight: 800 });
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(right - 200, top, 200, height));
  return render(<ToastFoot className="foot">Start</ToastFoot>).unmount;
}

Object.assign(globalThis, {
  DOMRect: class {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    constructor(x: number, y: number, width: number, height: number) {
      [this.top, this.right, this.bottom] = [y, x + width, y + height];
    }
  },
});

afterEach(() => void jest.restoreAllMocks());

describe('ToastFoot', () => {
  it('lifts toasts above buttons that lie where they would, while these are there', () => {
    const leave = atFoot({});
    expect(liftOf()).toBe('106px');
    leave();
    expect(liftOf()).toBe('0px');
  });

  it.each([
    ['beside the toasts', { right: 880 }, '0px'],
    ['across a narrow window', { width: 375, right: 300 }, '106px'],
    ['in the upper half', { top: 100 }, '0px'],
    ['below what is seen', { top: 900 }, '0px'],
  ])('for buttons %s', (_, place, lift) => {
    atFoot(place);
    expect(liftOf()).toBe(lift);
  });

  it('follows the window', () => {
    atFoot({});
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(1000, 600, 200, 44));
    window.dispatchEvent(new Event('resize'));
    expect(liftOf()).toBe('206px');
  });
});
