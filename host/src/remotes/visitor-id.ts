import { isVisitorId, newVisitorId, visitorCookie } from '@app/shared/federation';

/** The visitor's id that came with the page; a new one where the page came without (a dev server, a cookie that was deleted). */
export function readVisitorId(page: Pick<Document, 'cookie'>): string {
  const pairs = page.cookie.split(';').map((pair) => pair.trim().split('='));
  const known = pairs.find(([name]) => name === visitorCookie.name)?.[1];
  if (isVisitorId(known)) {
    return known;
  }
  const fresh = newVisitorId();
  page.cookie = `${visitorCookie.name}=${fresh}; Path=/; Max-Age=${visitorCookie.maxAgeS}; SameSite=Lax`;
  return fresh;
}
