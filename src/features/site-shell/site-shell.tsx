import type { ReactNode } from 'react';
import { emergency, lifeline } from '#domain/calculator/help-lines.ts';
import { Part } from '#ui/part/part.tsx';
import type { Shell } from '#wire/shell.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SideMenu } from './side-menu.tsx';

interface SiteShellProps {
  shell: Shell;
  /** The button that opens the assistant; undefined without one. */
  assistant: ReactNode;
  children: ReactNode;
}

/** Header, content, footer and side menu, in reading order. */
export function SiteShell({ shell, assistant, children }: SiteShellProps) {
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <Part instead={<ShortHeader shell={shell} />}>
        <Header shell={shell} />
        <SideMenu shell={shell} assistant={assistant} />
      </Part>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Part instead={<ShortFooter shell={shell} />}>
        <Footer shell={shell} />
      </Part>
    </>
  );
}

/** The fallback of a failed header: links to the home page, to all pages, and to a contact. */
function ShortHeader({ shell }: { shell: Shell }) {
  return (
    <header className="wrap flex gap-x-6 py-4 font-semibold">
      <a href="/">{shell.clinic.name}</a>
      <a href="/faq">Questions</a>
      <a href="/ask">Ask the assistant</a>
    </header>
  );
}

function ShortFooter({ shell: { clinic } }: { shell: Shell }) {
  return (
    <footer className="wrap py-10">
      In an emergency call <a href={`tel:${emergency.dial}`}>{emergency.number}</a>. To talk to someone now, call
      Lifeline on <a href={`tel:${lifeline.dial}`}>{lifeline.number}</a>. {clinic.name}:{' '}
      <a href={`tel:${clinic.phone.dial}`}>{clinic.phone.display}</a>,{' '}
      <a href={`mailto:${clinic.email}`}>{clinic.email}</a>.
    </footer>
  );
}
