/*
 * Memory settings of the server, measured with bench/memory.ts (docs/operations/install.md#memory).
 */

/**
 * A small young generation is collected more often and leaves less garbage. The old generation needs some 60 MB. With a limit
 * of gigabytes Node lets it grow to four times that before it collects; with 512 MB, to 1.4 times.
 */
export const flags: readonly string[] = ['--max-semi-space-size=4', '--max-old-space-size=512'];

export const environment: NodeJS.ProcessEnv = {
  // glibc: two arenas instead of eight for each processor, so that threads reuse freed memory.
  MALLOC_ARENA_MAX: '2',
  // glibc: buffers of 128 kB and more are returned to the system when freed. By default the threshold grows.
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Cache of compiled code. Node starts without it if the folder is read-only.
  NODE_COMPILE_CACHE: 'build/compiled',
  ...process.env,
  NODE_ENV: 'production',
};
