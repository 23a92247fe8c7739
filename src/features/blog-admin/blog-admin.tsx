import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PostFields } from '#domain/blog/post.ts';
import { newPost } from '#domain/blog/save-post.ts';
import { CreateDialog } from './ai/create-dialog.tsx';
import { Bin } from './bin/bin.tsx';
import type { EditorSettings } from './editor/editor.tsx';
import { NewPost, OpenPost } from './editor/open-post.tsx';
import type { ShowPage } from './editor/preview-pane.tsx';
import { SignInDialog } from './editor/sign-in-dialog.tsx';
import { PostList, type StaffListChoice } from './post-list/post-list.tsx';
import { PreviewLinks } from './previews/preview-links.tsx';
import { createQueryClient } from './queries.ts';

export interface BlogAdminProps {
  /** The clinic's short name. */
  clinic: string;
  /** The clinic's name, as pages bear it. */
  siteName: string;
  /** Such as saltbush.example. */
  host: string;
  /** Who is signed in. */
  email: string;
  /** The button that ends the session. */
  logout: ReactNode;
  /** Shows the preview of a post as its real page. */
  showPage: ShowPage;
}

/**
 * The blog administration: the list of posts, the editor, and the bin. All share one address; its query selects one:
 * ?edit={id}, ?new, ?bin, ?previews, or the list with ?q= and ?page=.
 */
export function BlogAdmin(props: BlogAdminProps) {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <Screen {...props} />
    </QueryClientProvider>
  );
}

function Screen({ clinic, siteName, host, email, logout, showPage }: BlogAdminProps) {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const requested = new URLSearchParams(search);
  const edited = requested.get('edit');
  const isNew = requested.has('new');
  // A new post that was saved stays in the same editor, under its own address.
  const [adopted, setAdopted] = useState<{ id: string; key: string }>();
  const [written, setWritten] = useState<PostFields>();
  const [asksAi, setAsksAi] = useState(false);
  const [signsIn, setSignsIn] = useState(false);
  const fresh = newPost(clinic);
  const newKey = isNew ? key : edited !== null && adopted?.id === edited ? adopted.key : undefined;
  const settings: EditorSettings = { clinic, siteName, host, email, listHref: pathname, showPage };

  const choose = useCallback(
    ({ query, due, page }: StaffListChoice) => {
      const chosen = new URLSearchParams({
        ...(query ? { q: query } : {}),
        ...(due ? { review: 'due' } : {}),
        ...(page > 1 ? { page: `${page}` } : {}),
      });
      navigate({ pathname, search: `${chosen}` }, { replace: page === 1 });
    },
    [navigate, pathname],
  );

  useEffect(() => {
    if (!isNew && edited === null) document.title = `Blog administration | ${clinic}`;
  }, [isNew, edited, clinic]);

  if (newKey !== undefined) {
    return (
      <NewPost
        key={newKey}
        fresh={fresh}
        written={written}
        settings={settings}
        onInserted={(id) => {
          setAdopted({ id, key: newKey });
          setWritten(undefined);
          navigate({ pathname, search: `?edit=${id}` }, { replace: true, preventScrollReset: true });
        }}
      />
    );
  }
  if (requested.has('previews')) {
    return (
      <PreviewLinks
        page={pageIn(requested)}
        onPage={(page) => navigate({ pathname, search: `?previews&page=${page}` })}
        listHref={pathname}
        newHref={`${pathname}?new`}
      />
    );
  }
  if (requested.has('bin')) {
    return (
      <Bin
        page={pageIn(requested)}
        onPage={(page) => navigate({ pathname, search: `?bin&page=${page}` })}
        listHref={pathname}
      />
    );
  }
  if (edited !== null) return <OpenPost key={edited} id={edited} settings={settings} />;
  return (
    <>
      <PostList
        choice={{ query: requested.get('q') ?? '', due: requested.get('review') === 'due', page: pageIn(requested) }}
        email={email}
        onChoose={choose}
        editHref={(id) => `${pathname}?edit=${id}`}
        newHref={`${pathname}?new`}
        binHref={`${pathname}?bin`}
        previewsHref={`${pathname}?previews`}
        onCreateWithAi={() => setAsksAi(true)}
        logout={logout}
      />
      {asksAi && (
        <CreateDialog
          onClose={() => setAsksAi(false)}
          onSignedOut={() => setSignsIn(true)}
          onCreated={(proposal) => {
            setAsksAi(false);
            setWritten({ ...fresh, ...proposal, aiAssisted: true });
            navigate({ pathname, search: '?new' });
          }}
        />
      )}
      {signsIn && (
        <SignInDialog
          email={email}
          saves={false}
          onClose={() => setSignsIn(false)}
          onSignedIn={() => setSignsIn(false)}
        />
      )}
    </>
  );
}

function pageIn(requested: URLSearchParams): number {
  const page = Number(requested.get('page') ?? '1');
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
