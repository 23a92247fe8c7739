import { Icon } from '#ui/icon/icon.tsx';
import { type NoticeTone, noticeLooks } from '#ui/notice/notice.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import type { BlockOf } from '../block-types.ts';

interface Tone {
  notice: NoticeTone;
  head: string;
  text: string;
}

const tones: Record<BlockOf<'callout'>['tone'], Tone> = {
  info: { notice: 'information', head: 'pt-6 text-brand-deep', text: 'pt-2 pb-6' },
  care: { notice: 'warning', head: 'pt-6 text-caution', text: 'pt-2 pb-6' },
  // Stands out on purpose, because these numbers are dialled.
  crisis: {
    notice: 'crisis',
    head: 'bg-severe py-4 text-on-strong',
    text: 'pt-5 pb-6 [&_a]:text-severe [&_a]:decoration-2 [&_a[href^="tel:"]]:inline-block [&_a[href^="tel:"]]:py-1 [&_a[href^="tel:"]]:text-h3 [&_a[href^="tel:"]]:leading-none [&_a[href^="tel:"]]:font-extrabold [&_ul>li]:before:top-[0.8em] [&_ul>li]:before:bg-severe',
  },
};

interface CalloutBlockProps {
  id: string;
  block: BlockOf<'callout'>;
  level: 2 | 3;
}

export function CalloutBlock({ id, block, level }: CalloutBlockProps) {
  const { notice, head, text } = tones[block.tone];
  const { icon, panel } = noticeLooks[notice];
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className={`max-w-3xl overflow-hidden rounded-card break-inside-avoid ${panel}`}>
      <div className={`flex items-start gap-3 max-xs:flex-wrap px-5 sm:px-7 ${head}`}>
        {icon && <Icon name={icon} className="mt-0.5 size-7" />}
        <Title id={id} className="scroll-mt-8 text-h3">
          {block.title}
        </Title>
      </div>
      <Prose text={block.text} className={`px-5 sm:px-7 ${text}`} />
    </section>
  );
}
