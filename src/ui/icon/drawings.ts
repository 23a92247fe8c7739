import icons from './icons.svg?raw';

const drawings = new Map<string, string>();

/** The shapes of an icon. For the server: a browser that imported it would load all of them. */
export function iconPathsOf(name: string): string {
  if (drawings.size === 0) {
    for (const [, id = '', shapes = ''] of icons.matchAll(/<g id="([\w-]+)">(.*?)<\/g>/g)) drawings.set(id, shapes);
  }
  return drawings.get(name) ?? '';
}
