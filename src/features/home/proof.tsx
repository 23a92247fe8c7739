import { Icon } from '#ui/icon/icon.tsx';
import { NoteReference } from '#ui/notes/notes.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import { Unbroken } from '#ui/prose/unbroken.tsx';
import { TideEdge } from '#ui/tide/tide.tsx';
import type { HomePage } from '#wire/home.ts';

/** Claims and figures, each with its footnote. */
export function Proof({
  text,
  claims,
  ratings,
}: {
  text: HomePage['home']['proof'];
  claims: HomePage['claims'];
  ratings: HomePage['ratings'];
}) {
  return (
    <section>
      <TideEdge colour="mist" />
      <div className="bg-mist pt-10 pb-16 md:pt-12 md:pb-24">
        <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.25fr]">
          <div>
            <h2 className="text-h2">{text.title}</h2>
            <Prose text={text.text} className="measure mt-4 text-ink-soft" />
            <dl className="mt-10 flex flex-wrap gap-x-12 gap-y-6">
              {ratings.map(({ value, label, note }) => (
                <div key={label} className="flex flex-col-reverse">
                  <dt className="text-sm font-medium text-ink-soft">
                    {label}
                    {note && <NoteReference note={note} />}
                  </dt>
                  <dd className="text-h1 font-extrabold tracking-tight">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <ul className="grid content-start sm:grid-cols-2 sm:gap-x-8">
            {claims.map(({ text: claim, benefit, note }) => (
              <li key={claim} className="flex gap-3 border-t border-edge/40 py-4 font-semibold">
                <Icon name={benefit ? 'check' : 'receipt'} className="mt-0.5 size-5 text-brand" />
                <span>
                  <Unbroken text={claim} />
                  {note && <NoteReference note={note} />}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
