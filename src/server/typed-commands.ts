/**
 * Rewrites the commands in a message so that the reader can run them. Where npm did not start this process, as in the image,
 * npm may be missing: `npm run account -- list` is then `node scripts/account.ts list`.
 */
export function typedCommands(text: string, environment: NodeJS.ProcessEnv): string {
  if (environment.npm_execpath !== undefined) return text;
  return text.replaceAll(/\bnpm (?:run ([a-z-]+)(?: --(?= ))?|(start)\b)/g, 'node scripts/$1$2.ts');
}

/** The print function of commands, for the person who runs them. */
export const printFor =
  (environment: NodeJS.ProcessEnv) =>
  (line: string): void =>
    console.log(typedCommands(line, environment));
