import { type ReactNode, useEffect, useState } from 'react';
import { redirect, type ShouldRevalidateFunction } from 'react-router';
import { movedBlogScreen } from '#domain/site/staff-screens.ts';
import { SignOutForm } from '#features/staff-sign-in/sign-out-form.tsx';
import { SaidOnArrival } from '#ui/announcement/said-on-arrival.tsx';
import { later } from '#ui/part/later.tsx';
import { Part } from '#ui/part/part.tsx';
import type { BlogAdminScreens } from './blog-admin-screens.tsx';

// Their code comes for signed-in staff only.
const Screens = later(async () => (await import('./blog-admin-screens.tsx')).BlogAdminScreens, NotShown, Loading);

interface BlogAdminFrameProps {
  /** Who is signed in. */
  email: string;
  /** Where staff are led who sign out. */
  signOutTo: '/admin/login' | '/blog-admin';
  /** Shows one of the screens. */
  show: (screens: BlogAdminScreens) => ReactNode;
}

/** A screen of the blog administration, for signed-in staff. */
export function BlogAdminFrame({ email, signOutTo, show }: BlogAdminFrameProps) {
  const logout = <SignOutForm to={signOutTo} />;
  // It stores autosaves in this browser and asks for its data itself: the server has nothing of it to send.
  if (!useInBrowser()) return <Loading email={email} logout={logout} />;
  return (
    <Part instead={<NotShown logout={logout} />}>
      <Screens email={email} logout={logout} show={show} />
    </Part>
  );
}

/**
 * Another screen, or another page of a list, needs no request: the server is not asked again who is signed in, so that a
 * lost connection loses no text. Signing in and out load the page again.
 */
export const staysOnPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate;

/** Leads from an address of an earlier release, such as /blog-admin?edit=123, to the screen. */
export function followMovedScreen(request: Request): void {
  const moved = movedBlogScreen(new URL(request.url).searchParams);
  if (moved) throw redirect(moved, 301);
}

function useInBrowser(): boolean {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return inBrowser;
}

interface Heading {
  email: string;
  logout: ReactNode;
}

function Loading({ email, logout }: Heading) {
  return (
    <div className="wrap py-8 md:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-h2 font-extrabold">Blog administration</h1>
          <p className="mt-1 text-sm text-ink-soft">Signed in as {email}</p>
        </div>
        {logout}
      </div>
      <p role="status" className="mt-10 noscript:hidden">
        Loading...
      </p>
      <p className="mt-10 hidden noscript:block">Writing and publishing need JavaScript. Please switch it on.</p>
    </div>
  );
}

const notShown = 'The editor could not be shown. What you wrote and did not save is kept in this browser.';

/** What the editor leaves where it cannot be loaded or drawn. */
function NotShown({ logout }: Pick<Heading, 'logout'>) {
  return (
    <div className="wrap grid justify-items-start gap-4 py-12">
      <h1 className="text-h2 font-extrabold">Blog administration</h1>
      <SaidOnArrival words={notShown} />
      <p>{notShown}</p>
      <p>
        <button type="button" onClick={() => location.reload()} className="text-link">
          Load this page again
        </button>
      </p>
      {logout}
    </div>
  );
}
