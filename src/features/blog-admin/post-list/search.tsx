import { type FormEvent, useEffect, useRef, useState } from 'react';
import { boxClasses } from '#ui/field/field.tsx';

const searchPause = 350;

/** The search of the list. Results follow the typing. */
export function Search({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const [typed, setTyped] = useState(query);
  /** The last search. Repeated before the page has followed, it would make the server check the session again. */
  const sent = useRef(query);
  const send = (text: string) => {
    if (text === sent.current) return;
    sent.current = text;
    onSearch(text);
  };
  const sendNow = useRef(send);
  useEffect(() => {
    sendNow.current = send;
  });
  useEffect(() => {
    const timer = setTimeout(() => sendNow.current(typed.trim()), searchPause);
    return () => clearTimeout(timer);
  }, [typed]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    send(typed.trim());
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not known to every screen reader yet
    <form role="search" onSubmit={submit} className="min-w-56 flex-1 md:max-w-sm">
      <input
        type="search"
        aria-label="Search posts"
        placeholder="Search title, excerpt, tags"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className={boxClasses}
      />
    </form>
  );
}
