import { Button } from '#ui/button/button.tsx';
import { notify } from '#ui/toast/toasts.ts';
import { copyText } from './copy-text.ts';

interface CopyButtonProps {
  /** The text to copy, such as an email address. */
  text: string;
  /** The button's label. */
  children?: string;
  /** The notice after copying. */
  done?: string;
  className?: string;
}

/** Copies a text, for visitors whose browser opens no mail program. It is hidden without script. */
export function CopyButton({
  text,
  children = 'Copy address',
  done = 'Email address copied',
  className = '',
}: CopyButtonProps) {
  async function copy(): Promise<void> {
    if (await copyText(text)) notify({ title: done, description: text, tone: 'good' });
    else
      notify({
        title: 'Your browser did not allow copying',
        description: `Please copy it by hand: ${text}`,
        tone: 'problem',
      });
  }
  return (
    <Button icon="copy" onClick={copy} className={`noscript:hidden ${className}`}>
      {children}
    </Button>
  );
}
