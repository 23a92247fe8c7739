interface SwitchProps<Value extends string> {
  /** What is switched, for screen readers. */
  label: string;
  name: string;
  options: readonly { value: Value; label: string; name: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A small choice that takes effect at once, such as a unit. It needs script, and stays away without it. */
export function Switch<Value extends string>({ label, name, options, value, onChange }: SwitchProps<Value>) {
  return (
    <fieldset className="noscript:hidden print:hidden">
      <legend className="sr-only">{label}</legend>
      <div className="inline-flex rounded-card border border-edge bg-surface p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative grid min-h-10 min-w-12 cursor-pointer place-items-center rounded-sm px-3 text-sm font-semibold text-brand-deep eased hover:bg-mist has-checked:bg-brand has-checked:text-on-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              aria-label={option.name}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span aria-hidden="true">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
