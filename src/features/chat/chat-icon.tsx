const drawings = {
  send: 'M12 19V5m-6.5 6.5L12 5l6.5 6.5',
  stop: 'M7.5 7.5h9v9h-9z',
  minimise: 'M5.5 17.5h13',
  expand: 'M5.5 14.5 12 8l6.5 6.5',
  close: 'm6.5 6.5 11 11m0-11-11 11',
  options: 'M12 6v.01M12 12v.01M12 18v.01',
} as const;

/** The icons of the chat's own buttons, loaded with them. They have no text alternative. */
export function ChatIcon({ name, className = 'size-5' }: { name: keyof typeof drawings; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'options' ? 3 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d={drawings[name]} fill={name === 'stop' ? 'currentColor' : 'none'} />
    </svg>
  );
}
