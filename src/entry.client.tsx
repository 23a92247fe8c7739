import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { iconFile } from '#ui/icon/icon.tsx';
import { leavePressToReact, noteEarlyState, tellEarlyState } from '#ui/part/early-state.ts';
import { followReplacedText } from '#ui/part/replaced-text.ts';

const root = document.documentElement;
// Where React draws the whole document anew, it takes these from its element.
const marks = { ...root.dataset };
followReplacedText();
noteEarlyState();

startTransition(() => {
  hydrateRoot(
    document,
    <Answering>
      <HydratedRouter />
    </Answering>,
    { onRecoverableError: reportUnexpected },
  );
});

const given = window as { isDrawnFromOther?: boolean };

/** A page whose posts changed before its script came is drawn anew by React where its words are others: that is no fault. */
function reportUnexpected(error: unknown) {
  if (!given.isDrawnFromOther) reportError(error);
}

/** Says when React holds the page, for what was done before; see server/http/pages/deferred-modules.ts. */
function Answering({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, marks, { script: 'here' });
    leavePressToReact();
    dispatchEvent(new Event('page-takes-over'));
  }, []);
  // Once every other effect has run, and outside of them: whatever a button needs is there.
  useEffect(() => {
    setTimeout(tellEarlyState);
    // The icons that this page did not bring: there at once when a button or the next page draws one.
    new Image().src = iconFile;
  }, []);
  return children;
}
