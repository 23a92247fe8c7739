import { namesHost, picturesIn } from '#domain/blog/outside-pictures.ts';
import { runFileCommand } from '../command-line.ts';
import { composeStorage } from '../compose-storage.ts';
import { readConfig } from '../config.ts';
import { type HeldBack, heldBackWords, type ReadPost } from '../exchange/held-back.ts';
import { readPosts } from '../exchange/read-posts.ts';

const usage = `Adds the posts of a file, with their own dates: all of them, or none if the file has a mistake. A post that
came in before, or whose address is taken, is left out and counted. What was not plainly public becomes a draft: the report says how many posts
and why. The site may run meanwhile.

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
    const passedOver = { page: 0, 'deleted post': 0 };
    const posts = await readPosts(file, (what) => {
      passedOver[what] += 1;
    });
    const reasons: (HeldBack | undefined)[] = [];
    const pictures: number[] = [];
    async function* noted(): AsyncGenerator<ReadPost> {
      for await (const post of posts) {
        reasons.push(post.heldBack);
        pictures.push(outsidePicturesOf(post));
        yield post;
      }
    }
    const storage = await composeStorage(config);
    try {
      const kinds = await storage.posts.importAll(noted(), 'import');
      const saved = kinds.filter((kind) => kind === 'saved').length;
      print(`Imported ${saved} of ${kinds.length} posts.`);
      for (const line of draftLines(reasons.filter((_, index) => kinds[index] === 'saved'))) print(line);
      const outside = pictures.reduce((sum, count, index) => sum + (kinds[index] === 'saved' ? count : 0), 0);
      if (outside > 0)
        print(`${counted(outside, 'picture')} in them on other hosts: npm run fetch-pictures brings them here.`);
      if (saved < kinds.length)
        print(`Left out ${kinds.length - saved}, which came in before or whose addresses other posts have.`);
      const { page, 'deleted post': deleted } = passedOver;
      const parts = [...(page ? [counted(page, 'page')] : []), ...(deleted ? [`${deleted} in the bin`] : [])];
      if (parts.length > 0) print(`Passed over ${page + deleted}: ${parts.join(', ')}.`);
    } finally {
      await storage.close();
    }
  }
}

function outsidePicturesOf({ content, featuredImage }: ReadPost): number {
  const all = new Set([featuredImage ?? '', ...picturesIn(content)]);
  return [...all].filter(namesHost).length;
}

/** How many of the posts are drafts, and why, the most frequent reason first. */
function draftLines(reasons: readonly (HeldBack | undefined)[]): string[] {
  const counts = new Map<HeldBack, number>();
  for (const reason of reasons) if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const drafts = reasons.filter(Boolean).length;
  if (drafts === 0) return [];
  return [
    `${drafts} of them ${drafts === 1 ? 'is a draft' : 'are drafts'}, because not plainly public before:`,
    ...[...counts].toSorted((a, b) => b[1] - a[1]).map(([reason, count]) => `  ${count} ${heldBackWords[reason]}`),
  ];
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
