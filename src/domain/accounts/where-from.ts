/** A part of an address that distinguishes networks without identifying a person: 203.0.113.x, 2001:db8:7::x. */
export function roughPlace(address: string): string | undefined {
  const four = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
  if (four) return `${four}.x`;
  if (!/^[\da-f:]+(\/\d+)?$/i.test(address) || !address.includes(':')) return undefined;
  const groups = address.replace(/::.*$/, '').split(':').filter(Boolean).slice(0, 3);
  return `${groups.join(':')}::x`;
}

const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system from the User-Agent header: 'Firefox on Windows'. The header itself is not stored. */
export function deviceName(userAgent: string): string {
  const find = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (!browser) return system ? `A program on ${system}` : 'A program';
  return system ? `${browser} on ${system}` : browser;
}
