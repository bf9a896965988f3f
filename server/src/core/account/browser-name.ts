type Sign = readonly [mark: RegExp, name: string];

/** The first match wins: a browser's user agent names the others before itself. */
const BROWSERS: readonly Sign[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\b(?:SamsungBrowser)\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly Sign[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Returns enough for people to recognise their own browser, without versions, which would identify people.
 */
export function browserName(userAgent: string): string {
  const named = (signs: readonly Sign[]) => signs.find(([mark]) => mark.test(userAgent))?.[1];
  const browser = named(BROWSERS) ?? 'A browser';
  const system = named(SYSTEMS);
  return system ? `${browser} on ${system}` : browser;
}
