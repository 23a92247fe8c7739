/** What a folder of src may import, and the advice when a file of it imports something else. */
export interface Area {
  /** Folders of src that it may import. */
  folders: readonly string[];
  /** Packages that it may import; undefined allows every package but those of `never`. */
  packages?: readonly string[];
  /** Packages that it may not import, where `packages` is undefined. */
  never?: readonly string[];
  /** What to do instead. */
  advice: string;
}

const browserPackages = ['react', 'react-dom'];

/** The dependency rule. A new folder in src fails the check until it has a row here. */
export const areas: Readonly<Record<string, Area>> = {
  domain: {
    folders: ['domain'],
    packages: ['zod'],
    advice:
      'domain holds pure rules: take what you need as an argument, or move this file to the folder that may do it',
  },
  wire: {
    folders: ['wire', 'domain'],
    packages: ['zod'],
    advice: 'wire holds request and reply shapes only: describe the data here and build it in server',
  },
  content: {
    folders: ['content', 'domain'],
    packages: ['zod', 'yaml', 'markdown-it', 'node:'],
    advice:
      'content reads and checks the content folder: put rules in domain and everything that answers requests in server',
  },
  ui: {
    folders: ['ui'],
    packages: ['react', 'react-dom', 'react-router'],
    advice:
      'ui is the design system and knows nothing of the clinic: take text and data as props, and icons from ui/icon/icons.svg',
  },
  features: {
    folders: ['features', 'ui', 'wire', 'domain'],
    packages: [
      'react',
      'react-dom',
      'react-router',
      'zod',
      'web-vitals',
      'dompurify',
      // For the staff screens: requests to the server, and the comparison of revisions.
      '@tanstack/react-query',
      'diff',
    ],
    advice:
      'a feature is shown data and knows no server: describe the data in wire, and let a route pass it in as a prop',
  },
  server: {
    folders: ['server', 'content', 'wire', 'domain'],
    never: browserPackages,
    advice: 'server answers with data: share a schema through wire or a rule through domain instead',
  },
  routes: {
    folders: ['routes', 'features', 'ui', 'server', 'content', 'wire', 'domain'],
    advice: 'routes compose features with what the server gives them',
  },
};

/**
 * The names that ui may import from react-router: those for links, including links in rendered Markdown, and the router
 * around the preview of the examples. The rest belongs to features and routes.
 */
export const routerNamesForUi = ['Link', 'LinkProps', 'NavLink', 'NavLinkProps', 'useNavigate', 'MemoryRouter'];

/** Folders beside the features, for several of them: they import no feature. */
export const sharedSiblings = ['src/features/editing'];

/** Folders whose sub-folders never import each other, and who brings them together. */
export const siblings: Readonly<Record<string, string>> = {
  'src/features': 'a feature never imports another feature: let a route compose them and pass data as props',
  'src/domain/screeners':
    'a screener never imports another screener: move what they share into src/domain/screeners itself',
};

/** The composition root and its parts: the only files that may import adapters. */
export const compositionRoot = 'src/server/compose.ts';
const composers = [
  compositionRoot,
  'src/server/compose-storage.ts',
  'src/server/compose-models.ts',
  'src/server/compose-accounts.ts',
  'src/server/compose-desk.ts',
];

export const seesAdapters = (path: string): boolean => composers.includes(path);

/** The entry points of the product: the web server and the commands. */
export function mayCompose(path: string): boolean {
  return seesAdapters(path) || path === 'src/server/main.ts' || path.startsWith('src/server/commands/');
}

/** Files of src that may read process.env. */
export const environmentReaders = ['src/server/config.ts', 'src/server/main.ts'];

export const refusedNames = ['utils', 'util', 'helpers', 'helper', 'misc', 'common'];

export const longestFile = 350;

/** The folder of src that a file belongs to; the files beside src/routes.ts count as routes. */
export function areaOf(path: string): string | undefined {
  if (/^src\/(routes\.ts|root\.tsx|entry\.[a-z]+\.tsx)$/.test(path)) return 'routes';
  return /^src\/([^/]+)\//.exec(path)?.[1];
}

/** The adapter that a file belongs to: a database engine, a model provider or a file store. */
export function adapterOf(path: string): string | undefined {
  return (
    /^src\/(server\/(?:db|better-auth))\//.exec(path)?.[1] ?? /^src\/(server\/(?:model|files)\/[^/]+)\//.exec(path)?.[1]
  );
}
