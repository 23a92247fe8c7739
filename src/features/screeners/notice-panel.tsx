import type { Notice } from '#domain/screeners/instrument.ts';
import { ContactText } from '#ui/contact-text/contact-text.tsx';
import { Icon, type IconName } from '#ui/icon/icon.tsx';

/** Each tone has a shape as well as a colour. */
const tones: Record<Notice['tone'], { icon: IconName; panel: string; title: string }> = {
  info: { icon: 'lightbulb', panel: 'bg-mist', title: 'text-brand-deep' },
  care: { icon: 'shield', panel: 'border border-caution/35 bg-caution-tint', title: 'text-caution' },
  // Breaks the calm on purpose: this number is dialled.
  crisis: { icon: 'phone', panel: 'border-2 border-severe bg-severe-tint', title: 'text-severe' },
};

interface NoticePanelProps {
  notice: Notice;
  /** Level of its heading: below the tool's own, or below the result's. */
  level?: 4 | 5;
}

export function NoticePanel({ notice, level = 4 }: NoticePanelProps) {
  const { tone, title, text, phone } = notice;
  const { icon, panel, title: titleColour } = tones[tone];
  const Title = level === 4 ? 'h4' : 'h5';
  return (
    <section className={`rounded-card px-4 py-3.5 text-sm break-inside-avoid forced-border @2xl:px-5 ${panel}`}>
      <Title className={`flex items-start gap-2.5 text-base font-bold leading-snug ${titleColour}`}>
        <Icon name={icon} className="mt-0.5 size-5.5" />
        {title}
      </Title>
      <p className="measure mt-1.5">
        <ContactText text={text} />
      </p>
      {phone && (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <a
            href={`tel:${phone.number.replaceAll(' ', '')}`}
            className="inline-flex min-h-11 items-center text-h3 leading-none font-extrabold whitespace-nowrap text-severe underline decoration-2 underline-offset-4"
          >
            {phone.number}
          </a>
          <span className="font-semibold">{phone.name}</span>
        </p>
      )}
    </section>
  );
}
