import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ErrorSummary } from './error-summary.tsx';

export function ARefusedForm() {
  const [attempt, setAttempt] = useState(0);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
      className="grid gap-5"
    >
      {attempt > 0 && (
        <ErrorSummary
          title="Missing Information"
          text="We need a few more details."
          problems={[
            { control: 'summary-age', message: 'Please enter your age.' },
            { control: 'summary-height', message: 'Please enter your height.' },
          ]}
          attempt={attempt}
        />
      )}
      {['age', 'height'].map((name) => (
        <label key={name} className="grid max-w-xs gap-1 font-semibold capitalize">
          {name}
          <input id={`summary-${name}`} className="min-h-12 rounded-card border border-edge bg-surface px-4" />
        </label>
      ))}
      <Button type="submit" className="justify-self-start">
        Calculate
      </Button>
    </form>
  );
}
