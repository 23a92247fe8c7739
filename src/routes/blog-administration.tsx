import { lazy, Suspense, useEffect, useState } from 'react';
import type { ShouldRevalidateFunction } from 'react-router';
import { SignOutForm } from '#features/staff-sign-in/sign-out-form.tsx';

// Its code comes for signed-in staff only.
const Screen = lazy(async () => ({
  default: (await import('./blog-administration-screen.tsx')).BlogAdministrationScreen,
}));

interface BlogAdministrationProps {
  /** Who is signed in. */
  email: string;
  /** Where somebody goes who signs out. */
  signOutTo: '/admin/login' | '/blog-admin';
}

/** The blog administration, as /blog-admin and /admin/blog show it to whoever is signed in. */
export function BlogAdministration({ email, signOutTo }: BlogAdministrationProps) {
  const logout = <SignOutForm to={signOutTo} />;
  const loading = (
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
  // It keeps drafts in this browser and asks for its data itself: the server has nothing of it to send.
  if (!useInBrowser()) return loading;
  return (
    <Suspense fallback={loading}>
      <Screen email={email} logout={logout} />
    </Suspense>
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
