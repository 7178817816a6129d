import { microsoftReturnOf } from '@app/shared/contracts';

/** The script that reads the answer in the popup and hands it to the page that opened it. */
const scriptUrl = 'https://js.live.net/v7.2/OneDrive.js';

/**
 * Whether this page is the popup that OneDrive sends back to `/dashboard/` with its answer in query or hash. Such a page
 * must not start the application: its guards would send the popup to the login page before the answer is read.
 */
export function isOneDrivePopup({ opener, location }: Pick<Window, 'opener' | 'location'>): boolean {
  return microsoftReturnOf(location, Boolean(opener)) === 'sdk';
}

/** Loads the script into the popup. Which version of the picker is in use is the page's business that opened it. */
export function answerOneDrive(page: Document): void {
  const script = page.createElement('script');
  script.src = scriptUrl;
  page.head.append(script);
}
