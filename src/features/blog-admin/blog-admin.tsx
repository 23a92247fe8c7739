import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { blogScreens } from '#domain/site/staff-screens.ts';
import { createQueryClient } from '#features/editing/query-client.ts';
import type { PostPage } from '#wire/blog.ts';
import { KnownAddresses } from './known-addresses.tsx';

export interface BlogAdminSettings {
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
  /** Shows a page as readers see it. The route provides it, because the page belongs to the public blog. */
  showPage: (page: PostPage) => ReactNode;
}

const lists = [blogScreens.list, blogScreens.newPost, blogScreens.bin, blogScreens.previews];

const Settings = createContext<BlogAdminSettings | undefined>(undefined);

/** What the screens of the blog administration share: their settings, and the cache of what they read. */
export function BlogAdmin({ settings, children }: { settings: BlogAdminSettings; children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <KnownAddresses addresses={lists} />
      <Settings value={settings}>{children}</Settings>
    </QueryClientProvider>
  );
}

export function useBlogAdmin(): BlogAdminSettings {
  const settings = useContext(Settings);
  if (!settings) throw new Error('a screen of the blog administration stands in BlogAdmin');
  return settings;
}
