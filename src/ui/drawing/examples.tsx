import { Drawing } from './drawing.tsx';
import file from './example.svg';

const drawing = { href: file, width: 800, height: 600 };

export function ThatTellsSomething() {
  return (
    <Drawing
      drawing={drawing}
      alt="A saltbush sprig on the sand, the sun low over the bay"
      className="w-full max-w-md rounded-large"
    />
  );
}

export function Decoration() {
  return <Drawing drawing={drawing} alt="" className="w-40 rounded-card" />;
}
