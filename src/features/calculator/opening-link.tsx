/** Set by server/http/pages/deferred-modules.ts before the first paint, while an address with values in its fragment opens. */
const mark = 'opens-values';

/** What a copied link shows until its result is there: its values never reach a server, so the page comes without them. */
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
