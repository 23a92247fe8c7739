import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ClosingBand } from '#ui/band/closing-band.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Drawing, type DrawingProps } from '#ui/drawing/drawing.tsx';
import { Link } from '#ui/link/link.tsx';
import { TideEdge } from '#ui/tide/tide.tsx';
import { InlineTool } from './inline-tool.tsx';
import { ToolEntry } from './tool-entry.tsx';
import { ToolLead } from './tool-lead.tsx';
import { ToolSearch } from './tool-search.tsx';
import { tools as allTools, matchingTools, offersSearch, type Tool } from './tools.ts';
import { toolsWords } from './words.ts';

interface ToolsPageProps {
  drawing: DrawingProps['drawing'];
  /** The calculator, loaded when it is first shown. */
  calculator: ReactNode;
  tools?: readonly Tool[];
}

/** The hub: the calculator large, because it opens here; the other tools as links to their pages. */
export function ToolsPage({ drawing, calculator, tools = allTools }: ToolsPageProps) {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (open) title.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);

  /** Opens in place; in a new tab or window the link opens the calculator's own page. */
  function openInline(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  }

  const shown = offersSearch(tools) ? matchingTools(tools, search, category) : tools;
  const lead = shown.find(({ way }) => way === 'inline');
  const others = shown.filter((tool) => tool !== lead);
  const words = toolsWords;
  return (
    <>
      <section className="relative overflow-hidden bg-sand">
        <div className="wrap grid items-center gap-x-16 gap-y-8 pt-10 pb-14 md:grid-cols-[1.25fr_1fr] md:pt-14 md:pb-24">
          <div>
            <h1 className="text-h1 font-extrabold tracking-[-0.03em]">{words.title}</h1>
            <p className="mt-5 max-w-xl text-lead">{words.lead}</p>
          </div>
          <Drawing
            drawing={drawing}
            alt={words.alt}
            priority
            className="aspect-[16/10] w-full rounded-large rounded-tr-[7rem] object-cover"
          />
        </div>
        <TideEdge colour="surface" className="absolute inset-x-0 bottom-0" />
      </section>
      <section aria-labelledby="tools-title" className="wrap pt-6 pb-16 md:pb-24">
        <h2 id="tools-title" className="sr-only">
          The tools
        </h2>
        {offersSearch(tools) && (
          <ToolSearch
            tools={tools}
            search={search}
            category={category}
            found={shown.length}
            onSearch={setSearch}
            onCategory={setCategory}
          />
        )}
        <ul>
          {lead && (
            <li>
              <ToolLead tool={lead} open={open} openerRef={opener} onOpen={openInline} />
              {open && (
                <InlineTool title={words.inlineTitle} titleRef={title} onClose={() => setOpen(false)}>
                  {calculator}
                </InlineTool>
              )}
            </li>
          )}
          {others.map((tool) => (
            <li key={tool.id} className="border-b border-line">
              <ToolEntry tool={tool} />
            </li>
          ))}
        </ul>
      </section>
      <ClosingBand title={words.after.title} beside>
        <p className="max-w-xl">{words.after.text}</p>
        <ButtonLink href="/" icon="calendar" className="mt-7">
          Book Professional Consultation
        </ButtonLink>
        <p className="mt-5">
          <Link href="/tools/summary" className="text-link">
            {words.after.together}
          </Link>
        </p>
        <p className="mt-3">
          <Link href="/blog" className="text-link">
            {words.after.reading}
          </Link>
        </p>
      </ClosingBand>
    </>
  );
}
