import type { HealthKind } from '#domain/blog/post-health.ts';

/** What published posts lack. */
export interface ContentHealthView {
  /** Posts that were looked at; null while the first look goes on. */
  posts: number | null;
  /** Whether it is being looked at anew. */
  looking: boolean;
  found: HealthGroup[];
}

export interface HealthGroup {
  kind: HealthKind;
  /** Posts that lack it. */
  count: number;
  /** The newest of them. */
  posts: { id: string; title: string; detail?: string }[];
}
