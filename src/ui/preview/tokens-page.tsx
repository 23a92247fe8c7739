import { contrast, suits } from './contrast.ts';
import { designTokens } from './tokens.ts';

const colours = designTokens.filter(({ name }) => name.startsWith('color-'));
const withPrefix = (prefix: string) =>
  designTokens.filter(({ name }) => name.startsWith(prefix) && !name.includes('--'));

const pairs = [
  {
    on: ['surface', 'sand', 'sand-deep', 'mist'],
    text: [
      'ink',
      'ink-soft',
      'brand',
      'brand-deep',
      'accent',
      'good',
      'caution',
      'warning',
      'severe',
      'edge',
      'line',
      'focus',
    ],
  },
  { on: ['brand-tint', 'severe-tint', 'caution-tint'], text: ['ink', 'brand-deep', 'caution', 'severe'] },
  { on: ['brand', 'brand-deep', 'severe', 'ink'], text: ['on-strong'] },
  { on: ['ocean', 'deep'], text: ['on-deep', 'on-deep-soft'] },
] as const;

const pairsInBoth = (['light', 'dark'] as const).flatMap((theme) => pairs.map((pair) => ({ theme, ...pair })));

/** The steps of Tailwind's spacing scale that the pages use: quarters of a rem. */
const spacingSteps = [1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24];

/** The design tokens, with the contrast of every pair in use. */
export function TokensPage() {
  return (
    <>
      <p className="preview-path">src/ui/tokens.css</p>
      <Colours />
      <Contrast />
      <TypeScale />
      <Spacing />
      <Corners />
      <Focus />
    </>
  );
}

function Colours() {
  const groups = [...new Set(colours.map(({ group }) => group))];
  return (
    <section aria-label="Colours">
      <h2 className="preview-title">Colours</h2>
      {groups.map((group) => (
        <div key={group}>
          {group && <h3 className="mt-6 text-h4">{group}</h3>}
          <ul className="preview-swatches">
            {colours
              .filter((colour) => colour.group === group)
              .map(({ name, value, dark, purpose }) => (
                <li key={name}>
                  <span className="preview-swatch" style={{ background: `var(--${name})` }} />
                  <span>
                    <strong>{name.replace('color-', '')}</strong> {value} {dark}
                    <span className="block text-sm text-ink-soft">{purpose}</span>
                  </span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Contrast() {
  return (
    <section aria-label="Contrast">
      <h2 className="preview-title">Contrast</h2>
      <p className="measure">
        Any text needs 4.5, large text and shapes need 3. The figure is computed here from the colours above.
      </p>
      {pairsInBoth.map(({ theme, on, text }) => (
        <section
          key={theme + on.join()}
          className="preview-table"
          aria-label={`Contrast on ${on.join(', ')}: ${theme}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the arrow keys
          tabIndex={0}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">{theme === 'light' ? 'Light' : 'Dark'}</th>
                {on.map((surface) => (
                  <th key={surface} scope="col">
                    on {surface}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {text.map((colour) => (
                <tr key={colour}>
                  <th scope="row">{colour}</th>
                  {on.map((surface) => (
                    <td key={surface}>
                      <Pair text={colourOf(colour)[theme]} surface={colourOf(surface)[theme]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </section>
  );
}

function Pair({ text, surface }: { text: string; surface: string }) {
  const ratio = contrast(text, surface);
  return (
    <span className="flex items-center gap-3">
      {/* A sample as an image, because it also shows pairs that text may not use. */}
      <svg viewBox="0 0 48 32" aria-hidden="true" className="h-8 w-12 shrink-0">
        <rect width="48" height="32" rx="4" fill={surface} stroke="#d9e2dd" />
        <path d="M12 24 21 8h3l9 16M15.5 18.5h14" fill="none" stroke={text} strokeWidth="3.5" />
      </svg>
      <span>
        <strong>{(Math.floor(ratio * 10) / 10).toFixed(1)}</strong>
        <span className="block text-sm text-ink-soft">{suits(ratio)}</span>
      </span>
    </span>
  );
}

function TypeScale() {
  return (
    <section aria-label="Type">
      <h2 className="preview-title">Type</h2>
      <ul className="grid gap-6">
        {withPrefix('text-').map(({ name, value }) => (
          <li key={name}>
            <span className="block text-sm text-ink-soft">
              {name}: {value}
            </span>
            <span
              className="block font-semibold"
              style={{ fontSize: `var(--${name})`, lineHeight: `var(--${name}--line-height)` }}
            >
              {name === 'text-figure' ? '78 kg' : 'You will be listened to'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Spacing() {
  return (
    <section aria-label="Spacing">
      <h2 className="preview-title">Spacing</h2>
      <ul className="grid gap-2">
        {spacingSteps.map((step) => (
          <li key={step} className="flex items-center gap-4">
            <span className="w-28 shrink-0 text-sm">
              {step}: {step * 4} px
            </span>
            <span className="block h-4 rounded-sm bg-brand" style={{ width: `${step * 0.25}rem` }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Corners() {
  return (
    <section aria-label="Corners and shadows">
      <h2 className="preview-title">Corners and shadows</h2>
      <ul className="grid grid-cols-2 gap-6 md:grid-cols-3">
        {[...withPrefix('radius-'), ...withPrefix('shadow-')].map(({ name }) => (
          <li key={name}>
            <span
              className="block h-20 border border-line bg-surface"
              style={name.startsWith('radius') ? { borderRadius: `var(--${name})` } : { boxShadow: `var(--${name})` }}
            />
            <span className="mt-2 block text-sm">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Focus() {
  return (
    <section aria-label="Focus">
      <h2 className="preview-title">Focus</h2>
      <p className="measure">
        The ring and its gap, as the keyboard shows them, on every surface. Tab through any page of this preview to see
        the real one.
      </p>
      <ul className="mt-4 flex flex-wrap gap-4">
        {['surface', 'sand', 'mist', 'brand', 'ocean'].map((surface) => (
          <li key={surface} className="grid gap-2">
            <span className="grid place-items-center p-6" style={{ background: `var(--color-${surface})` }}>
              <span className="preview-focused rounded-sm bg-surface px-4 py-2 font-semibold text-ink">Focused</span>
            </span>
            <span className="text-sm">on {surface}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function colourOf(role: string): { light: string; dark: string } {
  const token = colours.find(({ name }) => name === `color-${role}`);
  if (!token) throw new Error(`src/ui/tokens.css has no colour ${role}; change the pairs in ${import.meta.url}`);
  return { light: token.value, dark: token.dark };
}
