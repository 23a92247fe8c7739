import type { ReactNode } from 'react';

const surfaces = { surface: 'bg-surface', sand: 'bg-sand', mist: 'bg-mist' } as const;

interface BandProps {
  children: ReactNode;
  surface?: keyof typeof surfaces;
  /** Id of the heading that names the band. */
  labelledBy?: string;
  id?: string;
  className?: string;
}

/** A full-width band of the page: one idea, generous space. */
export function Band({ children, surface = 'surface', labelledBy, id, className = '' }: BandProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${surfaces[surface]} py-16 md:py-24 ${className}`}>
      <div className="wrap">{children}</div>
    </section>
  );
}
