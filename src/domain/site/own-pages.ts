/** Metadata of the product's own pages. */
export const ownPages = {
  tools: {
    title: 'Free health tools and self-checks',
    description:
      'Free health tools without sign-up: a body metrics calculator, and short self-checks of sleep, eating, attention and alcohol. Screening is not a diagnosis.',
    keywords: ['free health tools', 'health self-check', 'BMI calculator', 'sleep questionnaire'],
  },
  calculator: {
    title: 'Body metrics calculator',
    description:
      'Work out body mass index, waist risk, daily energy, protein and a 12-week projection, with the formula and source behind each number. Free, private.',
    keywords: ['body metrics calculator', 'BMI calculator Australia', 'daily energy calculator', 'protein calculator'],
  },
  blog: {
    title: 'Articles on weight, food, sleep and movement',
    description:
      'Plain-English reading on weight, food, movement, sleep and mental health from a clinic led by a nurse practitioner.',
    keywords: ['weight management articles', 'health blog Australia', 'nurse practitioner articles'],
  },
} as const;
