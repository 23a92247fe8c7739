/**
 * The commands of a message as the reader can type them. Where npm did not start this process there may be none, as in the image:
 * `npm run account -- list` is then `node scripts/account.ts list`.
 */
export function typedCommands(text: string, startedByNpm = process.env.npm_execpath !== undefined): string {
  if (startedByNpm) return text;
  return text.replaceAll(/\bnpm (?:run ([a-z-]+)(?: --(?= ))?|(start)\b)/g, 'node scripts/$1$2.ts');
}

/** What commands print with, for the person who typed them. */
export const print = (line: string): void => console.log(typedCommands(line));
