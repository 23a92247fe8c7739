export interface Token {
  /** Without its dashes, such as color-ink. */
  name: string;
  value: string;
  /** The comment beside it. */
  purpose: string;
  /** The heading comment above its group. */
  group: string;
}

/** Reads the custom properties of the theme block out of tokens.css. */
export function readTokens(source: string): Token[] {
  const theme = /@theme static \{([\s\S]*?)\n\}/.exec(source)?.[1] ?? '';
  const tokens: Token[] = [];
  let group = '';
  for (const line of theme.split('\n')) {
    const heading = /^\s*\/\*\s*(.+?)\s*\*\/\s*$/.exec(line);
    if (heading) group = heading[1] ?? '';
    const declared = /^\s*--([a-z0-9-]+):\s*(.+?);\s*(?:\/\*\s*(.+?)\s*\*\/)?\s*$/.exec(line);
    if (declared && declared[2] !== 'initial') {
      tokens.push({ name: declared[1] ?? '', value: declared[2] ?? '', purpose: declared[3] ?? '', group });
    }
  }
  return tokens;
}
