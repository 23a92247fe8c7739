import { explained } from '../command-line.ts';
import { composeStorage, outsidePicturesOf, requireSite } from '../compose-storage.ts';
import { readConfig } from '../config.ts';
import { bringPictures, type PicturesReport } from '../exchange/bring-pictures.ts';
import { createPictureAdder } from '../images/add-picture.ts';

const usage = `Fetches the pictures of other hosts that posts name, drafts too, keeps them with this site's own and changes
their addresses in the posts. What could not be had is listed and stays as it is. The site may run meanwhile; running it again
fetches only what is still missing.

  npm run fetch-pictures
  npm run fetch-pictures -- https://old.example   also those whose address names no host, as in an export of Ghost`;

type Print = (line: string) => void;

/** Runs the command. @returns The exit code. */
export async function runFetchPictures(
  environment: NodeJS.ProcessEnv,
  values: readonly string[],
  print: Print,
): Promise<number> {
  const [site, ...others] = values;
  if (others.length > 0 || (site !== undefined && !(/^https?:\/\/[^/]/.test(site) && URL.canParse(site)))) {
    print(usage);
    return site === '--help' ? 0 : 2;
  }
  return await explained(async () => {
    const config = readConfig(environment);
    await requireSite(config);
    const storage = await composeStorage(config);
    try {
      const { posts, images } = storage;
      const add = createPictureAdder({ store: images });
      tell(await bringPictures({ posts, images, add, fetchPicture: outsidePicturesOf(config), site }), print);
    } finally {
      await storage.close();
    }
  }, print);
}

function tell({ fetched, changed, missing, saved }: PicturesReport, print: Print): void {
  print(`Fetched ${counted(fetched, 'picture')}; changed ${counted(changed, 'post')}.`);
  if (missing.length > 0) print(`${counted(missing.length, 'picture')} could not be had:`);
  for (const { address, title, why } of missing) print(`  ${address} in '${title}': ${why}`);
  for (const title of saved) print(`'${title}' was saved meanwhile and is as it was. Run this again.`);
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
