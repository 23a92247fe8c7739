import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { TideLines } from '#ui/tide/tide.tsx';

interface PreparingPageProps {
  title: string;
  lead: string;
  drawing: { href: string; width: number; height: number };
  alt: string;
  /** What the page will hold, each a fact and not a promise of a date. */
  items: readonly { title: string; text: string; icon: IconName }[];
  itemsTitle: string;
  /** What a visitor can do today. */
  meanwhile: readonly { label: string; href: string; text: string }[];
  bookingHref: string;
  children?: ReactNode;
}

/** A page whose own tool is still being finished: it says so, says what it will do, and offers what works today. */
export function PreparingPage({
  title,
  lead,
  drawing,
  alt,
  items,
  itemsTitle,
  meanwhile,
  bookingHref,
  children,
}: PreparingPageProps) {
  return (
    <>
      <section className="relative overflow-hidden bg-sand">
        <TideLines className="absolute inset-x-0 bottom-0 h-40 w-full text-brand opacity-20" />
        <div className="wrap relative grid items-center gap-10 py-12 md:py-16 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
          <div>
            <h1 className="text-h1 font-extrabold">{title}</h1>
            <p className="measure mt-5 text-lead">{lead}</p>
          </div>
          <Drawing
            drawing={drawing}
            alt={alt}
            priority
            className="aspect-4/3 w-full rounded-large rounded-tr-[7rem] object-cover"
          />
        </div>
      </section>
      <section aria-labelledby="items-title" className="wrap py-16 md:py-20">
        <h2 id="items-title" className="text-h2">
          {itemsTitle}
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-7 sm:grid-cols-2">
          {items.map(({ title: name, text, icon }) => (
            <li key={name} className="flex gap-4 border-t border-line pt-6">
              <Icon name={icon} className="size-7 text-brand" />
              <div>
                <h3 className="text-h4">{name}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        {children}
      </section>
      <section aria-labelledby="meanwhile-title" className="bg-mist py-16 md:py-20">
        <div className="wrap grid gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
          <div>
            <h2 id="meanwhile-title" className="text-h2">
              What you can do today
            </h2>
            <ButtonLink href={bookingHref} external icon="calendar" className="mt-6">
              Book Consultation
            </ButtonLink>
          </div>
          <ul>
            {meanwhile.map(({ label, href, text }) => (
              <li key={href} className="border-t border-edge/40 py-4">
                <Link href={href} className="text-link text-h4">
                  {label}
                </Link>
                <p className="mt-1 text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
