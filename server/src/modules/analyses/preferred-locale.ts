const fallback = 'en-US';

/** The first language of an `Accept-Language` header that is one (RFC 9110, 12.5.4). Decides how the report is written. */
export function preferredLocale(header: string | undefined): string {
  const tags = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry) => entry.split(';')[0]?.trim() ?? '');
  return tags.find(isLanguage) ?? fallback;
}

function isLanguage(tag: string): boolean {
  try {
    return tag !== '' && Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
