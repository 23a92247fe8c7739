import type { MouseEvent, RefObject } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import type { Tool } from './tools.ts';

interface ToolLeadProps {
  tool: Tool;
  open: boolean;
  openerRef: RefObject<HTMLAnchorElement | null>;
  onOpen: (event: MouseEvent) => void;
}

/** The tool that opens in this page. Without script its link opens the tool's own page. */
export function ToolLead({ tool, open, openerRef, onOpen }: ToolLeadProps) {
  return (
    <article
      aria-labelledby={`tool-${tool.id}`}
      className="on-deep relative isolate overflow-hidden rounded-large bg-ocean text-on-deep forced-border"
    >
      <div className="grid gap-6 p-6 md:p-10 lg:w-3/5 lg:p-12">
        <div>
          <Badge>{tool.category}</Badge>
          <h3 id={`tool-${tool.id}`} className="mt-4 text-h2">
            {tool.name}
          </h3>
          <p className="mt-3 max-w-lg text-lead text-on-deep-soft">{tool.text}</p>
        </div>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm font-semibold">
          {tool.facts.map((fact) => (
            <li
              key={fact}
              className="flex items-center gap-2.5 before:size-2 before:rounded-[0_100%_0_100%] before:bg-on-deep-soft"
            >
              {fact}
            </li>
          ))}
        </ul>
        <p>
          <a
            ref={openerRef}
            href="/calculator"
            aria-expanded={open}
            onClick={onOpen}
            className="inline-flex min-h-13 items-center rounded-card bg-on-deep px-7 py-3 font-semibold text-deep hover:bg-on-deep-soft forced-border"
          >
            {tool.action}
          </a>
        </p>
      </div>
      {/* Behind the words and last in the markup: it is at the foot of a card that grows while the page loads. */}
      <Dial />
    </article>
  );
}

/** A tide gauge at the foot of the card: rings of water around a mark, in the style of the calculator's scales. */
function Dial() {
  const rings = [60, 96, 134, 174, 216, 260];
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="96"
      height="96"
      viewBox="0 0 400 400"
      fill="none"
      className="pointer-events-none absolute -z-1 -right-24 -bottom-[10.2rem] h-96 w-96 overflow-visible text-on-deep-soft opacity-30 lg:right-16 lg:-bottom-[12.75rem] lg:h-[30rem] lg:w-[30rem] xl:opacity-60"
    >
      {rings.map((radius, index) => (
        <path
          key={radius}
          d={`M${200 - radius} 230C${200 - radius} ${230 - radius * 1.32} ${200 + radius} ${230 - radius * 1.32} ${200 + radius} 230`}
          stroke="currentColor"
          strokeWidth="1.75"
          opacity={1 - index * 0.13}
        />
      ))}
      {[-58, -34, -10, 14, 38, 62].map((angle) => (
        <path
          key={angle}
          d="M200 62v16"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          transform={`rotate(${angle} 200 230)`}
        />
      ))}
      <g transform="rotate(26 200 230)">
        <path d="M200 232C180 200 182 150 200 104C218 150 220 200 200 232Z" className="fill-on-deep-soft" />
        <path d="M200 226V128" className="stroke-ocean" strokeWidth="2" />
      </g>
    </svg>
  );
}
