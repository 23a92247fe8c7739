import { expectNode } from './node-digest.ts';

// npm runs it first after every installation: the Node that has just come is the one that the table names.
await expectNode();
