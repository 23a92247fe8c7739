import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '#server/config.ts';

// What the files for running it name is there. What no machine but the operator's can try, docs/operations.md says.

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  volumes?: string[];
}

const text = readFileSync('deploy/compose.yaml', 'utf8');
const { services, volumes } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const mounts = Object.values(services).flatMap((service) => service.volumes ?? []);

test('[TRUST-09] the compose file mounts files that exist and volumes that it makes', () => {
  expect(mounts.length).toBeGreaterThan(5);
  for (const mount of mounts) {
    const [source = ''] = mount.split(':');
    if (source.startsWith('.')) expect(existsSync(join('deploy', source)), mount).toBe(true);
    else expect(Object.keys(volumes), mount).toContain(source);
  }
});

test('[TRUST-09] its settings are the product’s, and every secret is named where the operator reads of it', () => {
  const sites = Object.entries(services).filter(([, { build }]) => build !== undefined);
  expect(sites.map(([name]) => name)).toEqual(['site-1', 'site-2']);
  for (const [, { environment, build }] of sites) {
    for (const name of Object.keys(environment ?? {})) expect(settingNames).toContain(name);
    expect(existsSync(join('deploy', build?.context ?? '', build?.dockerfile ?? ''))).toBe(true);
  }
  const comments = text
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .join('\n');
  for (const [, secret = ''] of text.matchAll(/\$\{(\w+)/g)) expect(comments).toContain(`${secret}=`);
});

test('[TRUST-09] the proxy asks the services that there are, and the image copies what there is', () => {
  const upstreams = [...readFileSync('deploy/Caddyfile', 'utf8').matchAll(/\b(site-\d+):3000/g)];
  expect(upstreams.map(([, name]) => name)).toEqual(['site-1', 'site-2']);
  const copied = [
    ...readFileSync('Containerfile', 'utf8').matchAll(
      /^COPY (?!--from=packages)(?:--from=build )?(?:--chown=\S+ )?(.+) \S+$/gm,
    ),
  ];
  const sources = copied.flatMap(([, names = '']) => names.split(' ')).map((name) => name.replace(/^\/site\/?/, ''));
  expect(sources.length).toBeGreaterThan(8);
  // What a build makes is not there before one.
  for (const source of sources) if (!source.startsWith('build')) expect(existsSync(source || '.'), source).toBe(true);
});

test('[TRUST-09] the unit starts what there is, behind the proxy that the Caddyfile says how to point at it', () => {
  const unit = readFileSync('deploy/clinic-site.service', 'utf8');
  expect(existsSync(/ExecStart=\S+ (\S+)/.exec(unit)?.[1] ?? '?')).toBe(true);
  const [, written = ''] = /^Environment=(.+)$/m.exec(unit) ?? [];
  const settings = Object.fromEntries(written.split(' ').map((setting) => setting.split('=')));
  for (const name of Object.keys(settings)) expect([...settingNames, 'NODE_ENV']).toContain(name);
  // Without it all visitors share one limit, and sign-in over https leads back to the form.
  expect(settings.TRUST_PROXY).toBe('true');
  expect(readFileSync('deploy/Caddyfile', 'utf8')).toContain(`same machine: to ${settings.HOST}:${settings.PORT}\n`);
});

test('[OPS-03] each command of the deployment runs as the user of the site, with the settings of the unit', () => {
  const unit = readFileSync('deploy/clinic-site.service', 'utf8');
  const command = readFileSync('deploy/clinic-site-command', 'utf8');
  for (const name of ['DynamicUser', 'StateDirectory', 'UMask', 'WorkingDirectory', 'EnvironmentFile']) {
    const [line = '?'] = new RegExp(`^${name}=.+$`, 'm').exec(unit) ?? [];
    expect(command).toContain(`-p ${line} `);
  }
  expect(command).toContain(/DATA_DIR=\S+/.exec(unit)?.[0]);
  expect(command).toContain(/ExecStart=(\S+)/.exec(unit)?.[1]);
  const compose = readFileSync('deploy/compose-command', 'utf8');
  expect(compose).toContain(' run --rm --no-deps --entrypoint node site-1 ');
  for (const [, name] of `${command}${compose}`.matchAll(/^# {3}deploy\/\S+ (\S+)/gm))
    expect(existsSync(`scripts/${name}.ts`), name).toBe(true);
});
