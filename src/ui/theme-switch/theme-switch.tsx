import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, onTheme } from './theme.ts';

/** Dark colours, on or off. Without script the page is as the device asks. */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  const isDark = useSyncExternalStore(onTheme, currentTheme, () => 'light') === 'dark';
  return (
    <button
      type="button"
      aria-pressed={isDark}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
      className={`inline-flex items-center gap-2 noscript:hidden ${className}`}
    >
      {/* A disc, one half of it in the shade. */}
      <span aria-hidden="true" className="size-4 shrink-0 overflow-hidden rounded-pill border-2 border-current">
        <span className={`block h-full w-1/2 bg-current ${isDark ? '' : 'ml-[50%]'}`} />
      </span>
      Dark colours
    </button>
  );
}
