import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { newPost } from '#domain/blog/save-post.ts';
import { blogScreens } from '#domain/site/staff-screens.ts';
import { SignInDialog } from '#features/editing/sign-in-dialog.tsx';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { CreateDialog } from '../ai/create-dialog.tsx';
import { useBlogAdmin } from '../blog-admin.tsx';

/** The heading of the list, who is signed in, and the ways out. */
export function ListHead() {
  const { email, logout } = useBlogAdmin();
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="text-h2 font-extrabold">Blog administration</h1>
        <p className="mt-1 text-sm text-ink-soft">Signed in as {email}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:text-sm max-sm:[&_:is(a,button)]:px-3">
        <ButtonLink href="/blog-admin/account" look="secondary">
          Your account
        </ButtonLink>
        <ButtonLink href="/" look="secondary">
          Back to Site
        </ButtonLink>
        {logout}
      </div>
    </div>
  );
}

/** The ways to a new post and to the other lists. @param children What narrows the list. */
export function ListActions({ children }: { children: ReactNode }) {
  const [asksAi, setAsksAi] = useState(false);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 max-sm:gap-2 max-sm:[&>:is(a,button)]:px-3.5 max-sm:[&>form]:order-last">
      <ButtonLink href={blogScreens.newPost}>New Post</ButtonLink>
      <Button icon="sparkles" onClick={() => setAsksAi(true)}>
        Create with AI
      </Button>
      <ButtonLink href={blogScreens.bin} look="secondary">
        Bin
      </ButtonLink>
      <ButtonLink href={blogScreens.previews} look="secondary">
        Preview links
      </ButtonLink>
      {children}
      {asksAi && <CreateWithAi onClose={() => setAsksAi(false)} />}
    </div>
  );
}

/** Lets AI write a post, which opens in the editor unsaved. */
function CreateWithAi({ onClose }: { onClose: () => void }) {
  const { clinic, email } = useBlogAdmin();
  const navigate = useNavigate();
  const [signsIn, setSignsIn] = useState(false);
  const signedIn = () => setSignsIn(false);
  return (
    <>
      <CreateDialog
        onClose={onClose}
        onSignedOut={() => setSignsIn(true)}
        onCreated={(proposal) => {
          const written = { ...newPost(clinic), ...proposal, aiAssisted: true };
          navigate(blogScreens.newPost, { state: { written } });
        }}
      />
      {signsIn && <SignInDialog email={email} saves={false} onClose={signedIn} onSignedIn={signedIn} />}
    </>
  );
}
