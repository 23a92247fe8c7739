import type { ProposedField } from '#domain/blog/ai-result.ts';
import type { BlogAiAction, BlogAiStage } from '#wire/blog-ai.ts';

/** A writing help for one field of a post. */
export interface FieldAction {
  action: Extract<
    BlogAiAction,
    'optimize_content' | 'generate_excerpt' | 'suggest_tags' | 'suggest_category' | 'generate_meta_description'
  >;
  field: ProposedField;
  label: string;
  /** The notice after success. */
  done: { title: string; description: string };
}

const complete = 'AI Optimization Complete';

/** The writing helps for one field; each needs a title. */
export const fieldActions: readonly FieldAction[] = [
  {
    action: 'optimize_content',
    field: 'content',
    label: 'Improve content',
    done: { title: complete, description: 'Content optimised successfully' },
  },
  {
    action: 'generate_excerpt',
    field: 'excerpt',
    label: 'Generate excerpt',
    done: { title: complete, description: 'Excerpt generated successfully' },
  },
  {
    action: 'suggest_tags',
    field: 'tags',
    label: 'Suggest tags',
    done: { title: complete, description: 'Tags generated successfully' },
  },
  {
    action: 'suggest_category',
    field: 'category',
    label: 'Suggest category',
    done: { title: complete, description: 'Category generated successfully' },
  },
  {
    action: 'generate_meta_description',
    field: 'metaDescription',
    label: 'Generate meta description',
    done: { title: complete, description: 'Meta description generated successfully' },
  },
];

export const masterDone = {
  title: 'Master AI Optimization Complete',
  description: 'Look through every change below, then save.',
} as const;

/** Shown where the failure has no words of its own. */
export const aiFailureWords = {
  optimise: { title: 'AI Optimization Failed', description: 'Could not optimize content with AI' },
  create: { title: 'AI Creation Failed', description: 'Could not create post with AI' },
  noResult: 'No result returned from AI function',
} as const;

const stages: Readonly<Record<BlogAiStage, string>> = {
  'reading-image': 'AI is looking at the picture.',
  writing: 'AI is writing.',
  checking: 'The text is being checked.',
};

/** Progress, for the person who waits. */
export const stageWords = (stage: BlogAiStage | undefined): string => (stage ? stages[stage] : 'AI is writing.');
