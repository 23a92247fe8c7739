import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pictureBucket } from '#domain/blog/picture-names.ts';
import { backUpDaily } from '#server/archive/daily-backup.ts';
import { watchBucket } from '#server/bucket-watch.ts';
import { composeStorage } from '#server/compose-storage.ts';
import { readConfig } from '#server/config.ts';
import { createDatabaseArchive } from '#server/db/archive.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createS3Backups } from '#server/files/s3/s3-backups.ts';
import { createS3Client } from '#server/files/s3/s3-client.ts';
import { createS3ImageStore } from '#server/files/s3/s3-image-store.ts';
import { bucketTry } from '#server/files/s3/try-bucket.ts';
import { runCommand } from '../support/command.ts';
import { halves } from '../support/pictures.ts';
import { freePort, startPostgres } from '../support/postgres.ts';
import { readiness, startAtOnce } from '../support/site.ts';
import { administrator } from './balancer.ts';
import { createReport, must } from './report.ts';
import { type Swift, startSwift } from './swift.ts';

const prefix = 'website/';

/** A site that stores pictures and backups in OpenStack Swift. Returns the number of failed checks. */
export async function tryBucket(folder: string): Promise<number> {
  const report = createReport('Swift as S3 service');
  const swift = await startSwift(join(folder, 'swift'));
  const { settings } = swift;
  const environment = {
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    S3_PREFIX: 'website',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    DATA_DIR: join(folder, 'data'),
  };
  await report.run('wrong settings', () => wrongSettings(swift));
  await report.run('a start with a clock 20 minutes ahead', () => wrongClock(environment, join(folder, 'clock')));

  const site = await startAtOnce(environment);
  const ask = (path: string, options: RequestInit = {}) => fetch(`${site.origin}${path}`, options);
  let picture = '';
  await report.run('upload and variants', async () => {
    const signedIn = await ask('/api/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(administrator),
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const stored = await ask('/storage/v1/object/blog-images', {
      method: 'POST',
      headers: { cookie, origin: site.origin, 'content-type': 'image/jpeg' },
      body: new Uint8Array(await halves(500, 300).jpeg().toBuffer()),
    });
    const said = await stored.text();
    must(stored.status === 201, `upload ${stored.status} ${said}`);
    const added = JSON.parse(said) as { url: string; variants: { url: string; type: string }[] };
    picture = added.url;
    for (const { url, type } of added.variants) {
      const { status, headers } = await ask(url);
      must(status === 200 && headers.get('content-type') === type, `${url}: ${status} ${headers.get('content-type')}`);
    }
    return `${added.variants.length} files served`;
  });
  await report.run('odd names beside the pictures', async () => {
    const client = createS3Client(settings);
    const odd = `${prefix}${pictureBucket}/odd \u0001 & <name> + % ü.jpg`;
    const put = await client.send('PUT', encodeURI(odd).replaceAll('+', '%2B').replaceAll('&', '%26'), {
      body: Buffer.from('x'),
    });
    must(put.status === 200, `put ${put.status} ${put.code}`);
    const names: string[] = [];
    for await (const name of createS3ImageStore({ ...settings, prefix }).list(pictureBucket)) names.push(name);
    must(names.length >= 7 && names.every((name) => /^blog-/.test(name)), names.join(' '));
    return `${names.length} names listed, none of them odd`;
  });
  await report.run('a service that is frozen', async () => {
    swift.freeze();
    try {
      const start = performance.now();
      const { status } = await ask(picture);
      const waited = (performance.now() - start) / 1000;
      // The limit is three seconds; a busy machine adds to it. Without the limit it would take thirty.
      must(status === 503 && waited < 20, `the picture ${status} after ${waited.toFixed(1)} s`);
      const page = await ask('/blog');
      const { reason = 'none' } = await readiness(site);
      must(page.status === 200 && !/storage|bucket/.test(reason), `page ${page.status}, ${reason}`);
      return `the picture answers 503 after ${waited.toFixed(1)} s, pages go on`;
    } finally {
      swift.thaw();
    }
  });
  await report.run('backup, its proof, retention, and a restore on both engines', () => backups(environment, folder));
  await site.stop();
  await swift.end();
  return report.failures();
}

/** The error code of the check at start for each wrong setting, from the real service. */
async function wrongSettings({ settings, stranger }: Swift): Promise<string> {
  const cases: [string, object, string][] = [
    ['right settings', {}, 'none'],
    ['no such bucket', { bucket: 'elsewhere' }, 'NoSuchBucket'],
    ['wrong id', { accessKeyId: 'clinic:nobody' }, 'InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied'],
    ['wrong secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    ['wrong region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
    ['a key without rights', stranger, 'AccessDenied'],
    ['wrong port', { endpoint: `http://127.0.0.1:${await freePort()}` }, 'ECONNREFUSED'],
  ];
  const seen: string[] = [];
  for (const [name, wrong, expected] of cases) {
    const trial = bucketTry({ ...settings, prefix, ...wrong });
    let tried: () => void = () => {};
    const finished = new Promise<void>((resolve) => {
      tried = resolve;
    });
    const watch = watchBucket(() => trial().finally(() => setImmediate(tried)), { error: () => {}, info: () => {} });
    await finished;
    watch.stop();
    const code = watch.problem()?.code ?? 'none';
    must(new RegExp(`^(${expected})$`).test(code), `${name}: ${code}`);
    seen.push(`${name} ${code}`);
  }
  return seen.join(', ');
}

/** The site with a wrong clock from its start. */
async function wrongClock(environment: Record<string, string>, dataDir: string): Promise<string> {
  const ahead = `const Real=Date,by=20*60*1000;globalThis.Date=class extends Real{constructor(...v){v.length?super(...v):super(Real.now()+by)}static now(){return Real.now()+by}}`;
  const site = await startAtOnce({
    ...environment,
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(ahead)}`,
  });
  try {
    await site.logged('the bucket cannot be used');
    const code = site.logs().find(({ msg }) => msg.startsWith('the bucket'))?.code;
    const { bucket, reason = '' } = (await readiness(site)) as { bucket?: string; reason?: string };
    must(code === 'RequestTimeTooSkewed' && bucket === code, `log ${code}, /readyz ${bucket}`);
    must(!reason.includes('bucket'), `/readyz ${reason}`);
    return `${code} in the log and in /readyz`;
  } finally {
    await site.stop();
  }
}

async function backups(environment: Record<string, string>, folder: string): Promise<string> {
  const config = readConfig(environment);
  if (!config.s3) throw new Error('no bucket');
  const storage = await composeStorage(config);
  const key = await storage.backupKey();
  const scratch = join(folder, 'scratch');
  mkdirSync(scratch, { recursive: true });
  const place = createS3Backups({ ...config.s3, scratch });
  const day = 24 * 60 * 60 * 1000;
  let rows = 0;
  const problems: string[] = [];
  for (let days = -2; days <= 0; days += 1) {
    await backUpDaily(
      {
        archive: storage.archive,
        pictures: undefined,
        key,
        place,
        keep: 2,
        scratch: async () => {
          const database = await openDatabase({ file: join(scratch, `proof-${days}.sqlite`) });
          return { archive: createDatabaseArchive(database), images: storage.images, end: database.close };
        },
        reports: {
          read: async () => undefined,
          write: async (report) => {
            rows = report.made?.rows ?? 0;
            if (!report.checked) problems.push('not proven');
          },
        },
        failed: ({ step, why }) => problems.push(`${step}: ${why}`),
        now: () => Date.now() + days * day,
      },
      new AbortController().signal,
    );
  }
  await storage.close();
  must(problems.length === 0, problems.join(', '));
  const names = await place.list();
  must(names.length === 2 && rows > 0, `${names.join(' ')}, ${rows} rows`);
  const file = fetched(config.s3, names.at(-1) ?? '', folder);
  const postgres = await startPostgres();
  try {
    const engines: [string, Record<string, string>][] = [
      ['SQLite', { DATA_DIR: join(folder, 'restored') }],
      ['PostgreSQL', { DATA_DIR: join(folder, 'restored-2'), DATABASE_URL: await postgres.createDatabase() }],
    ];
    for (const [engine, where] of engines) {
      const { code, output } = await runCommand('restore', [file, '--from-elsewhere'], { ...environment, ...where });
      must(code === 0 && output.includes(`Restored ${rows} rows`), `${engine}: ${output.slice(0, 300)}`);
    }
  } finally {
    await postgres.close();
  }
  return `${rows} rows, the two newest of three kept, fetched with rclone, restored into SQLite and PostgreSQL`;
}

/** Downloads a backup from the bucket as docs/operations.md describes. */
function fetched(
  s3: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string },
  name: string,
  folder: string,
): string {
  execFileSync('rclone', ['copy', `:s3:${s3.bucket}/${prefix}backups/${name}`, folder], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      RCLONE_S3_PROVIDER: 'Other',
      RCLONE_S3_ENDPOINT: s3.endpoint,
      RCLONE_S3_REGION: s3.region,
      RCLONE_S3_ACCESS_KEY_ID: s3.accessKeyId,
      RCLONE_S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    },
    stdio: 'pipe',
  });
  const file = join(folder, name);
  must(existsSync(file), `rclone brought no ${name}`);
  return file;
}
