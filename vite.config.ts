import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

// Left to itself the bundler cuts a page's script into some fifteen files. Fewer files compress better and ask less
// of a slow line: what every page needs is two, and a part of the design system joins them once many pages use it.
const browserFiles = [
  // With the few lines that every page and the chat share: alone they would be a file more.
  {
    name: 'framework',
    test: /\/node_modules\/(react|react-dom|scheduler|react-router)\/|\/src\/features\/chat\/(use-)?chat-window\.ts$/,
  },
  { name: 'shared', test: /\/src\/(ui|routes)\//, minShareCount: 4 },
];

/** The oldest browsers in which every visitor's journey works (docs/browsers.md): newer syntax and CSS is rewritten for them. */
const oldestBrowsers = ['chrome99', 'firefox100', 'safari15.4', 'ios15.4'];

/**
 * A page whose file cannot be fetched is opened as a plain link opens it. Left to itself, the router loads the present page
 * again, and the link leads nowhere for good.
 */
function openAsPlainLink(): Plugin {
  const reload = 'window.location.reload();';
  const open =
    'const router = window.__reactRouterDataRouter, to = router?.state.navigation.location;' +
    'if (to) window.location.assign(router.createHref(to)); else window.location.reload();';
  const kept = 'routeModulesCache[route.id] = routeModule;';
  const whole = 'if (!("default" in routeModule)) throw new Error("The file is empty.");';
  return {
    name: 'open-as-plain-link',
    transform(code, id) {
      if (!id.endsWith('/dom/ssr/routeModules.js')) return null;
      for (const part of [reload, kept]) if (!code.includes(part)) throw new Error(`${id} no longer holds: ${part}`);
      return { code: code.replace(reload, open).replace(kept, `${whole} ${kept}`), map: null };
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), openAsPlainLink()],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssMinify: 'lightningcss',
    cssTarget: oldestBrowsers,
  },
  environments: {
    // The server build holds all that it uses: a production install need not bring it, and a start looks for no files.
    ssr: { resolve: { noExternal: command === 'build' ? true : [] } },
    client: {
      build: { target: oldestBrowsers, rolldownOptions: { output: { codeSplitting: { groups: browserFiles } } } },
    },
  },
}));
