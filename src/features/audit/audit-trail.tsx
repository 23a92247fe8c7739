import { Form } from 'react-router';
import { type AuditArea, auditAreas } from '#domain/accounts/audit.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { buttonClasses } from '#ui/button/looks.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { boxClasses, Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { AuditLine } from '#wire/accounts.ts';

interface AuditTrailProps {
  lines: readonly AuditLine[];
  area: AuditArea | undefined;
  text: string;
  isFirst: boolean;
  /** The cursor of the next, older page; undefined on the last one. */
  older: string | undefined;
  clock: string;
  /** Set while the export waits for the password. */
  exporting: { problem: string | undefined } | undefined;
}

/** Who did what to which post or account, and when. */
export function AuditTrailScreen({ lines, area, text, isFirst, older, clock, exporting }: AuditTrailProps) {
  const page = (before?: string) => {
    const requested = { ...(area ? { area } : {}), ...(text ? { q: text } : {}), ...(before ? { before } : {}) };
    return `/admin/studio/audit?${new URLSearchParams(requested)}`;
  };
  return (
    <div className="wrap py-8 md:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-h2 font-extrabold">Audit trail</h1>
          <p className="mt-1 text-ink-soft">Who did what, and when; kept for a year. Times are in {clock}.</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {/* Not a page: the browser saves it. */}
          <a href="/admin/studio/audit.csv" className={buttonClasses('secondary', '')}>
            Export as CSV
          </a>
          <ButtonLink href="/admin/studio" look="secondary">
            Admin studio
          </ButtonLink>
        </div>
      </div>
      {exporting && <PasswordForExport problem={exporting.problem} />}
      <Filter area={area} text={text} />
      {lines.length === 0 ? (
        <NoEvents isFiltered={area !== undefined || text !== ''} />
      ) : (
        <ol aria-label="Events" className="mt-6 divide-y divide-line rounded-card border border-line bg-surface">
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </ol>
      )}
      <nav aria-label="Pages" className="mt-6 flex flex-wrap gap-3">
        {!isFirst && (
          <ButtonLink href={page()} look="secondary">
            Newest
          </ButtonLink>
        )}
        {older && (
          <ButtonLink href={page(older)} look="secondary">
            Older
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}

/** What narrows the list: the area, and a part of a name. */
function Filter({ area, text }: Pick<AuditTrailProps, 'area' | 'text'>) {
  return (
    <Form action="/admin/studio/audit" role="search" className="mt-6 flex flex-wrap items-end gap-4">
      <div className="min-w-48 max-sm:basis-full">
        <Field label="What">
          {(box) => (
            <select {...box} name="area" defaultValue={area ?? ''} className={boxClasses}>
              <option value="">Everything</option>
              {Object.entries(auditAreas).map(([key, words]) => (
                <option key={key} value={key}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className="min-w-48 flex-1 md:max-w-sm">
        <Field label="Person, account or post">
          {(box) => (
            <input {...box} type="search" name="q" maxLength={200} defaultValue={text} className={boxClasses} />
          )}
        </Field>
      </div>
      <Button type="submit">Show</Button>
    </Form>
  );
}

function NoEvents({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Empty
      icon="search"
      title={isFiltered ? 'Nothing that fits' : 'Nothing is noted yet'}
      action={
        isFiltered && (
          <ButtonLink href="/admin/studio/audit" look="secondary">
            Show everything
          </ButtonLink>
        )
      }
    >
      {isFiltered
        ? 'Nothing of this kind was noted within a year. Try a part of the name or address, or Everything.'
        : 'From now on, every sign-in and every change to a post or an account stands here.'}
    </Empty>
  );
}

/** A plain form whose reply is the file. */
function PasswordForExport({ problem }: { problem: string | undefined }) {
  return (
    <section aria-labelledby="export" className="mt-6 max-w-xl rounded-card border border-line bg-surface p-5 md:p-7">
      <h2 id="export" className="text-h4 font-bold">
        Export the audit trail
      </h2>
      <p className="mt-1 text-ink-soft">
        Your password is asked for again ten minutes after you last typed it. The file is saved once it is right.
      </p>
      {problem && (
        <Notice tone="problem" role="alert" className="mt-4 font-semibold">
          {problem}
        </Notice>
      )}
      <form method="post" action="/admin/studio/audit.csv" className="mt-5 grid gap-4">
        <Field label="Your password">
          {(box) => (
            <input
              {...box}
              name="password"
              type="password"
              autoComplete="current-password"
              required
              maxLength={128}
              className={boxClasses}
            />
          )}
        </Field>
        <div>
          <Button type="submit" look="primary">
            Export as CSV
          </Button>
        </div>
      </form>
    </section>
  );
}

function Line({ line: { at, moment, actor, words, subject, place, details } }: { line: AuditLine }) {
  return (
    <li className="grid gap-x-6 gap-y-0.5 px-4 py-2.5 md:grid-cols-[13rem_1fr] md:px-6">
      <time dateTime={at} className="text-sm text-ink-soft tabular-nums md:pt-0.5">
        {moment}
      </time>
      <p className="min-w-0 break-words">
        <strong className="font-semibold">{actor}</strong> {words} <strong className="font-semibold">{subject}</strong>
        {(details || place) && (
          <span className="block text-sm text-ink-soft">
            {[details, place && `from ${place}`].filter(Boolean).join(' · ')}
          </span>
        )}
      </p>
    </li>
  );
}
