import type { InstrumentId } from '#domain/screeners/instrument.ts';
import { instruments } from '#domain/screeners/instruments.ts';
import { Part } from '#ui/part/part.tsx';
import { PartFailed } from '#ui/part/part-failed.tsx';
import type { ToolSettings } from '#wire/tools.ts';
import { Screener, type WithResults } from './screener.tsx';

interface ScreenersProps extends WithResults {
  ids: readonly InstrumentId[];
  settings: ToolSettings;
}

/** Self-checks: two are side by side where there is room, any other number one below the other. */
export function Screeners({ ids, settings, ...results }: ScreenersProps) {
  return (
    <ul className={`grid items-start gap-x-5 gap-y-8 ${ids.length === 2 ? '@min-[46rem]:grid-cols-2' : ''}`}>
      {ids.map((id) => (
        <li key={id} className="min-w-0">
          <Part instead={<ToolFailed {...settings} />}>
            <Screener instrument={instruments[id]} settings={settings} {...results} />
          </Part>
        </li>
      ))}
    </ul>
  );
}

function ToolFailed({ phone, bookingHref }: ToolSettings) {
  return (
    <PartFailed what="This self-check">
      <p className="mt-2">
        You can talk it through with us:{' '}
        <a href={`tel:${phone.dial}`} className="text-link">
          {phone.display}
        </a>{' '}
        or{' '}
        <a href={bookingHref} className="text-link">
          book a consultation
        </a>
        .
      </p>
    </PartFailed>
  );
}
