import { globSync, rmSync } from 'node:fs';
import { productionTree } from './production-packages.ts';

// npm runs this after every installation (postinstall). It removes unused files: the headers of Node (67 MB) and, from a
// production install, the test and build tools that are optional peers of better-auth, which `--omit=dev` does not remove.
const headers = globSync('node_modules/node/node_modules/*/include');
const { needless, development } = productionTree();
for (const folder of [...headers, ...(development.length === 0 ? needless : [])])
  rmSync(folder, { recursive: true, force: true });
