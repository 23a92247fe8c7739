import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

/** The error message for these settings. */
function complaint(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

const bucket = {
  S3_ENDPOINT: 'https://s3.ap-southeast-2.amazonaws.com/',
  S3_REGION: 'ap-southeast-2',
  S3_BUCKET: 'clinic-files',
  S3_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
};

describe('settings of a bucket for pictures', () => {
  test('are read together', () => {
    const expected = {
      endpoint: 'https://s3.ap-southeast-2.amazonaws.com',
      region: 'ap-southeast-2',
      bucket: 'clinic-files',
      accessKeyId: 'AKIDEXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
    };
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig(bucket).s3).toEqual({ ...expected, prefix: '' });
    expect(readConfig({ ...bucket, S3_REGION: 'RegionOne' }).s3?.region).toBe('RegionOne');
    for (const prefix of ['website/files', 'website/files/'])
      expect(readConfig({ ...bucket, S3_PREFIX: prefix }).s3).toEqual({ ...expected, prefix: 'website/files/' });
  });

  test.each(Object.keys(bucket))('are refused with only %s, and without it, naming the missing ones', (name) => {
    const { [name as keyof typeof bucket]: value, ...others } = bucket;
    const alone = complaint({ [name]: value });
    for (const other of Object.keys(others)) expect(alone).toContain(`${other}: is missing`);
    expect(alone).not.toContain(`${name}: is missing`);
    expect(complaint(others)).toContain(`${name}: is missing: a bucket needs S3_ENDPOINT, S3_REGION`);
    expect(complaint(others)).not.toContain(bucket.S3_SECRET_ACCESS_KEY);
  });

  test('a prefix alone does not configure a bucket', () => {
    expect(complaint({ S3_PREFIX: 'website' })).toContain('S3_BUCKET: is missing');
  });

  test.each([
    ['S3_ENDPOINT', 's3.amazonaws.com', 'S3_ENDPOINT=https://'],
    ['S3_ENDPOINT', 'https://s3.amazonaws.com/clinic-files', 'without the bucket'],
    ['S3_REGION', 'Sydney region', 'S3_REGION=ap-southeast-2'],
    ['S3_BUCKET', 'My Bucket', 'S3_BUCKET=clinic-files'],
    ['S3_ACCESS_KEY_ID', 'a b', 'without spaces'],
    ['S3_SECRET_ACCESS_KEY', 'a b', 'without spaces'],
    ['S3_PREFIX', '../up', 'S3_PREFIX=website'],
  ])('%s=%s is refused with advice', (name, value, advice) => {
    expect(complaint({ ...bucket, [name]: value })).toContain(advice);
  });
});

