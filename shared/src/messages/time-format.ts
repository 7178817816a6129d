/**
 * Tells moments, in milliseconds since the epoch, by the reader's clock. Made when the first one is told: that takes as long as
 * drawing a page of a paper does, and a page begins without telling a time.
 */
export function timeFormat(options: Intl.DateTimeFormatOptions): (at: number) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (at) => (made ??= new Intl.DateTimeFormat('en-GB', options)).format(at);
}

/** `14:41` */
export const timeOfDay = timeFormat({ hour: '2-digit', minute: '2-digit' });
