import { Button } from '#ui/button/button.tsx';

/** The text that another version replaced; one press restores it. */
export function SetAside({ onBringBack, onForget }: { onBringBack: () => void; onForget: () => void }) {
  return (
    <section
      aria-label="Text set aside"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-edge bg-mist p-4"
    >
      <p>Your text from before was set aside.</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onBringBack}>Swap it back</Button>
        <Button onClick={onForget}>Let it go</Button>
      </div>
    </section>
  );
}
