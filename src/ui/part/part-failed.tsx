import type { ReactNode } from 'react';
import { Notice } from '../notice/notice.tsx';

/** The fallback of a failed part: the failure, and what to do instead. */
export function PartFailed({ what, children }: { what: string; children?: ReactNode }) {
  return (
    <Notice tone="problem" className="my-6">
      <p>{what} could not be shown here. The rest of the page works.</p>
      {children}
    </Notice>
  );
}
