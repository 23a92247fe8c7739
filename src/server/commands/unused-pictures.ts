import { mainPictureName } from '#domain/blog/picture-names.ts';
import { composeStorage, requireSite } from '../compose-storage.ts';
import { ConfigError, readConfig } from '../config.ts';
import { ImageStoreUnavailable } from '../images/image-store.ts';
import { removePicture, unusedPictures } from '../images/unused-pictures.ts';
import { StartError } from '../start-error.ts';

const daysToKeep = 30;
const day = 24 * 60 * 60 * 1000;

const usage = `Lists pictures that no post uses and that were uploaded more than ${daysToKeep} days ago.

  npm run unused-pictures               lists them
  npm run unused-pictures -- --remove   lists them and removes them for good`;

/** Runs the command. @returns The exit code. */
export async function runUnusedPictures(
  environment: NodeJS.ProcessEnv,
  options: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  if (options.some((option) => option !== '--remove')) {
    print(usage);
    return 2;
  }
  try {
    await list(environment, options.includes('--remove'), print);
    return 0;
  } catch (error) {
    if (error instanceof ConfigError || error instanceof StartError) print(error.message);
    else if (error instanceof ImageStoreUnavailable)
      print(`The place where pictures are kept cannot be used: ${error.message}. See docs/operations.md, Pictures.`);
    else throw error;
    return 1;
  }
}

async function list(environment: NodeJS.ProcessEnv, remove: boolean, print: (line: string) => void): Promise<void> {
  const config = readConfig(environment);
  await requireSite(config);
  const storage = await composeStorage(config);
  try {
    const { images, posts } = storage;
    const unused = await unusedPictures({ images, posts, before: Date.now() - daysToKeep * day });
    if (unused.length === 0) return print(`Every picture older than ${daysToKeep} days is used by a post.`);
    for (const picture of unused) {
      if (remove) await removePicture(images, picture);
      const uploaded = new Date(picture.timestamp).toISOString().slice(0, 10);
      print(`${mainPictureName(picture.timestamp)}  uploaded ${uploaded}, ${picture.names.length} files`);
    }
    const count = unused.length === 1 ? '1 picture' : `${unused.length} pictures`;
    print(remove ? `Removed ${count}.` : `${count} not used by any post. Nothing was removed; --remove does that.`);
  } finally {
    await storage.close();
  }
}
