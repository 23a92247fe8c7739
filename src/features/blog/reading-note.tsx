import { ExternalLink, Link } from '#ui/link/link.tsx';

/** Shown under every article: it is not personal advice, and where to get help. */
export function ReadingNote({ bookingHref }: { bookingHref: string }) {
  return (
    <aside
      aria-labelledby="reading-note-title"
      className="mt-12 rounded-card bg-mist px-6 py-6 forced-border print:px-0"
    >
      <h2 id="reading-note-title" className="text-h4">
        General information, not personal advice
      </h2>
      <p className="mt-2">
        This article cannot know your history, your medicines or what you are going through. Please talk with a health
        professional before you change treatment, and sooner if something worries you.
      </p>
      <ul className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {helpLines.map(({ name, display, dial }) => (
          <li key={dial} className="flex flex-wrap justify-between gap-x-3">
            <span>{name}</span>
            <a href={`tel:${dial}`} className="text-link">
              {display}
            </a>
          </li>
        ))}
      </ul>
      <p className="no-print mt-5 border-t border-brand/20 pt-4">
        Would you rather talk it through?{' '}
        <ExternalLink href={bookingHref} className="text-link">
          Book a consultation
        </ExternalLink>{' '}
        or read{' '}
        <Link href="/how-it-works" className="text-link">
          how a first visit goes
        </Link>
        .
      </p>
    </aside>
  );
}

/** Help lines that answer everywhere in Australia. */
const helpLines = [
  { name: 'In an emergency', display: '000', dial: '000' },
  { name: 'Health advice, day and night', display: '1800 022 222', dial: '1800022222' },
  { name: 'Lifeline, day and night', display: '13 11 14', dial: '131114' },
  { name: 'Butterfly, for eating concerns', display: '1800 33 4673', dial: '1800334673' },
] as const;
