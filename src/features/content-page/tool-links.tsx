import type { ToolId } from '#domain/content-model/blocks.ts';
import { Link } from '#ui/link/link.tsx';

/** The address of each tool, and its subject. */
const places: Record<ToolId, { name: string; looksAt: string; href: string }> = {
  calculator: {
    name: 'Body metrics calculator',
    looksAt: 'Body mass index, and the energy and protein that a body like yours uses in a day.',
    href: '/calculator',
  },
  'beds-7': {
    name: 'BEDS-7, adapted',
    looksAt: 'Signs of binge eating, in seven questions.',
    href: '/mental-health-support#beds-7',
  },
  asrs: {
    name: 'ASRS, part A',
    looksAt: 'Attention and restlessness in adults, in six questions.',
    href: '/mental-health-support#asrs',
  },
  'audit-c': {
    name: 'AUDIT-C',
    looksAt: 'How often, and how much, you drink, in three questions.',
    href: '/mental-health-support#audit-c',
  },
  'stop-bang': {
    name: 'STOP-BANG',
    looksAt: 'The risk of sleep apnoea, in eight questions.',
    href: '/sleep-recovery-optimisation#stop-bang',
  },
  epworth: {
    name: 'Epworth Sleepiness Scale',
    looksAt: 'How likely you are to doze in eight everyday situations.',
    href: '/sleep-recovery-optimisation#epworth',
  },
};

/** Tools that stand on other pages. */
export function ToolLinks({ tools, className = '' }: { tools: readonly ToolId[]; className?: string }) {
  return (
    <ul className={`border-t border-line ${className}`}>
      {tools.map((tool) => {
        const { name, looksAt, href } = places[tool];
        return (
          <li key={tool} className="border-b border-line py-4">
            <h3 className="text-h4">
              <Link href={href} className="text-link">
                {name}
              </Link>
            </h3>
            <p className="mt-1 text-ink-soft">{looksAt}</p>
          </li>
        );
      })}
    </ul>
  );
}
