import { globSync, rmSync } from 'node:fs';
import { productionTree } from './production-packages.ts';

// npm runs it after every installation (postinstall) and it removes what nothing here uses: the headers that come with Node,
// 67 MB, and, from a production install, the test and build tools that better-auth names as optional companions, which
// `--omit=dev` leaves in.
const headers = globSync('node_modules/node/node_modules/*/include');
const { needless, development } = productionTree();
for (const folder of [...headers, ...(development.length === 0 ? needless : [])])
  rmSync(folder, { recursive: true, force: true });
