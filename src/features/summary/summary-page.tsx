import { useRef } from 'react';
import type { Findings } from '#domain/handover/findings.ts';
import { glanceAt } from '#domain/handover/glance.ts';
import { handoverSummaryOf, type SummarySection } from '#domain/handover/summary.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { TideEdge } from '#ui/tide/tide.tsx';
import type { ToolSettings } from '#wire/tools.ts';
import { AtAGlance } from './at-a-glance.tsx';
import { Handover } from './handover.tsx';
import { ResultEntry } from './result-entry.tsx';
import { summaryWords as words } from './words.ts';

interface SummaryPageProps {
  findings: Findings;
  settings: ToolSettings;
  onForget: (id: SummarySection['id']) => void;
  onForgetEverything: () => void;
}

/** Every result of this tab: at a glance, in full, and as files. */
export function SummaryPage({ findings, settings, onForget, onForgetEverything }: SummaryPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const sections = handoverSummaryOf(findings);
  const isEmpty = sections.length === 0;

  /** The pressed button is removed with its result, so the focus moves to the top. */
  function forgetThen(forget: () => void): void {
    forget();
    heading.current?.focus();
  }

  return (
    <>
      <section className="relative bg-sand print:bg-surface">
        <div className="wrap pt-10 pb-14 md:pt-14 md:pb-20 print:py-2">
          <h1 ref={heading} tabIndex={-1} className="text-h1 font-extrabold tracking-[-0.03em]">
            {words.title}
          </h1>
          <p className="mt-5 max-w-2xl text-lead print:hidden">{words.lead}</p>
          <p className="hidden print:block">
            {settings.clinicName}. {words.statement}
          </p>
        </div>
        <TideEdge colour="surface" className="absolute inset-x-0 bottom-0 print:hidden" />
      </section>
      <div className="wrap pt-4 pb-20 md:pb-28 print:p-0">
        <div className="hidden noscript:block">
          <Notice tone="information" className="measure">
            {words.noScript}
          </Notice>
        </div>
        {isEmpty && (
          <Empty
            icon="clipboard"
            title={words.empty.title}
            action={<ButtonLink href="/tools">All health tools</ButtonLink>}
            className="mt-4"
          >
            {words.empty.text}
          </Empty>
        )}
        <AtAGlance topics={glanceAt(sections)} />
        {!isEmpty && <Handover findings={findings} settings={settings} />}
        {sections.map((section) => (
          <ResultEntry
            key={section.id}
            section={section}
            timeZone={settings.timeZone}
            onForget={() => forgetThen(() => onForget(section.id))}
          />
        ))}
        {!isEmpty && (
          <div className="border-t-2 border-ink pt-6 print:hidden">
            <p className="measure text-ink-soft">{words.statement}</p>
            <button
              type="button"
              onClick={() => forgetThen(onForgetEverything)}
              className="text-link mt-3 inline-flex min-h-11 cursor-pointer items-center gap-2"
            >
              <Icon name="refresh" className="size-5" />
              Forget everything on this page
            </button>
          </div>
        )}
        {!isEmpty && (
          <p className="mt-8 print:hidden">
            <Link href="/tools" className="text-link">
              All health tools
            </Link>
          </p>
        )}
      </div>
    </>
  );
}
