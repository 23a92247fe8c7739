import type { FormatName } from './shortcuts.ts';
import iconFile from './tool-icons.svg?url';

export type ToolName = FormatName | 'picture' | 'shortcuts';

/** The icon of a tool, in a file that `npm run icons` writes for the editor alone: public pages do not load it. */
export function ToolIcon({ name }: { name: ToolName }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5"
    >
      <use href={`${iconFile}#${name}`} />
    </svg>
  );
}
