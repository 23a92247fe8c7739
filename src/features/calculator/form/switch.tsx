interface SwitchProps<Value extends string> {
  /** What is switched, for screen readers. */
  label: string;
  name: string;
  options: readonly { value: Value; label: string; name: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A small choice with immediate effect, such as a unit. It needs script and is hidden without it. */
export function Switch<Value extends string>({ label, name, options, value, onChange }: SwitchProps<Value>) {
  return (
    <fieldset className="noscript:hidden print:hidden">
      <legend className="sr-only">{label}</legend>
      <div className="inline-flex rounded-card border border-edge bg-surface p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative cursor-pointer rounded-sm text-sm font-semibold text-brand-deep eased hover:bg-mist"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              aria-label={option.name}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {/* Firefox before 121 has no :has, so the style reads the choice from the neighbour. */}
            <span
              aria-hidden="true"
              className="grid min-h-10 min-w-12 place-items-center rounded-sm px-3 eased peer-checked:bg-brand peer-checked:text-on-strong peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus forced-colors:peer-checked:outline-2"
            >
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
