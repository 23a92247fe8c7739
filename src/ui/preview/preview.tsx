import { useEffect, useSyncExternalStore } from 'react';
import { components, type ShownComponent } from './registry.ts';
import { TokensPage } from './tokens-page.tsx';

/** The list of components, and the one named by the address: index.html#button. */
export function Preview() {
  const chosen = useSyncExternalStore(subscribe, () => location.hash.slice(1)) || 'tokens';
  const component = components.find(({ name }) => name === chosen);
  const title = component?.title ?? 'Tokens';
  useEffect(() => {
    document.title = `${title}: component preview`;
  }, [title]);

  return (
    <div className="preview">
      <header className="preview-side">
        <p className="text-h4 font-bold">Component preview</p>
        <nav aria-label="Components">
          <ul className="preview-list">
            <li>
              <a href="#tokens" aria-current={component ? undefined : 'page'}>
                Tokens
              </a>
            </li>
            {components.map(({ name, title }) => (
              <li key={name}>
                <a href={`#${name}`} aria-current={name === chosen ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className="preview-main">
        <h1 className="text-h2">{title}</h1>
        {component ? <Examples key={component.name} component={component} /> : <TokensPage />}
      </main>
    </div>
  );
}

function Examples({ component: { name, examples } }: { component: ShownComponent }) {
  return (
    <>
      <p className="preview-path">src/ui/{name}</p>
      {examples.map(({ title, Show }) => (
        <section key={title} aria-label={`Example: ${title}`}>
          <h2 className="preview-title">{title}</h2>
          <div className="preview-example">
            <Show />
          </div>
        </section>
      ))}
    </>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
