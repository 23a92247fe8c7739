import { PartFailed } from './part-failed.tsx';

export function AToolThatFailed() {
  return (
    <PartFailed what="This self-check">
      <p className="mt-2">You can talk it through with us.</p>
    </PartFailed>
  );
}
