/*
 * How the server runs, measured with bench/memory.ts (docs/operations/install.md#memory).
 */

/**
 * Little space for what is young: it is swept more often, and less of it lies about. The site needs some 60 MB for the rest;
 * Node lets it become four times what it needs before it sweeps where it may take gigabytes, and 1.4 times within 512 MB.
 */
export const flags: readonly string[] = ['--max-semi-space-size=4', '--max-old-space-size=512'];

export const environment: NodeJS.ProcessEnv = {
  // Two places from which the C library hands out memory instead of eight for each processor: what one gives back, another
  // can use.
  MALLOC_ARENA_MAX: '2',
  // Buffers of 128 kB and more are given back as soon as they are free; by itself the library keeps more and more of them.
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // What Node made of the source the last time; where the folder cannot be written, it starts without.
  NODE_COMPILE_CACHE: 'build/compiled',
  ...process.env,
  NODE_ENV: 'production',
};
