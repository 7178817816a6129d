export interface BrowserName {
  readonly browser: string;
  readonly system: string;
}

/** The first that fits: most browsers also name those that they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac ?OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const longestHeader = 1_000;

/** What a browser calls itself in its `User-Agent`; empty where that tells nothing. For people, never a ground to decide. */
export function browserName(userAgent: string | undefined): BrowserName {
  const text = (userAgent ?? '').slice(0, longestHeader);
  const find = (table: typeof browsers): string => table.find(([pattern]) => pattern.test(text))?.[1] ?? '';
  return { browser: find(browsers), system: find(systems) };
}
