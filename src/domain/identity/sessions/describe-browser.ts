/** Patterns of user agents. Specific ones are first, because Edge's user agent also contains "Chrome", and Chrome's also contains "Safari". */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/^(?:(?!\bVersion\/).)*\bVersion\/\d.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bCrOS\b/, 'ChromeOS'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstIn = (names: readonly (readonly [RegExp, string])[], text: string): string | null =>
  names.find(([shape]) => shape.test(text))?.[1] ?? null;

/**
 * Returns browser and system of a user agent (“Chrome on Windows”), or the part that is known; null if both are unknown. User agents are not verified. The text
 * only helps the account's owner recognize a session (ORG-7).
 */
export function describeBrowser(userAgent: string): string | null {
  const browser = firstIn(browsers, userAgent);
  const system = firstIn(systems, userAgent);
  if (browser === null) return system;
  return system === null ? browser : `${browser} on ${system}`;
}
