import { type ReactNode, useEffect, useState } from 'react';
import type { ShouldRevalidateFunction } from 'react-router';
import { SignOutForm } from '#features/staff-sign-in/sign-out-form.tsx';
import { SaidOnArrival } from '#ui/announcement/said-on-arrival.tsx';
import { later } from '#ui/part/later.tsx';
import { Part } from '#ui/part/part.tsx';

// Its code comes for signed-in staff only.
const Screen = later(
  async () => (await import('./blog-administration-screen.tsx')).BlogAdministrationScreen,
  NotShown,
  Loading,
);

interface BlogAdministrationProps {
  /** Who is signed in. */
  email: string;
  /** Where somebody goes who signs out. */
  signOutTo: '/admin/login' | '/blog-admin';
}

/** The blog administration, as /blog-admin and /admin/blog show it to whoever is signed in. */
export function BlogAdministration({ email, signOutTo }: BlogAdministrationProps) {
  const logout = <SignOutForm to={signOutTo} />;
  // It keeps drafts in this browser and asks for its data itself: the server has nothing of it to send.
  if (!useInBrowser()) return <Loading email={email} logout={logout} />;
  return (
    <Part instead={<NotShown logout={logout} />}>
      <Screen email={email} logout={logout} />
    </Part>
  );
}

/**
 * Another post, or the list again, is another query of the same page: the server is not asked again who is there, and
 * text is written on without it. Signing in and out load the page anew.
 */
export const staysOnPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const isAnotherQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isAnotherQuery ? false : defaultShouldRevalidate;
};

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
