/** The target of a card: another page, in place, or not available yet. */
export type ToolWay = { href: string } | 'inline' | 'coming-soon';

export interface Tool {
  id: string;
  name: string;
  category: string;
  /** Its purpose, in a sentence. */
  text: string;
  /** Its content: short facts. */
  facts: readonly string[];
  way: ToolWay;
  /** Words of the link. */
  action: string;
}

export const tools: readonly Tool[] = [
  {
    id: 'calculator',
    name: 'Body Metrics Calculator',
    category: 'Calculator',
    text: 'Body mass index, waist, the energy you use in a day, protein, and where 12 weeks may lead. Every number shows its formula.',
    facts: ['About 2 minutes', 'Six answers', 'Nothing is kept'],
    way: 'inline',
    action: 'Open the calculator',
  },
  {
    id: 'sleep',
    name: 'Sleep Assessments',
    category: 'Sleep',
    text: 'STOP-BANG looks at the risk of sleep apnoea. The Epworth scale looks at how likely you are to doze in the day.',
    facts: ['STOP-BANG, 8 questions', 'Epworth, 8 situations'],
    way: { href: '/sleep-recovery-optimisation' },
    action: 'Go to the sleep assessments',
  },
  {
    id: 'mental-health',
    name: 'Mental Health Assessments',
    category: 'Mental health',
    text: 'BEDS-7, adapted, looks at eating that feels out of control. ASRS part A looks at attention and restlessness in adults.',
    facts: ['BEDS-7, 7 questions', 'ASRS, 6 questions'],
    way: { href: '/mental-health-support' },
    action: 'Go to the mental health assessments',
  },
  {
    id: 'audit-c',
    name: 'Alcohol Screening (AUDIT-C)',
    category: 'Alcohol',
    text: 'Three questions about how often and how much you drink, and what the national guideline says to it.',
    facts: ['3 questions', 'Under a minute'],
    way: { href: '/mental-health-support' },
    action: 'Go to AUDIT-C',
  },
  {
    id: 'progress',
    name: 'Progress Tracker',
    category: 'Progress',
    text: 'A private place for the numbers that matter to you, over time.',
    facts: [],
    way: 'coming-soon',
    action: 'Coming Soon',
  },
];

/** Up to this many tools, looking is quicker than searching. */
export const mostWithoutSearch = 6;

export const offersSearch = (all: readonly Tool[]): boolean => all.length > mostWithoutSearch;

export const categoriesOf = (all: readonly Tool[]): string[] => [...new Set(all.map(({ category }) => category))];

/** The tools of a category, or of all where it is empty, that match every word of the search. */
export function matchingTools(all: readonly Tool[], search: string, category: string): Tool[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((tool) => {
    const text = [tool.name, tool.category, tool.text, ...tool.facts].join(' ').toLowerCase();
    return (category === '' || tool.category === category) && words.every((word) => text.includes(word));
  });
}
