import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, onTheme } from './theme.ts';

/**
 * Switches dark colours on or off. Without script the page follows the device. The server does not know the device's
 * setting, so until the script loads CSS draws the icon, and no state is exposed.
 */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  const theme = useSyncExternalStore(onTheme, currentTheme, () => null);
  return (
    <button
      type="button"
      aria-pressed={theme === null ? undefined : theme === 'dark'}
      // Read at the press: an earlier press is replayed before this is rendered again.
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
      className={`inline-flex items-center gap-2 noscript:hidden ${className}`}
    >
      {/* A disc with one half in the shade. */}
      <span
        aria-hidden="true"
        className="size-4 shrink-0 rounded-pill border-2 border-current bg-[linear-gradient(90deg,light-dark(#0000,currentColor)_50%,light-dark(currentColor,#0000)_50%)]"
      />
      Dark colours
    </button>
  );
}
