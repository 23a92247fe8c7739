import { Band } from '#ui/band/band.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import type { HomePage } from '#wire/home.ts';

/** Who the visitor will meet. */
export function PractitionerCard({
  text,
  person,
}: {
  text: HomePage['home']['practitioner'];
  person: HomePage['practitioner'];
}) {
  return (
    <Band>
      <div className="grid items-center gap-10 md:grid-cols-[minmax(0,22rem)_1fr] lg:gap-20">
        <Drawing
          drawing={person.portrait}
          alt={person.portraitAlt}
          className="w-full max-w-88 rounded-large rounded-tl-[9rem]"
        />
        <div>
          <h2 className="text-h2">{text.title}</h2>
          <p className="mt-2 text-lead text-ink-soft">
            {person.role}
            {person.postNominals ? `, ${person.postNominals}` : ''}
          </p>
          <blockquote className="measure mt-5 border-l-4 border-accent pl-5 text-lead">
            “{person.introduction}”
          </blockquote>
          <ul className="mt-6 grid gap-3">
            {person.qualifications.slice(0, 4).map((qualification) => (
              <li key={qualification} className="flex gap-3">
                <Icon name="medal" className="mt-0.5 size-5 text-brand" />
                {qualification}
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <Link href="/about" className="text-link">
              {text.link}
            </Link>
          </p>
        </div>
      </div>
    </Band>
  );
}
