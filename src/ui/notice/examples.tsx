import { Button } from '#ui/button/button.tsx';
import { Notice, type NoticeTone } from './notice.tsx';

const words: Record<NoticeTone, string> = {
  problem: 'The post was not saved. Somebody else saved it meanwhile.',
  warning: 'You have changed your answers. The result below still belongs to your earlier ones.',
  information: 'Your session has ended. Please sign in again.',
  done: 'The password is changed.',
  crisis: 'In an emergency call 000.',
};

export function Tones() {
  return (
    <div className="grid gap-4">
      {Object.entries(words).map(([tone, text]) => (
        <Notice key={tone} tone={tone as NoticeTone}>
          {text}
        </Notice>
      ))}
    </div>
  );
}

export function WithTitleAndAction() {
  return (
    <Notice tone="warning" title="Unsaved text was found">
      <p>It was last changed in this browser on Monday and never saved.</p>
      <Button className="mt-4">Restore it</Button>
    </Notice>
  );
}
