/** Set by server/http/pages/deferred-modules.ts before the first paint, while an address with values in its fragment opens. */
const mark = 'opens-values';

/** Shown while a copied link opens: its values never reach a server, so the page arrives without them. */
export function OpeningLink() {
  return (
    <p className="mb-8 hidden rounded-card bg-mist p-5 text-lead font-semibold in-[.opens-values]:block print:hidden">
      Working out the result of your link…
    </p>
  );
}

/** Shows the form again. The result, where the link holds one, is there by now. */
export function linkIsOpened(): void {
  document.documentElement.classList.remove(mark);
}
