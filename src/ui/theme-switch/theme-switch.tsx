import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, onTheme } from './theme.ts';

/**
 * Dark colours, on or off. Without script the page is as the device asks. The server does not know what that is: until the
 * script has arrived the drawing follows the page by its style, and no state is stated.
 */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  const theme = useSyncExternalStore(onTheme, currentTheme, () => null);
  return (
    <button
      type="button"
      aria-pressed={theme === null ? undefined : theme === 'dark'}
      // Read when it is pressed: a press from before the script comes in before this is drawn anew.
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
      className={`inline-flex items-center gap-2 noscript:hidden ${className}`}
    >
      {/* A disc, one half of it in the shade. */}
      <span
        aria-hidden="true"
        className="size-4 shrink-0 rounded-pill border-2 border-current bg-[linear-gradient(90deg,light-dark(#0000,currentColor)_50%,light-dark(currentColor,#0000)_50%)]"
      />
      Dark colours
    </button>
  );
}
