import { Drawing } from '#ui/drawing/drawing.tsx';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import type { AboutView } from '#wire/pages.ts';

type Person = AboutView['people']['practitioner'];

interface PersonProfileProps {
  person: Person;
  /** What the person's areas are called: only a clinician has a practice. */
  areasTitle: string;
  /** Portrait at the right on wide screens. */
  mirrored?: boolean;
}

/** One of the clinic's people: the face and the training on one side, the person's own words on the other. */
export function PersonProfile({ person, areasTitle, mirrored = false }: PersonProfileProps) {
  const nameId = `person-${person.id}`;
  const side = mirrored ? 'md:col-start-2' : 'md:col-start-1';
  return (
    <article
      aria-labelledby={nameId}
      className={`grid gap-x-12 gap-y-8 md:grid-rows-[auto_1fr] lg:gap-x-20 ${mirrored ? 'md:grid-cols-[1fr_minmax(0,17rem)] lg:grid-cols-[1fr_minmax(0,23rem)]' : 'md:grid-cols-[minmax(0,17rem)_1fr] lg:grid-cols-[minmax(0,23rem)_1fr]'}`}
    >
      <Drawing
        drawing={person.portrait}
        alt={person.portraitAlt}
        className={`w-full max-w-80 rounded-large md:row-start-1 md:max-w-none ${side} ${mirrored ? 'rounded-tr-[9rem]' : 'rounded-tl-[9rem]'}`}
      />
      <div className={`md:row-span-2 md:row-start-1 ${mirrored ? 'md:col-start-1' : 'md:col-start-2'}`}>
        <h2 id={nameId} className="text-h2">
          {person.name}
        </h2>
        <p className="mt-2 text-lead text-ink-soft">
          {person.role}
          {person.postNominals && `, ${person.postNominals}`}
        </p>
        <blockquote className="mt-6 max-w-xl border-l-4 border-accent pl-5 text-h3 font-medium text-balance">
          “{person.introduction}”
        </blockquote>
        <Prose text={person.biography} className="measure mt-6" />
        <Facts
          title={areasTitle}
          items={person.specialisations}
          icon="check"
          className="mt-8"
          listClass="xl:grid xl:grid-cols-2 xl:gap-x-8"
        />
        {person.registration && (
          <p className="mt-6 text-sm text-ink-soft">
            <span className="font-semibold text-ink">Registration</span> {person.registration}
          </p>
        )}
      </div>
      <Facts title="Qualifications" items={person.qualifications} icon="medal" className={`md:row-start-2 ${side}`} />
    </article>
  );
}

interface FactsProps {
  title: string;
  items: readonly string[];
  icon: IconName;
  className: string;
  listClass?: string;
}

function Facts({ title, items, icon, className, listClass = '' }: FactsProps) {
  return (
    <section className={className}>
      <h3 className="text-h4">{title}</h3>
      <ul className={`mt-3 border-b border-line ${listClass}`}>
        {items.map((item) => (
          <li key={item} className="flex gap-3 border-t border-line py-2.5 text-sm">
            <Icon name={icon} className="mt-0.5 size-4.5 text-brand" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
