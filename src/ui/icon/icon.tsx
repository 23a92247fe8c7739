// biome-ignore-all lint/security/noDangerouslySetInnerHtml: the icons of this folder
import { iconPathsOf } from './drawings.ts';
import iconFile from './icons.svg?url';

/** Drawn in icons.svg; `npm run icons` writes it. */
export const iconNames = [
  'activity',
  'apple',
  'arrow-left',
  'arrow-right',
  'baby',
  'bag',
  'bed',
  'bell',
  'brain',
  'calendar',
  'calendar-check',
  'camera',
  'chart',
  'check',
  'clipboard',
  'clock',
  'coffee',
  'compass',
  'copy',
  'download',
  'dumbbell',
  'file-text',
  'flame',
  'footprints',
  'handshake',
  'heart',
  'heart-pulse',
  'home',
  'leaf',
  'lightbulb',
  'list',
  'lock',
  'mail',
  'map-pin',
  'medal',
  'message',
  'moon',
  'mountain',
  'phone',
  'pill',
  'printer',
  'receipt',
  'refresh',
  'ruler',
  'scale',
  'search',
  'share',
  'shield',
  'smile',
  'sparkles',
  'sprout',
  'stethoscope',
  'sun',
  'target',
  'thermometer',
  'timer',
  'users',
  'utensils',
  'video',
  'waves',
  'wifi',
  'wine',
] as const;

export type IconName = (typeof iconNames)[number];

/** The file of icons that are not part of the page's HTML. */
export { iconFile };

/**
 * A decorative icon beside words, hidden from screen readers.
 *
 * The server renders it into the page, and hydration leaves the inside of such an element unchanged. Icons that the browser
 * renders refer to one file of icons, so no script contains them.
 */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  const drawing = import.meta.env.SSR ? iconPathsOf(name) : `<use href="${iconFile}#${name}"/>`;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      // Sized also without the style sheet: classes override these.
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
