import { resolve } from 'node:path';
import { z } from 'zod';
import { isEmail } from '#domain/accounts/roles.ts';
import { passwordLength } from './auth/accounts.ts';
import { type Limits, limitSettings, limitsOf, wholeNumber } from './limit-settings.ts';
import { type ModelConfig, modelProblems, modelSettings, modelsOf } from './model-settings.ts';

/** Every setting of the product. All are optional; docs/operations.md describes each. */
export interface Config {
  /** TCP port; 0 lets the system choose. */
  port: number;
  /** Address to listen on; undefined listens on every address. */
  host: string | undefined;
  /** Folder for all files that the product writes. Absolute. */
  dataDir: string;
  /** Address of a PostgreSQL database, password included: never logged. Undefined stores data in a file of dataDir. */
  databaseUrl: string | undefined;
  /** Folder of the clinic's words and records. Absolute. */
  contentDir: string;
  /** Whether the site shows what staff published in the browser; otherwise its files alone. */
  contentEdits: boolean;
  /** Origin of the main site in links and metadata, without a trailing slash; undefined uses the product domain. */
  publicOrigin: string | undefined;
  /** Whether to trust X-Forwarded-Host, X-Forwarded-Proto and the last address of X-Forwarded-For. */
  trustProxy: boolean;
  /** Whether staff must set up a second factor before they can do anything else. */
  requireSecondFactor: boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Analytics tag, such as G-ABC123; undefined switches analytics off for all visitors. */
  analyticsTagId: string | undefined;
  /** Origin of the analytics script. */
  analyticsOrigin: string;
  /** Email of the one administrator; undefined derives it from the clinic's domain. */
  adminEmail: string | undefined;
  /** Initial password of the administrator's account; undefined generates one. Never logged. */
  adminPassword: string | undefined;
  /** The S3-compatible bucket for pictures; undefined stores them in the data folder. */
  s3: S3Settings | undefined;
  /** Hosts with ports on the clinic's own network from which pictures of imported posts may be fetched. */
  pictureHosts: readonly string[];
  backups: BackupConfig;
  /** Milliseconds for which a stopping server continues to answer, while balancers redirect visitors. */
  drainMs: number;
  model: ModelConfig;
  limits: Limits;
}

/** Automatic backups of the site. */
export interface BackupConfig {
  /** Hour of the clinic's day; undefined disables backups. */
  hour: number | undefined;
  /** Number of backups to retain. */
  keep: number;
  /** Absolute folder; undefined stores them in the bucket if there is one, else in the data folder. */
  folder: string | undefined;
}

export interface S3Settings {
  /** Origin of the service, without a trailing slash. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Prefix of every key; empty or with a trailing slash. */
  prefix: string;
}

