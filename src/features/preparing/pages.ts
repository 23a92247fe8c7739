import type { IconName } from '#ui/icon/icon.tsx';

interface PreparingText {
  seo: { title: string; description: string; keywords: string[] };
  title: string;
  lead: string;
  alt: string;
  itemsTitle: string;
  items: readonly { title: string; text: string; icon: IconName }[];
  meanwhile: readonly { label: string; href: string; text: string }[];
}

/** The words of pages whose tools come with the next releases; each goes when its tool arrives. */
export const preparing = {
  blog: {
    seo: {
      title: 'Articles on weight, food, sleep and movement',
      description:
        'Plain-English reading on weight, food, movement, sleep and mental health from a nurse practitioner-led clinic. Start with our six evidence pages.',
      keywords: ['weight management articles', 'health blog Australia', 'nurse practitioner articles'],
    },
    title: 'Reading for the in-between days',
    lead: 'Our first articles are with the editor. In the meantime these six pages are the best of what we know, with the sources at the foot of each.',
    alt: 'An open notebook and a cup of tea on a table by a window.',
    itemsTitle: 'What we will write about',
    items: [
      {
        title: 'Food that fits a week',
        text: 'Shopping, cooking and eating out, at Australian prices.',
        icon: 'utensils',
      },
      { title: 'Sleep and hormones', text: 'Why a bad night changes the next day, and what helps.', icon: 'moon' },
      { title: 'Moving comfortably', text: 'Starting from where you are, in the body you have.', icon: 'footprints' },
      {
        title: 'Medicare without the maze',
        text: 'What is paid, what is not, and what to ask first.',
        icon: 'receipt',
      },
    ],
    meanwhile: [
      {
        label: 'Medical weight management',
        href: '/medical-weight-management',
        text: 'Why weight is not a matter of willpower.',
      },
      {
        label: 'Nutrition and meal planning',
        href: '/nutrition-meal-planning',
        text: 'A plate, a week, and no banned foods.',
      },
      {
        label: 'Movement and activity programs',
        href: '/movement-activity-programs',
        text: 'Ten minutes is a real start.',
      },
      { label: 'Mental health support', href: '/mental-health-support', text: 'Food, mood and what lies underneath.' },
      {
        label: 'Sleep and recovery',
        href: '/sleep-recovery-optimisation',
        text: 'The part of the day that shapes the rest.',
      },
      {
        label: 'Goal setting and maintenance',
        href: '/goal-setting-maintenance',
        text: 'Small steps, plateaus and what to do about them.',
      },
    ],
  },
} satisfies Record<string, PreparingText>;
