import { Button } from '#ui/button/button.tsx';
import { notify } from '#ui/toast/toasts.ts';
import { copyText } from './copy-text.ts';

interface CopyButtonProps {
  /** What is copied, such as an email address. */
  text: string;
  /** The button's words. */
  children?: string;
  /** What the notice says afterwards. */
  done?: string;
  className?: string;
}

/**
 * Copies a text, for people whose mail does not open from the browser. It stays away where scripts are off, because
 * it could do nothing there.
 */
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
