import { clinicTimeZone } from '#content/clinic-time-zone.ts';
import { namesHost, picturesIn } from '#domain/blog/outside-pictures.ts';
import { runFileCommand } from '../command-line.ts';
import { composeStorage } from '../compose-storage.ts';
import { readConfig } from '../config.ts';
import { type HeldBack, heldBackWords, type ReadPost } from '../exchange/held-back.ts';
import { decidePublication } from '../exchange/publication.ts';
import { readImportFile } from '../exchange/read-posts.ts';

const usage = `Adds the posts of a file, with their own dates: all of them, or none if the file has a mistake. A post that
came in before, or whose address is taken, is left out and named. Every post comes in as a draft. The site may run meanwhile.

  npm run import -- FILE.csv    columns as in blog_posts; title is enough
  npm run import -- FILE.json   a list with the same names, or a Ghost export
  npm run import -- FILE.xml    a WordPress export (Tools, Export, Posts)

  npm run import -- FILE --publish   publishes what was plainly public, passes the advertising check, and was understood
                                     whole; names each other post and why it is a draft`;

/** A post in the report. */
interface Entry {
  title: string;
  published: boolean;
  heldBack: HeldBack | undefined;
  reasons: readonly string[];
  /** Number of pictures on other hosts. */
  pictures: number;
}

/** Runs the command. @returns The exit code. */
export function runImport(
  environment: NodeJS.ProcessEnv,
  values: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  return runFileCommand({ usage, options: ['--publish'], work }, environment, values, print);

  async function work(file: string, options: ReadonlySet<string>): Promise<void> {
    const config = readConfig(environment);
    const publish = options.has('--publish');
    const passedOver = { page: 0, 'deleted post': 0 };
    const posts = await readImportFile(file, {
      timeZone: clinicTimeZone(config.contentDir),
      reportSkipped: (what) => {
        passedOver[what] += 1;
      },
    });
    const entries: Entry[] = [];
    async function* admitted(): AsyncGenerator<ReadPost> {
      for await (const read of posts) {
        const { post, reasons } = decidePublication(read, { publish });
        const { title, published, heldBack } = post;
        entries.push({ title, published, heldBack, reasons, pictures: outsidePicturesOf(post) });
        yield post;
      }
    }
    const storage = await composeStorage(config);
    try {
      const kinds = await storage.posts.importAll(admitted(), 'import');
      const isSaved = (_entry: Entry, index: number) => kinds[index] === 'saved';
      const leftOut = entries.filter((_entry, index) => kinds[index] !== 'saved');
      for (const line of reportOf({ entries: entries.filter(isSaved), leftOut, passedOver, publish })) print(line);
    } finally {
      await storage.close();
    }
  }
}

interface Report {
  entries: readonly Entry[];
  leftOut: readonly Entry[];
  passedOver: Readonly<Record<'page' | 'deleted post', number>>;
  publish: boolean;
}

function reportOf({ entries, leftOut, passedOver, publish }: Report): string[] {
  const outside = entries.reduce((sum, { pictures }) => sum + pictures, 0);
  const { page, 'deleted post': deleted } = passedOver;
  const parts = [...(page ? [counted(page, 'page')] : []), ...(deleted ? [`${deleted} in the bin`] : [])];
  return [
    `Imported ${entries.length} of ${entries.length + leftOut.length} posts.`,
    ...draftLines(entries, publish),
    ...(outside > 0
      ? [`${counted(outside, 'picture')} in them on other hosts: npm run fetch-pictures brings them here.`]
      : []),
    ...(leftOut.length > 0
      ? [
          `Left out ${leftOut.length}, which came in before or whose addresses other posts have:`,
          ...leftOut.map(({ title }) => `  ${shown(title)}`),
        ]
      : []),
    ...(parts.length > 0 ? [`Passed over ${page + deleted}: ${parts.join(', ')}.`] : []),
  ];
}

/** The number of drafts and the reasons, most frequent first; then each draft with all its reasons. */
function draftLines(entries: readonly Entry[], publish: boolean): string[] {
  const drafts = entries.filter(({ published }) => !published);
  if (drafts.length === 0) return [];
  const counts = new Map<string, number>();
  for (const { heldBack, reasons } of drafts) {
    const words = heldBack ? heldBackWords[heldBack] : reasons.length > 0 ? 'to be looked at' : undefined;
    if (words) counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const withReasons = drafts.filter(({ reasons }) => reasons.length > 0);
  const are = drafts.length === 1 ? 'is a draft' : 'are drafts';
  return [
    publish
      ? `${drafts.length} of them ${are}, because not plainly public before, or in doubt:`
      : `${drafts.length} of them ${are}: publish them in the editor once they were read.${withReasons.length > 0 ? ' What to look at:' : ''}`,
    ...[...counts].toSorted((a, b) => b[1] - a[1]).map(([words, count]) => `  ${count} ${words}`),
    ...withReasons.map(({ title, reasons }) => `  ${shown(title)}: ${reasons.join('; ')}`),
  ];
}

/** A title on one line, without control characters that move a terminal's cursor. */
function shown(title: string): string {
  return `'${title
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 100)}'`;
}

function outsidePicturesOf({ content, featuredImage }: ReadPost): number {
  const all = new Set([featuredImage ?? '', ...picturesIn(content)]);
  return [...all].filter(namesHost).length;
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
