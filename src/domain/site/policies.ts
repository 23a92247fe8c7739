/** The policies that every footer links to. */
export const policyLinks = [
  { label: 'Terms', href: '/terms' },
  { label: 'Privacy', href: '/privacy' },
  { label: 'Medicare billing', href: '/medicare' },
  { label: 'Complaints', href: '/complaints' },
  { label: 'Data deletion', href: '/data-deletion' },
  { label: 'Accessibility', href: '/accessibility' },
] as const;
