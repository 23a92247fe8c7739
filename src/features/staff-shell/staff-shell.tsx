import type { ReactNode } from 'react';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { ThemeSwitch } from '#ui/theme-switch/theme-switch.tsx';
import type { Shell } from '#wire/shell.ts';

/** The staff shell: a thin header and the page, without parts of the public site. */
export function StaffShell({ shell, children }: { shell: Shell; children: ReactNode }) {
  return (
    <div data-without-side-menu="" className="flex min-h-dvh flex-col bg-mist">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <header className="no-print border-b border-line bg-surface">
        <div className="wrap flex min-h-(--header-height) flex-wrap items-center justify-between gap-3">
          <Link
            href="/"
            className="inline-flex min-h-12 min-w-0 items-center gap-2.5 text-h4 font-bold leading-none tracking-tight"
          >
            <Drawing drawing={shell.drawings.mark} alt="" priority className="mark size-9" />
            <span className="min-w-0 text-balance">{shell.clinic.name}</span>
          </Link>
          <div className="flex min-w-0 flex-wrap items-center gap-x-5 text-sm text-ink-soft">
            <ThemeSwitch className="min-h-11 hover:text-brand-deep" />
            <p className="flex items-center gap-1.5 max-sm:hidden">
              <Icon name="lock" className="size-4" />
              Staff
            </p>
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Drawing
        drawing={shell.drawings.tide}
        alt=""
        priority="low"
        className="no-print mt-10 h-16 w-full object-cover object-top md:h-24"
      />
    </div>
  );
}
