import type { Shell } from '#wire/shell.ts';

type Settings = NonNullable<Shell['analytics']>;

/** The one command of the tag: what is queued before its script arrives is read by the script. */
type Gtag = (...command: readonly unknown[]) => void;

export interface TagWindow {
  gtag: Gtag;
  close: () => void;
}

const sixMonths = 182 * 24 * 60 * 60;

/** Nothing for advertising, ever; storage for counting, because the visitor allowed it. */
const storageConsent = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  personalization_storage: 'denied',
  functionality_storage: 'denied',
  analytics_storage: 'granted',
};

/**
 * Loads the tag into an empty document of its own.
 *
 * Settings are not enough to keep a page's address from it. Run on a page, the tag follows history, forms, searches
 * and links by itself and sends their full addresses, whatever page_location says: 'enhanced measurement', which is
 * on for every new tag. In here there is no page to follow: the address is the site's root, nothing led here, and no
 * link, form or history ever changes.
 */
export function openTag({ tagId, origin }: Settings): TagWindow | undefined {
  const frame = emptyDocument();
  const view = frame?.contentWindow as (Window & { dataLayer?: unknown[] }) | null | undefined;
  if (!frame || !view) return undefined;

  const queue: unknown[] = [];
  view.dataLayer = queue;
  // The script tells commands from other entries by their being an arguments object, not an array.
  function gtag(..._command: readonly unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments);
  }
  gtag('consent', 'default', storageConsent);
  gtag('set', 'ads_data_redaction', true);
  gtag('js', new Date());
  gtag('config', tagId, {
    send_page_view: false,
    page_location: location.origin,
    page_title: '',
    page_referrer: '',
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_domain: 'none',
    cookie_expires: sixMonths,
    cookie_update: false,
  });

  const script = view.document.createElement('script');
  script.async = true;
  script.src = `${origin}/gtag/js?id=${encodeURIComponent(tagId)}`;
  view.document.head.append(script);
  return {
    gtag,
    close() {
      // The tag's own switch: without it, the tag reports the end of the visit when its document goes.
      Object.assign(view, { [`ga-disable-${tagId}`]: true });
      frame.remove();
    },
  };
}

/**
 * A hidden document at the site's root address that knows nothing of the page around it, or undefined where the
 * browser does not let one be made: then nothing is measured.
 */
function emptyDocument(): HTMLIFrameElement | undefined {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Measuring';
  document.body.append(frame);
  const view = frame.contentWindow;
  try {
    if (!view) throw new Error('no window');
    // The tag runs at web addresses only. Opening gives this document the page's own; replacing it leaves the root.
    view.document.open();
    view.document.close();
    view.history.replaceState(null, '', '/');
    Object.defineProperty(view.document, 'referrer', { value: '' });
    if (view.location.href !== `${location.origin}/` || view.document.referrer !== '') throw new Error('not neutral');
    return frame;
  } catch {
    frame.remove();
    return undefined;
  }
}
