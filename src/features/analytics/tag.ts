import type { Shell } from '#wire/shell.ts';

type Settings = NonNullable<Shell['analytics']>;

/** The one command of the tag: what is queued before its script arrives is read by the script. */
type Gtag = (...command: readonly unknown[]) => void;

export interface TagWindow {
  gtag: Gtag;
  close: () => void;
}

const sixMonths = 182 * 24 * 60 * 60;

/** Advertising storage is always denied. Analytics storage is granted, because the visitor allowed it. */
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
 * Settings do not hide a page's address from the tag. Run on a page, it follows history, forms, searches and links and
 * sends their full addresses, whatever page_location says: this is 'enhanced measurement', the default of every new tag. In
 * the empty document the address is the site's root, the referrer is empty, and no link, form or history changes.
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
      // The tag's own switch: without it, the tag reports the end of the visit when its document is removed.
      Object.assign(view, { [`ga-disable-${tagId}`]: true });
      frame.remove();
    },
  };
}

/**
 * A hidden document at the site's root address, isolated from the page around it. Undefined where the browser does not
 * allow one: then nothing is measured.
 */
function emptyDocument(): HTMLIFrameElement | undefined {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Measuring';
  document.body.append(frame);
  const view = frame.contentWindow;
  try {
    if (!view) throw new Error('no window');
    // The tag runs at web addresses only. Opening gives this document the page's address; replacing it leaves the root.
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
