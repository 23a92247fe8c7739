/** The browser's own bar, in the colour of the page's warm band. */
export const barColours = { light: '#f7f3ea', dark: '#1d2220' } as const;

export type Theme = keyof typeof barColours;

/**
 * Runs in the head of every page, before anything is drawn: pages are the same for everybody, and what a visitor chose is
 * known to the browser alone. A browser that keeps nothing follows its own setting.
 */
export const storedThemeScript = 'try{const t=localStorage.theme;if(t)document.documentElement.dataset.theme=t}catch{}';

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

function preferred(): Theme {
  return prefersDark().matches ? 'dark' : 'light';
}

/** What the page is shown in. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : preferred();
}

/** Shows the page in these colours. What the device asks for anyway is not kept, so that the page follows it again. */
export function chooseTheme(theme: Theme): void {
  const differs = theme !== preferred();
  if (differs) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  try {
    if (differs) localStorage.theme = theme;
    else localStorage.removeItem('theme');
  } catch {
    // Nothing is kept here: the choice holds for this page.
  }
  dispatchEvent(new Event(changed));
}

const changed = 'theme-changed';

/** Calls back whenever the page may be shown in other colours: here, in another window, by the device. */
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
  // A page that the browser kept whole may come back after the choice was made on another.
  addEventListener('pageshow', readAgain);
  device.addEventListener('change', show);
  return () => {
    removeEventListener(changed, show);
    removeEventListener('storage', readAgain);
    removeEventListener('pageshow', readAgain);
    device.removeEventListener('change', show);
  };
}
