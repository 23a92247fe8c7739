export interface DesignToken {
  /** Without its dashes, such as color-ink. */
  name: string;
  value: string;
  /** Its dark value, where it differs. */
  dark: string;
  /** The comment beside it. */
  purpose: string;
  /** The heading comment above its group. */
  group: string;
}

/** Reads the custom properties of the theme block out of tokens.css. */
export function readTokens(source: string): DesignToken[] {
  const theme = /@theme static \{([\s\S]*?)\n\}/.exec(source)?.[1]?.replace(/([:,])\n\s+/g, '$1 ') ?? '';
  const tokens: DesignToken[] = [];
  let group = '';
  for (const line of theme.split('\n')) {
    const heading = /^\s*\/\*\s*(.+?)\s*\*\/\s*$/.exec(line);
    if (heading) group = heading[1] ?? '';
    const declared = /^\s*--([a-z0-9-]+):\s*(.+?);\s*(?:\/\*\s*(.+?)\s*\*\/)?\s*$/.exec(line);
    if (declared && declared[2] !== 'initial') {
      const [name = '', whole = '', purpose = ''] = declared.slice(1);
      const [, value = whole, dark = whole] = /^light-dark\((#\w+), (#\w+)\)$/.exec(whole) ?? [];
      tokens.push({ name, value, dark, purpose, group });
    }
  }
  return tokens;
}
