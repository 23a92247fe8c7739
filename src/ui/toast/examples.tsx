import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ToastRegion } from './toast-region.tsx';
import { notify } from './toasts.ts';

let saved = 0;

export function Notices() {
  const [variant, setVariant] = useState<'visitor' | 'staff'>('visitor');
  return (
    <>
      <fieldset className="flex flex-wrap gap-6">
        <legend className="font-semibold">Where they are shown</legend>
        {(['visitor', 'staff'] as const).map((value) => (
          <label key={value} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="variant"
              checked={variant === value}
              onChange={() => setVariant(value)}
              className="size-5"
            />
            {value === 'visitor' ? 'To visitors: one at a time, 5 seconds' : 'On staff screens: up to three, 4 seconds'}
          </label>
        ))}
      </fieldset>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          onClick={() =>
            notify({ title: 'Email address copied', description: 'reception@clinic.example', tone: 'good' })
          }
        >
          Something worked
        </Button>
        <Button
          onClick={() =>
            notify({
              title: 'Missing Information',
              description: 'We need a few more details to give you helpful insights.',
              tone: 'problem',
            })
          }
        >
          Something is missing
        </Button>
        <Button
          onClick={() => {
            saved += 1;
            notify({ title: `Draft ${saved} saved` });
          }}
        >
          Something happened
        </Button>
      </div>
      <ToastRegion variant={variant} />
    </>
  );
}
