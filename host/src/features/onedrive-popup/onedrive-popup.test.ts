import { describe, expect, it } from '@jest/globals';
import { answerOneDrive, isOneDrivePopup } from './onedrive-popup.ts';

const aWindow = (url: string, opener: unknown = {}) =>
  ({ opener, location: new URL(url, 'https://checker.example') }) as unknown as Window;

describe('isOneDrivePopup', () => {
  it.each(['/dashboard/?oauth=1', '/dashboard/#access_token=t', '/dashboard/?code=c&oauth=1#x'])(
    'recognises %s with an opener',
    (url) => expect(isOneDrivePopup(aWindow(url))).toBe(true),
  );

  it.each([
    ['no opener', '/dashboard/?oauth=1', null],
    ['the page itself', '/dashboard?oauth=1', {}],
    ['another page', '/login/?oauth=1', {}],
    ['no answer', '/dashboard/', {}],
    ['another query', '/dashboard/?x=1', {}],
  ])('is an ordinary page with %s', (_, url, opener) => {
    expect(isOneDrivePopup(aWindow(url, opener))).toBe(false);
  });
});

describe('answerOneDrive', () => {
  it('loads the script that hands over the answer', () => {
    const page = document.implementation.createHTMLDocument();
    answerOneDrive(page);
    expect(Array.from(page.scripts, ({ src }) => src)).toEqual(['https://js.live.net/v7.2/OneDrive.js']);
  });
});
