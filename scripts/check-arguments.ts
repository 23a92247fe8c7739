/** The arguments of the checks of `npm run check`: a folder, and `--verbose` to print counts although nothing is wrong. */
export function checkArguments(): { folder: string | undefined; isVerbose: boolean } {
  const values = process.argv.slice(2);
  return { folder: values.find((value) => !value.startsWith('-')), isVerbose: values.includes('--verbose') };
}
