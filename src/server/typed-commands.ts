/**
 * The commands of a message as the reader can type them. Where npm did not start this process there may be none, as in the image:
 * `npm run account -- list` is then `node scripts/account.ts list`.
 */
export function typedCommands(text: string, environment: NodeJS.ProcessEnv): string {
  if (environment.npm_execpath !== undefined) return text;
  return text.replaceAll(/\bnpm (?:run ([a-z-]+)(?: --(?= ))?|(start)\b)/g, 'node scripts/$1$2.ts');
}

/** What commands print with, for the person who typed them. */
export const printFor =
  (environment: NodeJS.ProcessEnv) =>
  (line: string): void =>
    console.log(typedCommands(line, environment));
