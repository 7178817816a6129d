/** The login page as it is opened in a small window. */
export const smallWindowAddress = '/login?window=1';

/** Lasts through the way to a sign-in provider and back, which neither the name of a window nor its opener does. */
const markKey = 'loginWindow';

/** This page, when it is the small window that somebody logs in through. */
export interface SmallWindow {
  /** Tells the other pages of the login and closes; browsers refuse to close what a person has opened. */
  readonly finish: () => void;
}

type Page = Pick<Window, 'close' | 'location' | 'sessionStorage'>;

/** Null in every other page. `tellLogin` tells the other pages of this browser. */
export function createSmallWindow(page: Page, tellLogin: () => void): SmallWindow | null {
  const { pathname, search } = page.location;
  if (pathname + search === smallWindowAddress) page.sessionStorage.setItem(markKey, 'open');
  if (page.sessionStorage.getItem(markKey) === null) return null;
  return {
    finish: () => {
      page.sessionStorage.removeItem(markKey);
      tellLogin();
      page.close();
    },
  };
}
