import type { ReactNode } from 'react';
import type { Shell } from '#wire/shell.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SideMenu } from './side-menu.tsx';

interface SiteShellProps {
  shell: Shell;
  /** The button that opens the assistant; absent where there is none. */
  assistant: ReactNode;
  children: ReactNode;
}

/** Header, content, footer and side menu, in the order in which they are read. */
export function SiteShell({ shell, assistant, children }: SiteShellProps) {
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <Header shell={shell} />
      <SideMenu shell={shell} assistant={assistant} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer shell={shell} />
    </>
  );
}