describe('settings', () => {
  test('the defaults are valid', () => {
    expect(readConfig({})).toEqual({
      pictureHosts: [],
      backups: { hour: 3, keep: 14, folder: undefined },
      drainMs: 0,
      port: 3000,
      host: undefined,
      dataDir: resolve('data'),
      contentDir: resolve('content'),
      contentEdits: true,
      publicOrigin: undefined,
      trustProxy: false,
      requireSecondFactor: false,
      logLevel: 'info',
      analyticsTagId: undefined,
      analyticsOrigin: 'https://www.googletagmanager.com',
      model: {
        service: undefined,
        daily: { tokens: 2_000_000, dollars: 10 },
        conversation: { tokens: 60_000, dollars: 0.5 },
        waitMs: 12_000,
        price: undefined,
        callsAtOnce: 12,
      },
      limits: {
        chat: 300,
        conversation: 40,
        functions: 60,
        callsAtOnce: 6,
        callsOverall: 100,
        modelCalls: 60,
        uploads: 60,
        connections: 5000,
        connectionsByAddress: 256,
        unreadBytes: 67_108_864,
        rendersAtOnce: 8,
        rendersWaiting: 100,
      },
    });
  });

  test('an empty or blank value counts as not set', () => {
    const names = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'CONTENT_DIR',
      'PUBLIC_ORIGIN',
      'TRUST_PROXY',
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD',
      'LOG_LEVEL',
      'ANALYTICS_TAG_ID',
      'ANALYTICS_ORIGIN',
      ...Object.keys(bucket),
      'S3_PREFIX',
    ];
    for (const blank of ['', '  '])
      expect(readConfig(Object.fromEntries(names.map((name) => [name, blank])))).toEqual(readConfig({}));
  });

  test('other environment variables are ignored', () => {
    expect(readConfig({ PATH: '/bin', port: 'abc', npm_config_port: 'abc' })).toEqual(readConfig({}));
  });

  test.each([
    ['PORT', '0', { port: 0 }],
    ['PORT', '65535', { port: 65535 }],
    ['BACKUP_HOUR', 'off', { backups: { hour: undefined, keep: 14, folder: undefined } }],
    ['BACKUP_HOUR', '23', { backups: { hour: 23, keep: 14, folder: undefined } }],
    ['DRAIN_SECONDS', '20', { drainMs: 20_000 }],
    ['HOST', '127.0.0.1', { host: '127.0.0.1' }],
    ['HOST', '::1', { host: '::1' }],
    ['HOST', 'clinic.internal', { host: 'clinic.internal' }],
    ['DATA_DIR', '/var/lib/clinic', { dataDir: '/var/lib/clinic' }],
    ['DATA_DIR', 'store', { dataDir: resolve('store') }],
    ['CONTENT_DIR', '../clinic', { contentDir: resolve('../clinic') }],
    ['PUBLIC_ORIGIN', 'https://clinic.example', { publicOrigin: 'https://clinic.example' }],
    ['PUBLIC_ORIGIN', 'https://clinic.example/', { publicOrigin: 'https://clinic.example' }],
    ['PUBLIC_ORIGIN', 'http://Clinic.example:8080', { publicOrigin: 'http://clinic.example:8080' }],
    ['TRUST_PROXY', 'true', { trustProxy: true }],
    ['TRUST_PROXY', 'false', { trustProxy: false }],
    ['REQUIRE_SECOND_FACTOR', 'true', { requireSecondFactor: true }],
    ['ADMIN_EMAIL', ' owner@clinic.example ', { adminEmail: 'owner@clinic.example' }],
    ['ADMIN_PASSWORD', ' kept as it is ', { adminPassword: ' kept as it is ' }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
    ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
    ['ANALYTICS_TAG_ID', 'G-ABC123', { analyticsTagId: 'G-ABC123' }],
    ['ANALYTICS_ORIGIN', 'https://tags.clinic.example/', { analyticsOrigin: 'https://tags.clinic.example' }],
  ])('%s=%s is accepted', (name, value, expected) => {
    expect(readConfig({ [name]: value })).toEqual({ ...readConfig({}), ...expected });
  });

  test.each([
    ['PORT', '65536', 'PORT=3000'],
    ['PORT', '-1', 'PORT=3000'],
    ['PORT', '80a', 'PORT=3000'],
    ['PORT', '3000.5', 'PORT=3000'],
    ['PORT', '0x50', 'PORT=3000'],
    ['PORT', '999999', 'PORT=3000'],
    ['HOST', 'http://clinic.example/', 'HOST=127.0.0.1'],
    ['HOST', 'one two', 'HOST=127.0.0.1'],
    ['PUBLIC_ORIGIN', 'clinic.example', 'PUBLIC_ORIGIN=https://clinic.example'],
    ['PUBLIC_ORIGIN', 'https://clinic.example/path', 'PUBLIC_ORIGIN=https://clinic.example'],
    ['PUBLIC_ORIGIN', 'https://clinic.example?x=1', 'PUBLIC_ORIGIN=https://clinic.example'],
    ['PUBLIC_ORIGIN', 'https://user:secret@clinic.example', 'PUBLIC_ORIGIN=https://clinic.example'],
    ['PUBLIC_ORIGIN', 'ftp://clinic.example', 'PUBLIC_ORIGIN=https://clinic.example'],
    ['PUBLIC_ORIGIN', 'https://', 'PUBLIC_ORIGIN=https://clinic.example'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY=true'],
    ['TRUST_PROXY', '1', 'TRUST_PROXY=false'],
    ['ADMIN_EMAIL', 'owner', 'ADMIN_EMAIL=owner@clinic.example'],
    ['ADMIN_EMAIL', 'a@b.example, c@d.example', 'ADMIN_EMAIL=owner@clinic.example'],
    ['ADMIN_PASSWORD', 'too short', 'at least 12 characters'],
    ['ADMIN_PASSWORD', 'x'.repeat(129), 'at most 128 characters'],
    ['LOG_LEVEL', 'verbose', 'silent, error, warn, info, debug'],
    ['LOG_LEVEL', 'INFO', 'LOG_LEVEL=info'],
    ['ANALYTICS_TAG_ID', 'abc', 'ANALYTICS_TAG_ID=G-ABC123'],
    ['ANALYTICS_TAG_ID', 'G-<script>', 'ANALYTICS_TAG_ID=G-ABC123'],
    ['ANALYTICS_ORIGIN', 'www.googletagmanager.com', 'ANALYTICS_ORIGIN=https://www.googletagmanager.com'],
    ['ANALYTICS_ORIGIN', 'https://tags.example;script-src', 'ANALYTICS_ORIGIN=https://www.googletagmanager.com'],
  ])('%s=%s is refused with a corrected example', (name, value, advice) => {
    const message = complaint({ [name]: value });
    expect(message).toContain(`  ${name}: `);
    expect(message).toContain(advice);
  });

  test('every wrong setting is named in one message', () => {
    const message = complaint({ PORT: 'x', TRUST_PROXY: 'x', LOG_LEVEL: 'x' });
    expect(message.split('\n')).toHaveLength(4);
  });

  test('a message does not repeat the value, which may be a secret in the wrong place', () => {
    expect(complaint({ ANALYTICS_TAG_ID: 'hunter2-password' })).not.toContain('hunter2');
  });

  test('every value results in a configuration or in advice', () => {
    const names = fc.constantFrom(
      'PORT',
      'HOST',
      'DATA_DIR',
      'PUBLIC_ORIGIN',
      'TRUST_PROXY',
      'LOG_LEVEL',
      'ANALYTICS_TAG_ID',
      'ANALYTICS_ORIGIN',
    );
    fc.assert(
      fc.property(names, fc.string(), (name, value) => {
        complaint({ [name]: value });
      }),
      { numRuns: 500 },
    );
  });
});

describe('the address of a database', () => {
  test('is optional, and is used unchanged', () => {
    expect(readConfig({}).databaseUrl).toBeUndefined();
    expect(readConfig({ DATABASE_URL: ' ' }).databaseUrl).toBeUndefined();
    for (const url of ['postgres://u:p@localhost:5432/clinic', 'postgresql://db.example/clinic?sslmode=verify-full'])
      expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  test.each(['localhost', 'mysql://u:secret@h/d', 'postgres:', 'postgres:///clinic', 'https://db.example'])(
    'is refused as %j, without repeating it',
    (url) => {
      const said = complaint({ DATABASE_URL: url });
      expect(said).toContain(
        'DATABASE_URL: write the address of a PostgreSQL database, such as DATABASE_URL=postgres://',
      );
      expect(said).not.toContain('secret');
    },
  );
});
