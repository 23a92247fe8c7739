/**
 * Headings, labels and titles of notices are in sentence case: a capital begins the sentence, and names have theirs. Wordings
 * that a requirement fixes stand in `fixed`, with the few that stand in one list with them; docs/terms.md has the rule.
 */

const fixed: readonly string[] = [
  // CITY-01 to CITY-06
  'Weight Loss Clinic',
  'Book Your Bulk Billed Consultation',
  'Why Choose',
  'Serving All',
  'Areas via Telehealth',
  'Trusted by',
  'Residents',
  // SUB-06
  "What's Included",
  'Key Benefits',
  'Ready to Start Your Health Journey?',
  // HOME, and buttons of CITY, FAQ, TOOLS and CHAT
  'Initial First Appointment',
  'Follow-up Appointment',
  'Non-Weight GP Appointment',
  'Book Consultation',
  'Book Follow-up',
  'Book Today',
  'Book Your Consultation',
  'Book Professional Consultation',
  'Email Us',
  // SHELL, and the pillars that stand in one menu with those that the rows name
  'Main Pages',
  'Evidence Pillars',
  'Medical Weight Management',
  'Nutrition & Meal Planning',
  'Movement & Activity Programs',
  'Mental Health Support',
  'Sleep & Recovery Optimisation',
  'Goal Setting & Maintenance',
  // TOOLS, CALC, SCREEN, and the tools that stand in one list with those that the rows name
  'Body Metrics Calculator',
  'Sleep Assessments',
  'Mental Health Assessments',
  'Alcohol Screening (AUDIT-C)',
  'Progress Tracker',
  'Coming Soon',
  'Lower Risk',
  'Substantially Increased Risk',
  'Increased Risk',
  'AI Interpretation Unavailable',
  'Download Report',
  'Share Results',
  // CHAT
  'AI Health Assistant',
  // BLOG, EDIT, AI: the blog and the titles of what its editor says
  'Featured Articles',
  'Latest Articles',
  'All Articles',
  'Blog Post Not Found',
  'Back to Blog',
  'Clear Filters',
  'Back to Site',
  'New Post',
  'Image Uploaded',
  'Invalid File',
  'File Too Large',
  'Upload Failed',
  'Missing Input',
  'Missing Information',
  'AI Post Created',
  'AI Creation Failed',
  'Master AI Optimize',
  'Master AI Optimization Complete',
  'AI Optimization Failed',
  // AUTH, ADMIN
  'Staff Login Required',
  'Return to Login',
  'Blog Management',
  'Security Settings',
  'System Logs',
];

/** Names of things that are not one clinic's. */
const names: readonly string[] = [
  'Medicare',
  'English',
  'Tuesday',
  'Queensland',
  'Tweed Heads',
  'Eating Disorder plan',
  'Epworth Sleepiness Scale',
  'Part A',
];

const headings = {
  md: [/^#{1,6} (.+)$/gm, /^title: (.+)$/gm],
  yaml: [/^ *(?:- )?(?:title|heading|label|question): (.+)$/gm],
  code: [
    /<(?:h[1-6]|legend|caption|th|dt|summary|Button|ButtonLink)\b(?:=>|[^>])*>\s*([^<{>]+)/g,
    /\b(?:title|heading|label)(?:: |=)["'`]([^"'`\n]+)["'`]/g,
  ],
} as const;

/** Where a heading or label has a capital that begins no sentence and no name, each with its line. */
export function capitalsIn(file: string, text: string, clinicNames: readonly string[] = []): string[] {
  const kind = file.endsWith('.md') ? 'md' : /\.ya?ml$/.test(file) ? 'yaml' : 'code';
  return headings[kind].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [, heading = ''] = match;
      const read = [...fixed, ...names, ...clinicNames].reduce((left, known) => left.replaceAll(known, ''), heading);
      const sentences = read.replace(/\{[#{].*?\}/g, '').split(/(?<=[.?!:])\s+/);
      const capital = sentences.flatMap((sentence) => sentence.trim().split(/\s+/).slice(1)).find(isCapital);
      if (!capital) return [];
      const line = text.slice(0, match.index).split('\n').length;
      return [`${file}:${line}: '${heading.trim()}' is written in sentence case ('${capital}'); see docs/terms.md`];
    }),
  );
}

/** Capitals alone, as in BMI or GP, are names; so are letters with figures in them. */
function isCapital(word: string): boolean {
  return /^["'(‘“]?\p{Lu}\p{Ll}/u.test(word);
}