/** An invalid setting; the message says how to correct it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

// Only the characters of a host and a port: origins are used in policies and links, where a ';' or '@' has a meaning.
const originPattern = /^https?:\/\/[A-Za-z0-9.:[\]-]+\/?$/;
const httpOrigin = (advice: string) =>
  z
    .string()
    .refine((value) => originPattern.test(value) && URL.canParse(value), { error: advice })
    .transform((value) => new URL(value).origin);

const bucketSettings = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const levels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

const settings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'write a port number from 0 to 65535, such as PORT=3000' })
    .transform(Number)
    .refine((port) => port <= 65535, { error: 'write a port number from 0 to 65535, such as PORT=3000' })
    .default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, { error: 'write an address to listen on, such as HOST=127.0.0.1' })
    .optional(),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((folder) => resolve(folder)),
  DATABASE_URL: z
    .string()
    .refine((value) => /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '') && new URL(value).hostname !== '', {
      error:
        'write the address of a PostgreSQL database, such as DATABASE_URL=postgres://user:password@localhost:5432/clinic, or leave it out to keep data in a file under DATA_DIR',
    })
    .optional(),
  CONTENT_DIR: z
    .string()
    .default('./content')
    .transform((folder) => resolve(folder)),
  CONTENT_EDITS: z
    .enum(['on', 'off'], { error: 'write CONTENT_EDITS=on, or CONTENT_EDITS=off to show the files alone' })
    .default('on')
    .transform((value) => value === 'on'),
  PUBLIC_ORIGIN: httpOrigin(
    'write where visitors reach the site, without a path, such as PUBLIC_ORIGIN=https://clinic.example',
  ).optional(),
  TRUST_PROXY: z
    .enum(['true', 'false'], { error: 'write TRUST_PROXY=true behind your own proxy, otherwise TRUST_PROXY=false' })
    .default('false')
    .transform((value) => value === 'true'),
  REQUIRE_SECOND_FACTOR: z
    .enum(['true', 'false'], { error: 'write REQUIRE_SECOND_FACTOR=true or REQUIRE_SECOND_FACTOR=false' })
    .default('false')
    .transform((value) => value === 'true'),
  LOG_LEVEL: z.enum(levels, { error: `write one of ${levels.join(', ')}, such as LOG_LEVEL=info` }).default('info'),
  ADMIN_EMAIL: z
    .string()
    .trim()
    .refine(isEmail, { error: 'write the email of the administrator, such as ADMIN_EMAIL=owner@clinic.example' })
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(passwordLength.min, { error: `write at least ${passwordLength.min} characters, or leave it out` })
    .max(passwordLength.max, { error: `write at most ${passwordLength.max} characters, or leave it out` })
    .optional(),
  ANALYTICS_TAG_ID: z
    .string()
    .regex(/^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/, { error: 'write the id of your tag, such as ANALYTICS_TAG_ID=G-ABC123' })
    .optional(),
  ANALYTICS_ORIGIN: httpOrigin(
    'write an origin without a path, such as ANALYTICS_ORIGIN=https://www.googletagmanager.com',
  ).default('https://www.googletagmanager.com'),
  S3_ENDPOINT: httpOrigin(
    'write the address of the service without the bucket, such as S3_ENDPOINT=https://s3.ap-southeast-2.amazonaws.com',
  ).optional(),
  S3_REGION: z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/, { error: 'write the region of the bucket, such as S3_REGION=ap-southeast-2' })
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
      error: 'write the name of the bucket, such as S3_BUCKET=clinic-files',
    })
    .optional(),
  S3_ACCESS_KEY_ID: z.string().regex(/^\S+$/, { error: 'write the id of the access key, without spaces' }).optional(),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^\S+$/, { error: 'write the secret of the access key, without spaces' })
    .optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*\/?$/, {
      error: 'write a folder in the bucket, such as S3_PREFIX=website',
    })
    .transform((prefix) => prefix.replace(/\/?$/, '/'))
    .optional(),
  PICTURE_HOSTS: z
    .string()
    .regex(/^[A-Za-z0-9.:[\]-]+(?:\s*,\s*[A-Za-z0-9.:[\]-]+)*$/, {
      error: 'write hosts with their ports, such as PICTURE_HOSTS=old-blog.lan:8080, with commas between them',
    })
    .transform((hosts) => hosts.toLowerCase().split(/\s*,\s*/))
    .default([]),
  BACKUP_HOUR: z
    .string()
    .regex(/^(off|1?\d|2[0-3])$/, {
      error: 'write the hour of the clinic’s day, such as BACKUP_HOUR=3, or BACKUP_HOUR=off',
    })
    .default('3'),
  BACKUP_KEEP: wholeNumber('BACKUP_KEEP=14').default(14),
  BACKUP_DIR: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, { error: 'write a number of seconds, such as DRAIN_SECONDS=10' })
    .transform(Number)
    .default(0),
  ...modelSettings,
  ...limitSettings,
});

/** Every setting, by its name in the environment. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** The settings of the bucket are all set or all unset: some of them alone would store pictures in an unexpected place. */
const checkedSettings = settings.superRefine((value, context) => {
  for (const [name, message] of modelProblems(value)) context.addIssue({ code: 'custom', path: [name], message });
  const missing = bucketSettings.filter((name) => value[name] === undefined);
  if (missing.length === bucketSettings.length && value.S3_PREFIX === undefined) return;
  for (const name of missing)
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `is missing: a bucket needs ${bucketSettings.join(', ')}. Set all of them, or none to keep pictures in the data folder`,
    });
});

/**
 * Reads the settings from the environment. An empty value counts as not set.
 *
 * @throws ConfigError naming each setting that cannot be used.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = checkedSettings.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`);
    throw new ConfigError(['These settings cannot be used:', ...lines].join('\n'));
  }
  const value = result.data;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    contentDir: value.CONTENT_DIR,
    contentEdits: value.CONTENT_EDITS,
    publicOrigin: value.PUBLIC_ORIGIN,
    trustProxy: value.TRUST_PROXY,
    requireSecondFactor: value.REQUIRE_SECOND_FACTOR,
    logLevel: value.LOG_LEVEL,
    adminEmail: value.ADMIN_EMAIL,
    adminPassword: value.ADMIN_PASSWORD,
    analyticsTagId: value.ANALYTICS_TAG_ID,
    analyticsOrigin: value.ANALYTICS_ORIGIN,
    s3: bucketOf(value),
    pictureHosts: value.PICTURE_HOSTS,
    backups: {
      hour: value.BACKUP_HOUR === 'off' ? undefined : Number(value.BACKUP_HOUR),
      keep: value.BACKUP_KEEP,
      folder: value.BACKUP_DIR,
    },
    drainMs: value.DRAIN_SECONDS * 1000,
    model: modelsOf(value),
    limits: limitsOf(value),
  };
}

function bucketOf(value: z.infer<typeof settings>): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket, S3_PREFIX: prefix = '' } = value;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey, prefix };
}
