/**
 * English with the order of dates and the clock of the reader's region, by the language of the browser: `en-DE` for `de`. The
 * texts around a time are English.
 */
function readerLocale(): string {
  const { region } = new Intl.Locale(navigator.language).maximize();
  return region === undefined ? 'en' : `en-${region}`;
}

/**
 * Formats moments, in milliseconds since the epoch, in the time zone of the reader. Made for the first one: that takes as long
 * as drawing a page of a document does, and a page begins without showing a time.
 */
export function timeFormat(options: Intl.DateTimeFormatOptions): (at: number) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (at) => (made ??= new Intl.DateTimeFormat(readerLocale(), options)).format(at);
}

/** `14:41`, `2:41 PM` */
export const timeOfDay = timeFormat({ timeStyle: 'short' });
