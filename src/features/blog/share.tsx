import { Button } from '#ui/button/button.tsx';
import { copyText } from '#ui/copy-button/copy-text.ts';
import { notify } from '#ui/toast/toasts.ts';

/** Passes the article's address to the device's share sheet, or else to the clipboard. */
export function ShareButton({ title, address }: { title: string; address: string }) {
  async function share(): Promise<void> {
    if (await sharedByDevice({ title, url: address })) return;
    if (await copyText(address)) notify({ title: 'Link copied', description: address, tone: 'good' });
    else
      notify({
        title: 'Your browser did not allow copying',
        description: `Please copy it by hand: ${address}`,
        tone: 'problem',
      });
  }
  return (
    <Button icon="share" onClick={share} className="noscript:hidden">
      Share
    </Button>
  );
}

/** Whether the device shared it; a share sheet closed without a choice counts as shared. */
async function sharedByDevice(shared: { title: string; url: string }): Promise<boolean> {
  // Not every browser has it, although its types say so.
  const device = navigator as { share?: Navigator['share'] };
  if (!device.share) return false;
  try {
    await device.share(shared);
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}
