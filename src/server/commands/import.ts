import { runFileCommand } from '../command-line.ts';
import { composeStorage } from '../compose.ts';
import { readConfig } from '../config.ts';
import { readPosts } from '../exchange/read-posts.ts';

const usage = `Adds the posts of a file, with their own dates: all of them, or none if the file has a mistake. A post whose
address is taken is left out and counted. The site may run meanwhile.

  npm run import -- FILE.csv    columns as in blog_posts; title is enough
  npm run import -- FILE.json   a list with the same names, or a Ghost export
  npm run import -- FILE.xml    a WordPress export (Tools, Export, Posts)`;

/** Runs the command. @returns The exit code. */
export function runImport(
  environment: NodeJS.ProcessEnv,
  values: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  return runFileCommand({ usage, work }, environment, values, print);

  async function work(file: string): Promise<void> {
    const config = readConfig(environment);
    const posts = await readPosts(file);
    const storage = await composeStorage(config);
    try {
      const kinds = await storage.posts.importAll(posts, 'import');
      const saved = kinds.filter((kind) => kind === 'saved').length;
      print(`Imported ${saved} of ${kinds.length} posts.`);
      if (saved < kinds.length) print(`Left out ${kinds.length - saved}, whose addresses other posts have already.`);
    } finally {
      await storage.close();
    }
  }
}
