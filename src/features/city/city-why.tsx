import { Band } from '#ui/band/band.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { CityView } from '#wire/pages.ts';

/** Reasons to choose the clinic: six plain benefits or four cards, by the city's record. */
export function CityWhy({ why, clinicName }: { why: CityView['city']['why']; clinicName: string }) {
  return (
    <Band labelledBy="why-title">
      <div className="grid gap-8 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <h2 id="why-title" className="text-h2">
          Why Choose {clinicName}
        </h2>
        {why.style === 'benefits' ? (
          <ul className="grid content-start border-b border-line sm:grid-cols-2 sm:gap-x-8">
            {why.items.map((benefit) => (
              <li key={benefit} className="flex gap-3 border-t border-line py-4 font-semibold">
                <Icon name="check" className="mt-0.5 size-5 text-brand" />
                {benefit}
              </li>
            ))}
          </ul>
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2">
            {why.items.map(({ title, text, icon }) => (
              <li key={title} className="rounded-card bg-mist p-6 forced-border">
                <Icon name={icon} className="size-8 text-brand" />
                <h3 className="mt-4 text-h3">{title}</h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Band>
  );
}
