import type { InstrumentId } from '#domain/screeners/instrument.ts';
import { instruments } from '#domain/screeners/instruments.ts';
import type { ToolSettings } from '#wire/tools.ts';
import { Screener, type WithResults } from './screener.tsx';

interface ScreenersProps extends WithResults {
  ids: readonly InstrumentId[];
  settings: ToolSettings;
}

/** Self-checks: two stand side by side where there is room, any other number one below the other. */
export function Screeners({ ids, settings, ...results }: ScreenersProps) {
  return (
    <ul className={`grid items-start gap-x-5 gap-y-8 ${ids.length === 2 ? '@min-[46rem]:grid-cols-2' : ''}`}>
      {ids.map((id) => (
        <li key={id} className="min-w-0">
          <Screener instrument={instruments[id]} settings={settings} {...results} />
        </li>
      ))}
    </ul>
  );
}
