import { expectNode } from './node-digest.ts';

// npm runs this first after every installation. It checks the digest of the installed Node.
await expectNode();
