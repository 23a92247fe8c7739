import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { Analytics } from '#features/analytics/analytics.tsx';
import { ChatScreen } from '#features/chat/chat.tsx';
import { ChatLauncher } from '#features/chat/chat-launcher.tsx';
import { ErrorPage } from '#features/error-page/error-page.tsx';
import { LastPage } from '#features/error-page/last-page.tsx';
import { PageComing } from '#features/site-shell/page-coming.tsx';
import { PageTitle } from '#features/site-shell/page-title.tsx';
import { SiteShell } from '#features/site-shell/site-shell.tsx';
import { presentShell } from '#server/presenters/shell.ts';
import { servicesOf } from '#server/services.ts';
import { Part } from '#ui/part/part.tsx';
import { FollowLinks } from '#ui/prose/follow-links.tsx';
import styles from '#ui/styles.css?url';
import { barColours } from '#ui/theme-switch/theme.ts';
import { ToastRegion } from '#ui/toast/toast-region.tsx';
import typeface from '#ui/typeface.css?url';
import type { Route } from './+types/root';

/** A built page carries its style itself: see server/http/pages/page-look.ts. */
export const links: Route.LinksFunction = () =>
  import.meta.env.PROD ? [] : [typeface, styles].map((href) => ({ rel: 'stylesheet', href }));

export function loader({ context }: Route.LoaderArgs) {
  return { shell: presentShell(servicesOf(context)) };
}

/** The layout of pages for staff, which have a shell of their own. */
const staffShell = 'staff-shell';

/** The clinic's details hold for a whole visit. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root')?.shell;
  return (
    <html lang="en-AU" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={barColours.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={barColours.dark} />
        {shell && (
          <>
            <link rel="icon" type="image/svg+xml" href={shell.drawings.favicon.href} />
            <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
            <link rel="manifest" href="/site.webmanifest" />
            <link rel="preload" as="image" href={shell.drawings.mark.href} />
          </>
        )}
        <Links />
        <Meta />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { shell } = loaderData;
  const isStaffScreen = useMatches().some(({ id }) => id === staffShell);
  const { key, pathname, search } = useLocation();
  const assistant = <ChatLauncher shell={shell} />;
  const page = (
    <Part instead={<ErrorPage status={500} clinic={shell.clinic} />} attempt={key}>
      <Outlet context={assistant} />
    </Part>
  );
  // A sub-site's host names a health topic, and a browser tells every server which host a request comes from:
  // sub-sites are never measured, and neither are the clinic's own staff.
  if (shell.mainOrigin) {
    return (
      <>
        <FollowLinks />
        {page}
        <ChatScreen shell={shell} />
        <ToastRegion />
      </>
    );
  }
  return (
    <>
      <FollowLinks />
      <PageComing />
      {isStaffScreen ? (
        page
      ) : (
        <SiteShell shell={shell} assistant={assistant}>
          {page}
        </SiteShell>
      )}
      {!isStaffScreen && <ChatScreen shell={shell} />}
      <Part>
        <Analytics tag={isStaffScreen ? null : shell.analytics} />
      </Part>
      {/* Lists of staff screens differ by their query; a public list says itself what a filter found. */}
      <PageTitle page={isStaffScreen ? pathname + search : pathname} />
      <ToastRegion variant={isStaffScreen ? 'staff' : 'visitor'} />
    </>
  );
}

/** What a fault outside every part leaves. What it draws may have failed just now, so below it stands a page that cannot. */
export function ErrorBoundary() {
  const error = useRouteError();
  const shell = useRouteLoaderData<typeof loader>('root')?.shell;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const page = <ErrorPage status={status} clinic={shell?.clinic} />;
  return (
    <Part instead={<LastPage shell={shell} />}>
      {!shell || shell.mainOrigin ? (
        page
      ) : (
        <>
          <SiteShell shell={shell} assistant={<ChatLauncher shell={shell} />}>
            {page}
          </SiteShell>
          <ChatScreen shell={shell} />
        </>
      )}
    </Part>
  );
}
