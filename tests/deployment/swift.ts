import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createS3Client } from '#server/files/s3/s3-client.ts';
import { freePort } from '../support/postgres.ts';
import { type Program, startProgram, untilListening } from './programs.ts';
import { must } from './report.ts';

/** Timeout for Swift's first answer, in milliseconds. */
const startTimeout = 30_000;

/** Debian's programs for a node of OpenStack Swift. */
export const swiftPrograms = [
  'swift-proxy-server',
  'swift-account-server',
  'swift-container-server',
  'swift-object-server',
  'memcached',
] as const;
export const swiftPackages = 'swift-proxy swift-account swift-container swift-object memcached';

export interface Swift {
  settings: {
    endpoint: string;
    region: string;
    bucket: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
  /** A key of the same service without access to the bucket. */
  stranger: { accessKeyId: string; secretAccessKey: string };
  /** Suspends the service: it accepts connections and does not answer until `thaw`. */
  freeze: () => void;
  thaw: () => void;
  end: () => Promise<void>;
}

/** Starts OpenStack Swift on one node, with one replica and the S3 interface. */
export async function startSwift(folder: string): Promise<Swift> {
  const user = userInfo().username === 'root' ? 'swift' : userInfo().username;
  const etc = join(folder, 'etc');
  const devices = join(folder, 'devices');
  for (const path of [folder, etc, devices, join(devices, 'd1')]) mkdirSync(path, { recursive: true });
  // Swift's servers drop root privileges, so that each parent folder must be readable for their user.
  chmodSync(folder, 0o755);
  chmodSync(join(folder, '..'), 0o755);
  if (user === 'swift') {
    const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
    for (const path of [devices, join(devices, 'd1')]) chownSync(path, id('-u'), id('-g'));
  }
  const ports = { account: await freePort(), container: await freePort(), object: await freePort() };
  const [proxy, cache] = [await freePort(), await freePort()];
  const common = (port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${user}
swift_dir = ${etc}
devices = ${devices}
mount_check = false
disable_fallocate = true
log_level = ERROR
log_udp_host = 127.0.0.1
log_udp_port = 9
`;
  writeFileSync(
    join(etc, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = clinic\nswift_hash_path_prefix = site\n[storage-policy:0]\nname = one\ndefault = yes\n',
  );
  const files = [['proxy', proxySettings(common(proxy), cache)]];
  for (const kind of ['account', 'container', 'object'] as const) {
    files.push([kind, storageSettings(common(ports[kind]), kind)]);
  }
  execFileSync('/usr/bin/python3', ['-c', rings(etc, ports)], { stdio: 'pipe' });
  const programs: Program[] = [];
  const memory = startProgram('memcached', [
    '-l',
    '127.0.0.1',
    '-p',
    String(cache),
    '-U',
    '0',
    ...(user === 'swift' ? ['-u', 'nobody'] : []),
  ]);
  programs.push(memory);
  for (const [kind = '', text = ''] of files) {
    const file = join(etc, `${kind}-server.conf`);
    writeFileSync(file, text);
    programs.push(startProgram(`swift-${kind}-server`, [file]));
  }
  const [, proxyServer, ...storage] = programs as [Program, Program, ...Program[]];
  await untilListening(cache, memory);
  await untilListening(proxy, proxyServer);
  for (const [index, kind] of (['account', 'container', 'object'] as const).entries())
    await untilListening(ports[kind], storage[index] ?? proxyServer);

  const settings = {
    endpoint: `http://127.0.0.1:${proxy}`,
    // OpenStack's default region.
    region: 'RegionOne',
    bucket: 'clinic-files',
    accessKeyId: 'clinic:site',
    secretAccessKey: 'sitekey',
  };
  // The ports are open before the workers answer: until then Swift replies 500 or 503.
  const client = createS3Client(settings);
  const end = Date.now() + startTimeout;
  let made = await client.send('PUT', '');
  while (made.status >= 500 && Date.now() < end) {
    await setTimeout(250);
    made = await client.send('PUT', '');
  }
  must(made.status === 200, `the bucket was not made: ${made.status} ${made.code}`);
  return {
    settings,
    stranger: { accessKeyId: 'clinic:stranger', secretAccessKey: 'strangerkey' },
    freeze: () => proxyServer.process.kill('SIGSTOP'),
    thaw: () => proxyServer.process.kill('SIGCONT'),
    end: async () => {
      await Promise.all(programs.map((program) => program.end()));
    },
  };
}

/** Writes the ring files, instead of nine calls of swift-ring-builder. */
const rings = (etc: string, ports: object) => `
from swift.common.ring import RingBuilder
for kind, port in ${JSON.stringify(ports)}.items():
    builder = RingBuilder(4, 1, 0)
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': port, 'device': 'd1', 'weight': 1,
                     'replication_ip': '127.0.0.1', 'replication_port': port, 'meta': ''})
    builder.rebalance()
    builder.get_ring().save('${etc}/' + kind + '.ring.gz')
`;

const storageSettings = (common: string, kind: string) => `${common}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
[${kind}-replicator]
[${kind}-updater]
[${kind}-auditor]
`;

const filters = [
  'gatekeeper',
  'healthcheck',
  'bulk',
  'slo',
  'dlo',
  'copy',
  'listing_formats',
  'symlink',
  'catch_errors',
];

const proxySettings = (common: string, cache: number) => `${common}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth copy slo dlo versioned_writes symlink proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
[filter:tempauth]
use = egg:swift#tempauth
user_clinic_site = sitekey .admin
user_clinic_stranger = strangerkey
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = RegionOne
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cache}
[filter:versioned_writes]
use = egg:swift#versioned_writes
allow_object_versioning = true
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}`;
