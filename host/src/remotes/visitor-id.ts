const cookieName = 'visitor';
const oneYearS = 365 * 24 * 60 * 60;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A random id that keeps a visitor in the same share of every canary. A cookie, so that the server can preload the right
 * release. It says nothing about a person and is read for nothing else.
 */
export function readVisitorId(page: Pick<Document, 'cookie'>): string {
  const pairs = page.cookie.split(';').map((pair) => pair.trim().split('='));
  const known = pairs.find(([name]) => name === cookieName)?.[1];
  if (known !== undefined && uuid.test(known)) {
    return known;
  }
  const fresh = newUuid();
  page.cookie = `${cookieName}=${fresh}; Path=/; Max-Age=${oneYearS}; SameSite=Lax`;
  return fresh;
}

/** RFC 9562 version 4. `crypto.randomUUID` does not exist on a page served by plain HTTP from another machine. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const fixed = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return fixed.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
