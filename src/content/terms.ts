/**
 * The product's own words: docs/terms.md says which and why. A stranger is a word for the same thing that is not one of them.
 * Wordings that a requirement fixes stand in `exact`, and nowhere else.
 */

/** Labels of buttons that lead to a booking, by what is booked. */
const bookingLabels: readonly string[] = [
  'Book your first consultation',
  'Book a follow-up',
  'Book a general practice visit',
  'Book a consultation',
  // What the page is about, where a booking is not the point of it.
  'Ask in a consultation',
  'Ask about protein in a consultation',
  'See available times',
  // CITY-01, PAGE-02 to PAGE-09, SUB-06, TOOLS-02, SCREEN-03, CHAT-01, BLOG: as the rows have them.
  'Book Consultation',
  'Book goal setting session',
];

const exact: readonly string[] = [
  'Weight Loss 30 Min, Bulk-Billed',
  'bulk-billed initial consultation',
  'Medicare Bulk-Billed',
  'Medicare bulk-billing available',
  'Initial consultations bulk-billed',
  '100% Bulk Billed',
  'Book Your Bulk Billed Consultation',
  'Book Initial Consultation (Bulk Billed)',
  'Initial consultation 100% bulk billed',
];

const unapproved: readonly { form: RegExp; say: string }[] = [
  { form: /\bbulk-billing\b/gi, say: "'bulk billing', without a hyphen" },
  {
    form: /\bbulk-billed\b(?! (?:first |initial )?(?:visit|consultation|appointment)s?\b)/gi,
    say: "'bulk billed'; with a hyphen only before visit, consultation or appointment",
  },
  { form: /\b[Bb]ulkbill\w*/g, say: "'bulk billed' or 'bulk billing'" },
  { form: /\bBulk Bill(?:ed|ing)\b/g, say: "'bulk billed' in small letters" },
  { form: /\b(?:tele-health|tele health)\b/gi, say: "'telehealth'" },
  { form: /\b(?:gap fee|co-payment|copayment)s?\b/gi, say: "'gap' or 'what you pay'" },
  { form: /\bappts?\b/gi, say: "'appointment'" },
];

/** Anchors, keys and names of footnotes are no words that anyone reads. */
const notRead =
  /\[\^[a-z-]+\]|\{?#[a-z-]+\}?|^\s*(?:note: )?[a-z-]+(?:: >-|:)?\s*$|\binitial-bulk-billed\b|^\s*\/\/.*|^\s*\/?\*.*/gm;

/** Where a text uses another word than the product's, each with its line and what to write. */
export function unapprovedTermsIn(file: string, text: string): string[] {
  const read = exact.reduce((left, wording) => left.replaceAll(wording, ''), text.replaceAll(notRead, ''));
  const lines = read.split('\n');
  const words = lines.flatMap((line, index) =>
    unapproved.flatMap(({ form, say }) =>
      [...line.matchAll(form)].map(
        ([found]) => `${file}:${index + 1}: '${found}' is written ${say}; see docs/terms.md`,
      ),
    ),
  );
  const labels = lines.flatMap((line, index) => {
    const label = /^\s*(?:primaryCTA|label): (?:["'])?(.*?)["']?$/.exec(line)?.[1];
    if (!label || !/^(?:Book|Ask (?:in|about)|See available)\b/.test(label) || bookingLabels.includes(label)) return [];
    return [`${file}:${index + 1}: '${label}' is not one of the booking labels in docs/terms.md`];
  });
  return [...words, ...labels];
}
