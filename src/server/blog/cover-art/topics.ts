/** Objects by tag; the first tag with a match decides. */
const byTag: readonly (readonly [RegExp, string])[] = [
  [/adhd|fridge|kitchen/, 'fridge'],
  [/shift|clock|routine|timing/, 'clock'],
  [/apnoea|snor|tired|insomnia/, 'bed'],
  [/sleep|night/, 'lamp'],
  [/alcohol|wine|drink/, 'glass'],
  [/budget|cook|meal plan/, 'pot'],
  [/eating out|restaurant|portion/, 'plate'],
  [/protein|egg/, 'egg'],
  [/fibre|grain|bread/, 'loaf'],
  [/label|shopping|pantry/, 'jar'],
  [/fruit|vegetable|snack/, 'fruit'],
  [/waist|measur/, 'tape'],
  [/bmi|weighing|plateau|scales/, 'scales'],
  [/regain|biology/, 'buoy'],
  [/habit|balance|stress|mindful/, 'stones'],
  [/walk|running|shoes/, 'shoe'],
  [/strength|muscle|exercise/, 'dumbbell'],
  [/goal|progress|step/, 'stairs'],
  [/menopause|flush/, 'fan'],
  [/blood test|results|pathology/, 'tubes'],
  [/blood pressure|heart|check/, 'cuff'],
  [/stigma|language|family|talk/, 'chairs'],
  [/emotional|evening|caffeine|coffee/, 'cup'],
  [/first visit|appointment|booking/, 'calendar'],
  [/telehealth|video|phone|privacy/, 'phone'],
];

/** Objects by category, for articles without a matching tag. */
const byCategory: readonly (readonly [RegExp, readonly string[]])[] = [
  [/sleep/, ['lamp', 'bed', 'clock']],
  [/food|nutrition|eating|recipe/, ['bowl', 'fruit', 'plate', 'pot', 'loaf']],
  [/move|exercise|activity/, ['shoe', 'dumbbell', 'stairs']],
  [/mind|mental|mood/, ['stones', 'cup', 'chairs']],
  [/weight/, ['stairs', 'tape', 'scales', 'buoy']],
  [/health|check|medic/, ['cuff', 'tubes']],
  [/visit|clinic|news|medicare/, ['calendar', 'phone', 'chairs']],
];

/** The object for an article: by its tags, else by its category, else any, chosen by `number`. */
export function objectFor(
  post: { category: string; tags: readonly string[] },
  all: readonly string[],
  number: number,
): string {
  for (const tag of post.tags) {
    const match = byTag.find(([words]) => words.test(tag.toLowerCase()));
    if (match) return match[1];
  }
  const [, choice = all] = byCategory.find(([words]) => words.test(post.category.toLowerCase())) ?? [];
  return choice[number % choice.length] ?? '';
}
