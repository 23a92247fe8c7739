import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { contentPageAddresses } from './domain/site/addresses.ts';

/** Content pages that hold self-checks: only they load the code of the self-checks. */
const toolPages = ['mental-health-support', 'sleep-recovery-optimisation'];

/**
 * Every address of the product, aliases included. Three groups are answered before the routes, by
 * src/server/http/application.ts: /healthz and /readyz, the fingerprinted files under /assets and /art, and the
 * sub-sites, whose hosts show the route `sub-site` on every path.
 */
export default [
  index('routes/home.tsx', { id: 'home' }),
  route('index.html', 'routes/home.tsx', { id: 'home-alias' }),
  route('about', 'routes/about.tsx', { id: 'about' }),
  route('meet-the-team', 'routes/about.tsx', { id: 'about-alias' }),
  route('faq', 'routes/faq.tsx', { id: 'faq' }),
  ...Object.entries(contentPageAddresses).map(([id, path]) =>
    route(path.slice(1), toolPages.includes(id) ? 'routes/tool-page.tsx' : 'routes/content-page.tsx', { id }),
  ),
  route('medicare-billing', 'routes/permanent-redirect.ts', { id: 'medicare-billing' }),

  route('tools', 'routes/tools.tsx', { id: 'tools' }),
  route('tools/summary', 'routes/summary.tsx', { id: 'summary' }),
  route('calculator', 'routes/calculator.tsx', { id: 'calculator' }),

  // The assistant by form, for browsers that cannot show the chat.
  route('ask', 'routes/ask.tsx', { id: 'ask' }),

  route('blog', 'routes/blog.tsx', { id: 'blog' }),
  route('blogs/news', 'routes/blog.tsx', { id: 'blog-alias' }),
  route('blog/feed.xml', 'routes/blog-feed.ts', { id: 'blog-feed-rss' }),
  route('blog/feed.json', 'routes/blog-feed.ts', { id: 'blog-feed-json' }),
  route('blog/preview/:key', 'routes/blog-post.tsx', { id: 'blog-preview' }),
  route('blog/:slug', 'routes/blog-post.tsx', { id: 'blog-post' }),

  layout('routes/staff-shell.tsx', { id: 'staff-shell' }, [
    // Every loader and action below these two layouts starts with requireStaff (src/routes/require-staff.ts).
    route('blog-admin', 'routes/staff-area.tsx', { id: 'staff-area' }, [
      layout('routes/blog-admin.tsx', { id: 'blog-admin' }, [
        index('routes/blog-admin-screen.tsx', { id: 'blog-admin-list' }),
        // The history is shown over the editor, which keeps its state.
        route('posts/:id/history?', 'routes/blog-admin-screen.tsx', { id: 'blog-admin-post' }),
        route('bin', 'routes/blog-admin-screen.tsx', { id: 'blog-admin-bin' }),
        route('previews', 'routes/blog-admin-screen.tsx', { id: 'blog-admin-previews' }),
      ]),
      route('account', 'routes/own-account.tsx', { id: 'own-account' }),
    ]),
    layout('routes/admin-area.tsx', { id: 'admin-area' }, [
      route('admin/studio', 'routes/admin-studio.tsx', { id: 'admin-studio' }),
      route('admin/studio/staff', 'routes/staff-accounts.tsx', { id: 'staff-accounts' }),
      route('admin/studio/audit', 'routes/audit-trail.tsx', { id: 'audit-trail' }),
      route('admin/blog', 'routes/admin-blog.tsx', { id: 'admin-blog' }),
    ]),
    route('admin/login', 'routes/admin-login.tsx', { id: 'admin-login' }),
    // The link itself is the permission.
    route('set-password/:token', 'routes/set-password.tsx', { id: 'set-password' }),
  ]),
  // A file has no guard to show: it leads whoever may not read it to the sign-in page.
  route('admin/studio/audit.csv', 'routes/audit-export.ts', { id: 'audit-export' }),

  route('sitemap.xml', 'routes/sitemap.ts', { id: 'sitemap' }),
  route('sitemap-index.xml', 'routes/sitemap.ts', { id: 'sitemap-index' }),
  route('sitemaps/:part', 'routes/sitemap.ts', { id: 'sitemap-part' }),

  // Shown on the hosts of sub-sites only; this path itself answers nowhere (src/server/http/pages/site-builds.ts).
  route('sub-site', 'routes/sub-site.tsx', { id: 'sub-site' }),

  // City pages come from content/cities; any other single word is the fallback page.
  route(':page', 'routes/city.tsx', { id: 'city' }),
  route('*', 'routes/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
