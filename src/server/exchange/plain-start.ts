/** The first words of a text, without Markdown's marks and struck text. */
export function plainStart(markdown: string): string {
  return markdown
    .slice(0, 2000)
    .replace(/^Table: .*\n+(?=\|)/gm, '')
    .replace(/^\|.*$/gm, '')
    .replace(/^(#{1,6}|>|[-+]|\d+\.)\s+/gm, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/~~[^~]{0,500}~~/g, '')
    .replace(/[*`]|\\(?=[\\*_`[\]<#>.)~&|+-])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
