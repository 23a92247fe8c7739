import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// `npm run images`: checks that the Containerfile and deploy/compose.yaml name every image by its digest, because a tag can move
// to another image. The build of the image runs the same check. With --pin it reads the digests from the registries and writes
// them into the files.

const files = ['Containerfile', 'deploy/compose.yaml'];

const pinned = /@sha256:[0-9a-f]{64}$/;

/** Image names with a registry host; the others are built from these files. */
const named = /^(FROM|\s+image:) (\S+\/\S+)/gm;

/** The images in a file. */
export function imagesIn(text: string): string[] {
  return [...new Set([...text.matchAll(named)].map(([, , image = '']) => image))];
}

export const withoutDigest = (text: string): string[] => imagesIn(text).filter((image) => !pinned.test(image));

/** @param digestOf Returns the digest of an image, such as sha256:…. */
export function pin(text: string, digestOf: (image: string) => string): string {
  const digests = new Map(withoutDigest(text).map((image) => [image, digestOf(image)]));
  return text.replaceAll(named, (line: string, _lead: string, image: string) => {
    const digest = digests.get(image);
    if (digest === undefined) return line;
    if (!pinned.test(`@${digest}`)) throw new Error(`No digest of ${image} was found.`);
    return `${line}@${digest}`;
  });
}

/** Reads the digest by pulling the image with the installed container engine. */
function pulledDigest(image: string): string {
  for (const engine of ['podman', 'docker']) {
    if (spawnSync(engine, ['pull', image], { stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0) continue;
    const requested = ['image', 'inspect', '--format', '{{index .RepoDigests 0}}', image];
    const { stdout } = spawnSync(engine, requested, { encoding: 'utf8' });
    return stdout.trim().split('@')[1] ?? '';
  }
  return '';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  if (process.argv.includes('--pin')) {
    try {
      for (const { file, text } of texts) writeFileSync(file, pin(text, pulledDigest));
    } catch (error) {
      console.error(`${(error as Error).message} It takes podman or docker, and a registry that answers.`);
      process.exitCode = 1;
    }
  } else {
    const open = texts.flatMap(({ file, text }) => withoutDigest(text).map((image) => `${file}: ${image}`));
    if (open.length > 0) {
      console.error(`Named without a digest: ${open.join(', ')}. Type: npm run images -- --pin`);
      process.exitCode = 1;
    }
  }
}
