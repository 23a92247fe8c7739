/** The colours of the browser's own bar: those of the page's warm band. */
export const barColours = { light: '#f7f3ea', dark: '#1d2220' } as const;

export type Theme = keyof typeof barColours;

/**
 * Runs in the head of every page, before the first paint: pages are cached for all visitors, and only the browser knows the
 * visitor's choice. A browser without storage follows its own setting.
 */
export const storedThemeScript = 'try{const t=localStorage.theme;if(t)document.documentElement.dataset.theme=t}catch{}';

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

function preferred(): Theme {
  return prefersDark().matches ? 'dark' : 'light';
}

/** The current theme of the page. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : preferred();
}

/** Applies a theme. A choice equal to the device's setting is not stored, so that the page follows the device again. */
export function chooseTheme(theme: Theme): void {
  const differs = theme !== preferred();
  if (differs) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  try {
    if (differs) localStorage.theme = theme;
    else localStorage.removeItem('theme');
  } catch {
    // Storage is off: the choice holds for this page.
  }
  dispatchEvent(new Event(changed));
}

const changed = 'theme-changed';

/** Calls back whenever the theme may change: here, in another window, by the device. */
export function onTheme(act: () => void): () => void {
  const show = () => {
    for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
      bar.content = barColours[currentTheme()];
    act();
  };
  const readAgain = () => {
    try {
      const { theme } = localStorage;
      if (theme) document.documentElement.dataset.theme = theme;
      else delete document.documentElement.dataset.theme;
    } catch {
      // As above.
    }
    show();
  };
  const device = prefersDark();
  show();
  addEventListener(changed, show);
  addEventListener('storage', readAgain);
  // A page from the back-forward cache may be older than the choice.
  addEventListener('pageshow', readAgain);
  device.addEventListener('change', show);
  return () => {
    removeEventListener(changed, show);
    removeEventListener('storage', readAgain);
    removeEventListener('pageshow', readAgain);
    device.removeEventListener('change', show);
  };
}
