import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadContent } from '#content/load.ts';
import { settingNames } from '#server/config.ts';
import { unavailablePage, unavailableReply } from '#server/http/kernel/unavailable.ts';
import { imagesIn, pin, withoutDigest } from './images.ts';

// Checks that the deployment files refer to files, services and settings that exist. docs/operations.md names the parts that
// only an operator's machine can prove.

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

test('[TRUST-09] the compose file sets only known settings and documents every secret', () => {
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

test('[TRUST-09] the proxy and the image name services and files that exist', () => {
  const upstreams = [...readFileSync('deploy/Caddyfile', 'utf8').matchAll(/\b(site-\d+):3000/g)];
  expect(upstreams.map(([, name]) => name)).toEqual(['site-1', 'site-2']);
  const copied = [
    ...readFileSync('Containerfile', 'utf8').matchAll(
      /^COPY (?!--from=packages)(?:--from=build )?(?:--chown=\S+ )?(.+) \S+$/gm,
    ),
  ];
  const sources = copied.flatMap(([, names = '']) => names.split(' ')).map((name) => name.replace(/^\/site\/?/, ''));
  expect(sources.length).toBeGreaterThan(8);
  // The files of a build exist only after a build.
  for (const source of sources) if (!source.startsWith('build')) expect(existsSync(source || '.'), source).toBe(true);
});

test('[OPS-04] the proxy’s page for an outage comes from the content and has its security policy', () => {
  const { site } = loadContent('content');
  const page = unavailablePage(site);
  // `npm run unavailable` writes both files.
  expect(readFileSync('deploy/unavailable/page.html', 'utf8')).toBe(page.html);
  expect(JSON.parse(readFileSync('deploy/unavailable/function.json', 'utf8'))).toEqual(unavailableReply(site));
  for (const text of [page.html, unavailableReply(site).error.message])
    for (const needed of ['000', '13 11 14', site.phone.display]) expect(text).toContain(needed);
  const caddyfile = readFileSync('deploy/Caddyfile', 'utf8');
  expect(caddyfile).toContain(`Content-Security-Policy "${page.policy}"`);
  expect(mounts).toContain(`./unavailable:${/root \* (\S+)/.exec(caddyfile)?.[1]}:ro`);
});

test('[TRUST-09] the unit starts an existing program behind the proxy of the Caddyfile', () => {
  const unit = readFileSync('deploy/clinic-site.service', 'utf8');
  expect(existsSync(/ExecStart=\S+ (\S+)/.exec(unit)?.[1] ?? '?')).toBe(true);
  const [, written = ''] = /^Environment=(.+)$/m.exec(unit) ?? [];
  const settings = Object.fromEntries(written.split(' ').map((setting) => setting.split('=')));
  for (const name of Object.keys(settings)) expect([...settingNames, 'NODE_ENV']).toContain(name);
  // Without the setting all visitors share one rate limit, and sign-in over https returns to the form.
  expect(settings.TRUST_PROXY).toBe('true');
  expect(readFileSync('deploy/Caddyfile', 'utf8')).toContain(`same machine: to ${settings.HOST}:${settings.PORT}\n`);
});

test('an image without a digest is reported, and pinning adds a digest to each image', () => {
  const [image, compose] = ['Containerfile', 'deploy/compose.yaml'].map((file) => readFileSync(file, 'utf8'));
  expect(imagesIn(image ?? '')).toHaveLength(2);
  expect(imagesIn(compose ?? '')).toHaveLength(3);
  for (const file of [image ?? '', compose ?? '']) {
    const found = pin(file, () => `sha256:${'0'.repeat(64)}`);
    expect(withoutDigest(found)).toEqual([]);
    expect(found.replaceAll(`@sha256:${'0'.repeat(64)}`, '')).toBe(file.replaceAll(/@sha256:[0-9a-f]{64}/g, ''));
  }
  const mixed = `FROM a.example/node:24 AS build\nFROM a.example/node:24-slim@sha256:${'1'.repeat(64)}\n`;
  expect(withoutDigest(mixed)).toEqual(['a.example/node:24']);
  expect(() => pin(mixed, () => '')).toThrow('No digest of a.example/node:24 was found.');
});

test('[OPS-02] each command of the deployment runs as the user of the site, with the settings of the unit', () => {
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
