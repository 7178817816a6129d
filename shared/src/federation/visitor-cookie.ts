/**
 * A random id that keeps a visitor in the same share of every canary. The server sets it with the first page, so that this page
 * preloads the release that it will load. It says nothing about a person and is read for nothing else.
 */
export const visitorCookie = { name: 'visitor', maxAgeS: 365 * 24 * 60 * 60 } as const;

/** Whether a cookie's value is an id, and not what somebody made up. */
export function isVisitorId(value: string | undefined): value is string {
  return value !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}

/** RFC 9562 version 4. `crypto.randomUUID` does not exist on a page served by plain HTTP from another machine. */
export function newVisitorId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const fixed = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return fixed.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
