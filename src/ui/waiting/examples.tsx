import { Waiting } from './waiting.tsx';

export function WithWords() {
  return (
    <p className="grid justify-items-center gap-4">
      <Waiting />
      Looking for your session...
    </p>
  );
}
