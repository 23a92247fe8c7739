import { copyText } from '#ui/copy-button/copy-text.ts';

interface Shared {
  title: string;
  text: string;
}

/** What the device can do; a test hands in its own. */
export interface Device {
  share?: ((shared: Shared) => Promise<void>) | undefined;
  copy: (text: string) => Promise<boolean>;
}

/** `closed`: the person closed the device's share sheet without choosing, and wants nothing further. */
export type ShareOutcome = 'shared' | 'closed' | 'copied' | 'failed';

/** The device's own share sheet; where there is none, or it fails, the clipboard. */
export async function shareOrCopy(shared: Shared, device: Device = thisDevice()): Promise<ShareOutcome> {
  if (device.share) {
    try {
      await device.share(shared);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'closed';
    }
  }
  return (await device.copy(shared.text)) ? 'copied' : 'failed';
}

function thisDevice(): Device {
  // Not every browser has it, whatever its types say.
  const { share } = navigator as { share?: Navigator['share'] };
  return { share: share?.bind(navigator), copy: copyText };
}
