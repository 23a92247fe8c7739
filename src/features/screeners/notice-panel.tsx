import type { ScreenerNotice } from '#domain/screeners/instrument.ts';
import { ContactText } from '#ui/contact-text/contact-text.tsx';
import { Notice, type NoticeTone } from '#ui/notice/notice.tsx';

const tones: Record<ScreenerNotice['tone'], NoticeTone> = { info: 'information', care: 'warning', crisis: 'crisis' };

interface NoticePanelProps {
  notice: ScreenerNotice;
  /** Level of its heading: below the tool's own, or below the result's. */
  level?: 4 | 5;
}

export function NoticePanel({ notice, level = 4 }: NoticePanelProps) {
  const { tone, title, text, phone } = notice;
  return (
    <Notice tone={tones[tone]} title={title} level={level} className="text-sm">
      <p className="measure">
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
    </Notice>
  );
}
