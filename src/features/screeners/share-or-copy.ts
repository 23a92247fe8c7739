import { copyText } from '#ui/copy-button/copy-text.ts';

interface Shared {
  title: string;
  text: string;
}

/** Functions of the device; tests pass their own. */
export interface Device {
  share?: ((shared: Shared) => Promise<void>) | undefined;
  copy: (text: string) => Promise<boolean>;
}

/** `closed`: the visitor closed the share sheet without a choice, which ends the action. */
export type ShareOutcome = 'shared' | 'closed' | 'copied' | 'failed';

/** Shares by the device's share sheet, or by the clipboard where it is missing or fails. */
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
  // Not every browser has it, although its types say so.
  const { share } = navigator as { share?: Navigator['share'] };
  return { share: share?.bind(navigator), copy: copyText };
}
