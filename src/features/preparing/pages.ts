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
  tools: {
    seo: {
      title: 'Free health tools and self-checks',
      description: 'What our free health tools look at: body metrics, sleep, eating, attention and alcohol. No sign-up. Screening is not a diagnosis.',
      keywords: ['free health tools', 'health self-check', 'BMI calculator', 'sleep questionnaire'],
    },
    title: 'Six quiet ways to check in with yourself',
    lead: 'A body metrics calculator and five short questionnaires that clinicians also use. We are finishing them with care and they open here soon. Until then, here is what each one looks at.',
    alt: 'Five shells laid out in a row on a shelf, like instruments.',
    itemsTitle: 'What the tools look at',
    items: [
      { title: 'Body metrics calculator', text: 'Body mass index, daily energy, protein and waist, with the formula behind every number.', icon: 'ruler' },
      { title: 'Sleep assessments', text: 'STOP-BANG looks at the risk of sleep apnoea. Epworth looks at daytime sleepiness.', icon: 'moon' },
      { title: 'Eating', text: 'An adapted BEDS-7 asks seven yes-or-no questions about eating that feels out of control.', icon: 'utensils' },
      { title: 'Attention', text: 'ASRS Part A asks six questions about the past six months, for adults.', icon: 'brain' },
      { title: 'Alcohol', text: 'AUDIT-C asks three questions and compares them with the national guideline.', icon: 'wine' },
      { title: 'Private by design', text: 'Answers stay on your device unless you choose to share them. Screening is not a diagnosis.', icon: 'lock' },
    ],
    meanwhile: [
      { label: 'Sleep and recovery', href: '/sleep-recovery-optimisation', text: 'What shapes a night, and tips that do not cost anything.' },
      { label: 'Mental health support', href: '/mental-health-support', text: 'Eating, mood and stress, with numbers to call if you need someone now.' },
      { label: 'Your body mass index', href: '/#tools-title', text: 'Two fields on the home page, worked out on your device.' },
    ],
  },
  calculator: {
    seo: {
      title: 'Body metrics calculator',
      description: 'What our free body metrics calculator works out, from body mass index to daily energy and protein, and how each figure should be read.',
      keywords: ['body metrics calculator', 'BMI calculator Australia', 'daily energy calculator', 'protein calculator'],
    },
    title: 'Your numbers, with the working shown',
    lead: 'The full calculator is being checked figure by figure before it opens here, because a health number that is nearly right is wrong. This is what it will work out for you.',
    alt: 'A dial drawn as tide lines, with a leaf for its pointer.',
    itemsTitle: 'What it works out',
    items: [
      { title: 'Body mass index', text: 'Weight for height, shown on a scale with the bands for adults of 18 and over.', icon: 'scale' },
      { title: 'Energy at rest and in a day', text: 'In kilocalories or kilojoules, by a published formula that you can read.', icon: 'flame' },
      { title: 'Protein, fat and carbohydrate', text: 'Grams a day for your goal, adding up to the energy they come from.', icon: 'utensils' },
      { title: 'Waist', text: 'Waist risk and waist-to-height ratio, if you choose to measure.', icon: 'ruler' },
    ],
    meanwhile: [
      { label: 'Work out your body mass index now', href: '/#tools-title', text: 'Two fields on the home page, worked out on your device.' },
      { label: 'Nutrition and meal planning', href: '/nutrition-meal-planning', text: 'What a day of eating can look like, without counting anything.' },
      { label: 'Medical weight management', href: '/medical-weight-management', text: 'What numbers can and cannot tell you about health.' },
    ],
  },
  blog: {
    seo: {
      title: 'Articles on weight, food, sleep and movement',
      description: 'Plain-English reading on weight, food, movement, sleep and mental health from a nurse practitioner-led clinic. Start with our six evidence pages.',
      keywords: ['weight management articles', 'health blog Australia', 'nurse practitioner articles'],
    },
    title: 'Reading for the in-between days',
    lead: 'Our first articles are with the editor. In the meantime these six pages are the best of what we know, with the sources at the foot of each.',
    alt: 'An open notebook and a cup of tea on a table by a window.',
    itemsTitle: 'What we will write about',
    items: [
      { title: 'Food that fits a week', text: 'Shopping, cooking and eating out, at Australian prices.', icon: 'utensils' },
      { title: 'Sleep and hormones', text: 'Why a bad night changes the next day, and what helps.', icon: 'moon' },
      { title: 'Moving comfortably', text: 'Starting from where you are, in the body you have.', icon: 'footprints' },
      { title: 'Medicare without the maze', text: 'What is paid, what is not, and what to ask first.', icon: 'receipt' },
    ],
    meanwhile: [
      { label: 'Medical weight management', href: '/medical-weight-management', text: 'Why weight is not a matter of willpower.' },
      { label: 'Nutrition and meal planning', href: '/nutrition-meal-planning', text: 'A plate, a week, and no banned foods.' },
      { label: 'Movement and activity programs', href: '/movement-activity-programs', text: 'Ten minutes is a real start.' },
      { label: 'Mental health support', href: '/mental-health-support', text: 'Food, mood and what lies underneath.' },
      { label: 'Sleep and recovery', href: '/sleep-recovery-optimisation', text: 'The part of the day that shapes the rest.' },
      { label: 'Goal setting and maintenance', href: '/goal-setting-maintenance', text: 'Small steps, plateaus and what to do about them.' },
    ],
  },
} satisfies Record<string, PreparingText>;
