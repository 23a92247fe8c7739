import './checks-without-eval.ts';
import type { ReactNode } from 'react';
import { BlogPost } from '#features/blog/blog-post.tsx';
import { BlogAdmin } from '#features/blog-admin/blog-admin.tsx';
import { useShell } from './use-shell.ts';

/** The blog administration with the public blog's own article as its preview. */
export function BlogAdministrationScreen({ email, logout }: { email: string; logout: ReactNode }) {
  const { clinic, canonicalOrigin, booking } = useShell();
  return (
    <BlogAdmin
      clinic={clinic.shortName}
      siteName={clinic.name}
      host={new URL(canonicalOrigin).host}
      email={email}
      logout={logout}
      showPage={(post) => (
        <BlogPost post={post} address={`${canonicalOrigin}${post.path}`} bookingHref={booking.initial.href} />
      )}
    />
  );
}
