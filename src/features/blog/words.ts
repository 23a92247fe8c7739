/** The words of the blog's own pages; the articles bring theirs. */
export const blogWords = {
  seo: {
    title: 'Articles on weight, food, sleep and movement',
    description:
      'Plain-English reading on weight, food, movement, sleep and mental health from a nurse practitioner-led clinic, with the sources at the foot of each article.',
    keywords: ['weight management articles', 'health blog Australia', 'nurse practitioner articles'],
  },
  title: 'Reading for the in-between days',
  lead: 'Plain words on food, sleep, movement and mood, written by our clinicians, with the evidence at the foot of each article.',
  empty: {
    title: 'No articles found',
    filtered: 'Nothing we have written matches. A shorter word often finds more, such as “sleep” or “walk”.',
    blank: 'Our first articles are on their way.',
    beyond: 'The list is not that long.',
  },
  failed: {
    title: 'Failed to fetch blog posts',
    text: 'Our articles cannot be read just now. Nothing is lost, and nothing you did caused it. Please try again in a moment.',
  },
  loading: 'Loading articles...',
  notice: {
    title: 'General information, not personal advice',
    text: 'This article cannot know your history, your medicines or what you are going through. Please talk with a health professional before you change treatment, and sooner if something worries you.',
  },
} as const;
